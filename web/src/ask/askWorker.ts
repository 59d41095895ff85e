/** The worker that answers questions, so that the page stays responsive during a winnability search. */
import type { Language } from '@texts';
import * as cases from '../rules/casesModule';
import { answerCalls } from '../platform/workerCalls';
import { CASUAL, giveTexts } from '../rules/moduleTexts';

async function ask(question: cases.Question, language: Language): Promise<cases.Reply> {
  await giveTexts(cases, language, [...CASUAL, 'input', 'strict', 'cases']);
  return cases.ask(question, language);
}

/** What the page may call. */
export type Answerer = { ask: typeof ask };

answerCalls((_name, [question, language]) => ask(question!, language!));
