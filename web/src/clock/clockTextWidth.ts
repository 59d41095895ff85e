/** The time shown on a clock, with the tenths split off. */
export type ClockTextParts = { time: string; tenths: string };

/**
 * The widths of a digit and a separator, in em, in semi-bold Instrument Sans with tabular figures and tight spacing.
 */
const DIGIT_EMS = 0.58;
const SEPARATOR_EMS = 0.26;
/** Tenths are half as large as the other digits. */
const TENTHS_SCALE = 0.5;

export function splitTenths(text: string): ClockTextParts {
  const [time = '', tenths] = text.split('.');
  return { time, tenths: tenths === undefined ? '' : `.${tenths}` };
}

/** The width of the text in em. It is used to make the font as large as possible. */
export function clockTextWidth({ time, tenths }: ClockTextParts): number {
  return widthOf(time) + TENTHS_SCALE * widthOf(tenths);
}

function widthOf(text: string): number {
  const digits = text.replace(/\D/g, '').length;
  return digits * DIGIT_EMS + (text.length - digits) * SEPARATOR_EMS;
}
