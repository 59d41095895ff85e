import type { Language } from '@texts';
import type { Question, Reply } from '../rules/casesModule';
import type { AskRequest, AskResponse } from './askWorker';

export type AskArbiter = (question: Question, language: Language) => Promise<Reply>;

type Pending = { resolve: (reply: Reply) => void; reject: (error: Error) => void };

let worker: Worker | null = null;
let lastId = 0;
const pending = new Map<number, Pending>();
/** Caches the answers by language and question, because the answer screen asks the form's question again. */
const cache = new Map<string, Promise<Reply>>();

/** Answers a question in a worker that all questions share. Failures are not cached. */
export const askArbiter: AskArbiter = (question, language) => {
  const key = language + JSON.stringify(question);
  let reply = cache.get(key);
  if (!reply) {
    reply = send(question, language);
    cache.set(key, reply);
    reply.catch(() => cache.delete(key));
  }
  return reply;
};

function send(question: Question, language: Language): Promise<Reply> {
  return new Promise((resolve, reject) => {
    worker ??= startWorker();
    const id = ++lastId;
    pending.set(id, { resolve, reject });
    worker.postMessage({ id, question, language } satisfies AskRequest);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./askWorker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<AskResponse>) => {
    const waiting = pending.get(data.id);
    pending.delete(data.id);
    if ('failed' in data) waiting?.reject(new Error(data.failed));
    else waiting?.resolve(data.reply);
  };
  started.onerror = (event) => {
    event.preventDefault();
    started.terminate();
    worker = null;
    const waiting = [...pending.values()];
    pending.clear();
    for (const { reject } of waiting) reject(new Error(event.message || 'the worker could not be loaded'));
  };
  return started;
}
