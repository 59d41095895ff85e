import { decodeBase64Url, encodeBase64Url } from '../platform/base64Url';
import type { Question } from '../rules/casesModule';
import { isQuestionKind, type QuestionKind } from './questionKinds';

export type KnownQuestion = Question & { question: QuestionKind };

/** Encodes a question for a URL: its JSON in UTF-8, as base64url. */
export function encodeQuestion(question: Question): string {
  return encodeBase64Url(JSON.stringify(question));
}

/** Decodes a question from a URL. Returns null unless it is one of the arbiter's questions. */
export function decodeQuestion(text: string): KnownQuestion | null {
  try {
    const value = JSON.parse(decodeBase64Url(text)) as unknown;
    const question = (value as { question?: unknown } | null)?.question;
    return isQuestionKind(question) ? (value as KnownQuestion) : null;
  } catch {
    return null;
  }
}
