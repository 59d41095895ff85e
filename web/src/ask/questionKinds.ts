/** The questions that the arbiter answers, grouped by topic, in the order in which they are listed. */
export const TOPICS = {
  result: ['flag', 'resigned', 'dead', 'over'],
  moves: ['illegal', 'touched', 'illegalposition', 'displaced'],
  clock: ['pressed', 'hands', 'forgotten', 'clock'],
  draw: ['claim', 'offer', 'twominutes'],
  start: ['setup', 'late'],
  conduct: ['writing', 'phone', 'spectator'],
} as const;

export type Topic = keyof typeof TOPICS;
export type QuestionKind = (typeof TOPICS)[Topic][number];

export const TOPIC_NAMES = Object.keys(TOPICS) as Topic[];
export const QUESTION_KINDS: readonly QuestionKind[] = Object.values(TOPICS).flat();

export function isQuestionKind(value: unknown): value is QuestionKind {
  return (QUESTION_KINDS as readonly unknown[]).includes(value);
}

export function topicOf(kind: QuestionKind): Topic {
  return TOPIC_NAMES.find((topic) => (TOPICS[topic] as readonly string[]).includes(kind))!;
}

/** Whether a question needs a position. Questions that are not listed here have no position. */
const BOARD: Partial<Record<QuestionKind, 'needed' | 'optional'>> = {
  flag: 'needed',
  resigned: 'needed',
  dead: 'needed',
  illegal: 'needed',
  touched: 'needed',
  pressed: 'needed',
  claim: 'needed',
  hands: 'optional',
  illegalposition: 'optional',
};

export function boardOf(kind: QuestionKind): 'needed' | 'optional' | null {
  return BOARD[kind] ?? null;
}

export function isTopic(text: string): text is Topic {
  return (TOPIC_NAMES as string[]).includes(text);
}
