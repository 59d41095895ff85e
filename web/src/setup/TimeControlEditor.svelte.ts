import { readControl, type ControlReading } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { newGameOptions } from './rememberedOptions.svelte';
import { composeTimeControl, NO_CLOCK, parseTimeControlParts, PRESET_CONTROLS, type TimeControlParts } from './timeControlParts';

/**
 * The selected time control: a preset, no clock, or a custom time control. Keeps the fields and the text of a custom
 * time control in sync.
 */
export class TimeControlEditor {
  preset: string = $state(isPreset(newGameOptions.control) ? newGameOptions.control : 'custom');
  text: string = $state(newGameOptions.custom);
  parts: TimeControlParts = $state(parseTimeControlParts(newGameOptions.custom));
  readonly reading: ControlReading = $derived(readControl(this.text, settings.language));

  choosePreset(preset: string): void {
    this.preset = preset;
    if (preset === 'custom') this.#applyReading();
    else newGameOptions.control = preset;
  }

  /** Sets the text, and updates the fields if the text is valid. */
  write(text: string): void {
    this.text = text;
    if (this.reading.valid && this.reading.text !== NO_CLOCK) this.parts = parseTimeControlParts(this.reading.text);
    this.#applyReading();
  }

  /** Updates the text from the fields. */
  compose(): void {
    this.text = composeTimeControl(this.parts);
    this.#applyReading();
  }

  /** Stores the time control if the text is valid. */
  #applyReading(): void {
    if (!this.reading.valid) return;
    newGameOptions.control = this.reading.text;
    if (this.reading.text !== NO_CLOCK) newGameOptions.custom = this.reading.text;
  }
}

function isPreset(control: string): boolean {
  return control === NO_CLOCK || (PRESET_CONTROLS as readonly string[]).includes(control);
}
