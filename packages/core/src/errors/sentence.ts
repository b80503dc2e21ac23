import { said } from '#language/index.js';
import { transportErrorText } from './transport.text.js';

type Sentences = Readonly<Record<string, string | undefined>>;

/** What the words of refusals have besides: the sentence of a code that says when the next try is possible. */
interface Timed {
  readonly wait?: (code: string, seconds: number) => string | undefined;
}

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly details?: { readonly retryAfter?: number | undefined } | undefined;
}

/**
 * Returns what a person reads of a failure: the sentence that came with it, which is English, or in another language the one of its code. Once a
 * server has refused something, the words of `transportErrorText` there have those of every code (`errorWords`), and a sentence with the wait.
 */
export function errorSentence({ code, message, details }: Refusal): string {
  const words = said(transportErrorText);
  if (words === transportErrorText) return message;
  const { wait, ...sentences }: Sentences & Timed = words;
  const seconds = details?.retryAfter;
  return (seconds && wait?.(code, seconds)) || (sentences[code] ?? message);
}

/** Returns the sentence that the first of some lists has for a code, else the one for a failure without a code. */
export const errorTextIn = (code: string, ...lists: readonly Sentences[]): string =>
  lists.map(said).find((list) => list[code] !== undefined)?.[code] ?? said(transportErrorText).unknown;
