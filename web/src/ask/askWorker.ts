/** The worker that answers questions, so that the page stays responsive during a winnability search. */
import { ask, type Language, type Question, type Reply } from '../rules/casesModule';

export type AskRequest = { id: number; question: Question; language: Language };
export type AskResponse = { id: number; reply: Reply } | { id: number; failed: string };

/** The worker's `postMessage`. The DOM type library declares only the window's. */
declare function postMessage(message: AskResponse): void;

addEventListener('message', ({ data: { id, question, language } }: MessageEvent<AskRequest>) => {
  try {
    postMessage({ id, reply: ask(question, language) });
  } catch (error) {
    postMessage({ id, failed: String(error) });
  }
});
