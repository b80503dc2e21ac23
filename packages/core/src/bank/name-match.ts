import { cleanKycName } from '#kyc/clean-name.js';

const wordsOf = (name: string) => cleanKycName(name).toLowerCase().split(' ').filter(Boolean).sort();

/** Whether two words can be one name: the same, or one is the other's initial. */
const meets = (a: string, b: string) =>
  a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));

/**
 * Whether the name at the bank is the name of the PAN: the same words in any order, titles left out, an initial standing for a word that
 * begins with it ("RAO ASHA K" and "Asha Kiran Rao"). Otherwise both are shown, and the person may still go on.
 */
export function isSameName(atBank: string, onPan: string): boolean {
  const [few, many] = [wordsOf(atBank), wordsOf(onPan)].sort((a, b) => a.length - b.length) as [string[], string[]];
  if (few.length === 0 || few.length !== many.length) return false;
  const left = [...many];
  // whole words first: an initial must not take the place of a word that another needs
  for (const word of [...few].sort((a, b) => b.length - a.length)) {
    const same = left.indexOf(word);
    const at = same >= 0 ? same : left.findIndex((other) => meets(word, other));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}
