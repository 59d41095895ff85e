import type { KnownQuestion } from '../ask/questionLink.ts';
import type { Language } from '../settings/languages.ts';

/** A case from the corpus: what happened, and the question that the arbiter answers. */
export type CaseExercise = { id: string; happening: Record<Language, string>; question: KnownQuestion };
