/** The time controls that a form offers by name. `none` means a game without a clock. */
const SIMPLE = { standard: '90+30', rapid: '15+10', blitz: '3+2', none: 'none' };

/** The same for questions that depend on the increment. */
const WITH_INCREMENTS = {
  standardIncrement: '90+30',
  standardPlain: '120+0',
  rapidIncrement: '15+10',
  rapidPlain: '25+0',
  blitz: '3+2',
};

export type ControlChoice = keyof typeof SIMPLE | keyof typeof WITH_INCREMENTS;

/** The choices by name, with the time control that each stands for. */
export function controlChoices(increments: boolean): [ControlChoice, string][] {
  return Object.entries(increments ? WITH_INCREMENTS : SIMPLE) as [ControlChoice, string][];
}

/**
 * The choice for a time control; `exact` if it has no name. Without a time control it is a standard game, of which the
 * increment is unknown.
 */
export function choiceOf(control: unknown, increments: boolean): ControlChoice | 'exact' | null {
  if (control === undefined) return increments ? null : 'standard';
  return controlChoices(increments).find(([, text]) => text === control)?.[0] ?? 'exact';
}
