import { readControl, type ControlReading } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { newGameOptions } from './rememberedOptions.svelte';
import { composeTimeControl, NO_CLOCK, parseTimeControlParts, PRESET_CONTROLS, type TimeControlParts } from './timeControlParts';

/** The choice of a time control: a preset, no clock, or one of their own, as fields and as text in step. */
export class TimeControlEditor {
  picked: string = $state(isPreset(newGameOptions.control) ? newGameOptions.control : 'custom');
  text: string = $state(newGameOptions.custom);
  parts: TimeControlParts = $state(parseTimeControlParts(newGameOptions.custom));
  readonly reading: ControlReading = $derived(readControl(this.text, settings.language));

  pick(picked: string): void {
    this.picked = picked;
    if (picked === 'custom') this.#take();
    else newGameOptions.control = picked;
  }

  /** The text was changed; the fields follow as soon as it can be read. */
  write(text: string): void {
    this.text = text;
    if (this.reading.valid && this.reading.text !== NO_CLOCK) this.parts = parseTimeControlParts(this.reading.text);
    this.#take();
  }

  /** A field was changed; the text follows. */
  compose(): void {
    this.text = composeTimeControl(this.parts);
    this.#take();
  }

  /** A text that cannot be read changes nothing. */
  #take(): void {
    if (!this.reading.valid) return;
    newGameOptions.control = this.reading.text;
    if (this.reading.text !== NO_CLOCK) newGameOptions.custom = this.reading.text;
  }
}

function isPreset(control: string): boolean {
  return control === NO_CLOCK || (PRESET_CONTROLS as readonly string[]).includes(control);
}
