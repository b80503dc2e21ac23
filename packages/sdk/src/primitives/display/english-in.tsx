import type { ReactNode } from 'react';
import { writtenIn } from './written-in.js';

/** What no sentence has: it stands in for a value. */
const MARK = '\0';

/** Returns a sentence in another language with what stays English in it, such as a name, marked as English. */
export function englishIn(say: (value: string) => string, value: string): ReactNode {
  const sentence = say(MARK);
  const [before, after] = sentence.split(MARK);
  if (writtenIn(sentence) || !writtenIn(value)) return say(value);
  return (
    <>
      {before}
      <span lang="en">{value}</span>
      {after}
    </>
  );
}
