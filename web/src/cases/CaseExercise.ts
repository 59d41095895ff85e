import type { KnownQuestion } from '../ask/questionLink.ts';

/** A case from the corpus: the question that the arbiter answers. Its story, in stories.properties, has the same id. */
export type CaseExercise = { id: string; question: KnownQuestion };
