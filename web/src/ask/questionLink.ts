import type { Question } from '../rules/casesModule';
import { isQuestionKind, type QuestionKind } from './questionKinds';

export type KnownQuestion = Question & { question: QuestionKind };

/** Encodes a question for a URL: its JSON in UTF-8, as base64url. */
export function encodeQuestion(question: Question): string {
  const bytes = new TextEncoder().encode(JSON.stringify(question));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes a question from a URL. Returns null unless it is one of the arbiter's questions. */
export function decodeQuestion(text: string): KnownQuestion | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
    const question = (value as { question?: unknown } | null)?.question;
    return isQuestionKind(question) ? (value as KnownQuestion) : null;
  } catch {
    return null;
  }
}
