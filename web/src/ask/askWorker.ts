/** The worker that answers questions, so that the page stays responsive during a winnability search. */
import * as cases from '../rules/casesModule';
import type { Language } from '@texts';
import type { Question, Reply } from '../rules/casesModule';
import { CASUAL, giveTexts } from '../rules/moduleTexts';

export type AskRequest = { id: number; question: Question; language: Language };
export type AskResponse = { id: number; reply: Reply } | { id: number; failed: string };

/** The worker's `postMessage`. The DOM type library declares only the window's. */
declare function postMessage(message: AskResponse): void;

addEventListener('message', async ({ data: { id, question, language } }: MessageEvent<AskRequest>) => {
  try {
    await giveTexts(cases, language, [...CASUAL, 'input', 'strict', 'cases']);
    postMessage({ id, reply: cases.ask(question, language) });
  } catch (error) {
    postMessage({ id, failed: String(error) });
  }
});
