/** The worker that runs the winnability search, so that the page stays responsive. */
import { answerCalls } from '../platform/workerCalls';
import { giveTexts } from '../rules/moduleTexts';
import * as winnable from '../rules/winnabilityModule';
import type { ExplanationQuery, VerdictQuery } from './winnability';

const methods = {
  verdict: ({ fen, variant, fallen }: VerdictQuery) => winnable.verdict(fen, variant, fallen),
  async explain({ fen, variant, winner, language }: ExplanationQuery) {
    await giveTexts(winnable, language, ['rules', 'rulings', 'input']);
    return winnable.explain(fen, variant, winner, language);
  },
};

/** What the page may call. */
export type WinnabilityWorker = typeof methods;

answerCalls((name, [query]) => methods[name as keyof WinnabilityWorker](query!));
