import type { Language } from '@texts';
import { WorkerClient } from '../platform/workerCalls';
import type { Question, Reply } from '../rules/casesModule';
import type { Answerer } from './askWorker';

let worker: WorkerClient<Answerer> | null = null;
/** Caches the answers by language and question, because the answer screen asks the form's question again. */
const cache = new Map<string, Promise<Reply>>();

/** Answers a question in a worker that all questions share. Failures are not cached. */
export function askArbiter(question: Question, language: Language): Promise<Reply> {
  const key = language + JSON.stringify(question);
  let reply = cache.get(key);
  if (!reply) {
    if (!worker || worker.failure) worker = new WorkerClient(new Worker(new URL('./askWorker.ts', import.meta.url), { type: 'module' }));
    reply = worker.call('ask', question, language);
    cache.set(key, reply);
    reply.catch(() => cache.delete(key));
  }
  return reply;
}
