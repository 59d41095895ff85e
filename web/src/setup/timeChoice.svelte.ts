import { readControl, type ControlReading } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { chosen } from './chosen.svelte';
import { composeControl, NO_CLOCK, partsOfControl, PRESETS, type Control } from './Control';

/** The choice of a time control: a preset, no clock, or one of their own, as fields and as text in step. */
export class TimeChoice {
  picked: string = $state(isPreset(chosen.control) ? chosen.control : 'custom');
  text: string = $state(chosen.custom);
  parts: Control = $state(partsOfControl(chosen.custom));
  readonly reading: ControlReading = $derived(readControl(this.text, settings.language));

  pick(picked: string): void {
    this.picked = picked;
    if (picked === 'custom') this.#take();
    else chosen.control = picked;
  }

  /** The text was changed; the fields follow as soon as it can be read. */
  write(text: string): void {
    this.text = text;
    if (this.reading.valid && this.reading.text !== NO_CLOCK) this.parts = partsOfControl(this.reading.text);
    this.#take();
  }

  /** A field was changed; the text follows. */
  compose(): void {
    this.text = composeControl(this.parts);
    this.#take();
  }

  /** A text that cannot be read changes nothing. */
  #take(): void {
    if (!this.reading.valid) return;
    chosen.control = this.reading.text;
    if (this.reading.text !== NO_CLOCK) chosen.custom = this.reading.text;
  }
}

function isPreset(control: string): boolean {
  return control === NO_CLOCK || (PRESETS as readonly string[]).includes(control);
}
