import { said } from '#language/index.js';
import { transportErrorText } from './transport.text.js';

type Sentences = Readonly<Record<string, string | undefined>>;

/**
 * Returns what a person reads of a failure: the sentence that came with it, which is English, or in another language the one of its code. Once a
 * server has refused something, the words of `transportErrorText` there have those of every code (`errorWords`).
 */
export function errorSentence({ code, message }: { readonly code: string; readonly message: string }): string {
  const sentences: Sentences = said(transportErrorText);
  return sentences === transportErrorText ? message : (sentences[code] ?? message);
}

/** Returns the sentence that the first of some lists has for a code, else the one for a failure without a code. */
export const errorTextIn = (code: string, ...lists: readonly Sentences[]): string =>
  lists.map(said).find((list) => list[code] !== undefined)?.[code] ?? said(transportErrorText).unknown;
