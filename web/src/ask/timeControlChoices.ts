/** The time controls that a form offers by name. `none` means a game without a clock. */
const SIMPLE = { standard: '90+30', rapid: '15+10', blitz: '3+2', none: 'none' };

/** The time controls for questions whose answers depend on the increment. */
const WITH_INCREMENTS = {
  standardIncrement: '90+30',
  standardPlain: '120+0',
  rapidIncrement: '15+10',
  rapidPlain: '25+0',
  blitz: '3+2',
};

/** A common time control with two periods. */
const PERIODS = { standardPeriods: '40/90+30:30+30' };

export type ControlChoice = keyof typeof PERIODS | keyof typeof SIMPLE | keyof typeof WITH_INCREMENTS;

/** The names of the choices, each with its time control. */
export function timeControlChoices(increments: boolean, periods = false): [ControlChoice, string][] {
  const choices = { ...(increments ? WITH_INCREMENTS : SIMPLE), ...(periods && PERIODS) };
  return Object.entries(choices) as [ControlChoice, string][];
}

/**
 * The choice for a time control, `exact` if the time control has no name, or null if it is missing.
 */
export function choiceOf(control: unknown, increments: boolean, periods = false): ControlChoice | 'exact' | null {
  if (control === undefined) return null;
  return timeControlChoices(increments, periods).find(([, text]) => text === control)?.[0] ?? 'exact';
}
