import { readControl, type ControlReading } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { newGameOptions } from './rememberedOptions.svelte';
import { composeTimeControl, NO_CLOCK, parseTimeControlParts, PRESET_CONTROLS, type TimeControlParts } from './timeControlParts';

/**
 * The selected time control: a preset, no clock, or a custom time control. Keeps the fields and the text of a custom
 * time control in sync.
 */
export class TimeControlEditor {
  preset: string = $state('');
  text: string = $state('');
  parts: TimeControlParts = $state() as TimeControlParts;
  readonly reading: ControlReading = $derived(readControl(this.text, settings.language));
  readonly #options: { control: string; custom: string };

  /** @param options the object that stores the time control; by default, the options for the next game */
  constructor(options: { control: string; custom: string } = newGameOptions) {
    this.#options = options;
    this.preset = isPreset(options.control) ? options.control : 'custom';
    this.text = options.custom;
    this.parts = parseTimeControlParts(options.custom);
  }

  choosePreset(preset: string): void {
    this.preset = preset;
    if (preset === 'custom') this.#applyReading();
    else this.#options.control = preset;
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
    this.#options.control = this.reading.text;
    if (this.reading.text !== NO_CLOCK) this.#options.custom = this.reading.text;
  }
}

function isPreset(control: string): boolean {
  return control === NO_CLOCK || (PRESET_CONTROLS as readonly string[]).includes(control);
}
