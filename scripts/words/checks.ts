import type { Unit } from './files.js';
import { valuesIn } from './sentences.js';

/** What a translator's tool must leave as English has it: tags, links of our texts, and signs of emphasis. */
const MARKUP = /<\/?[a-z][^>]*>|\]\([^)]*\)|\*\*/gi;

/** How much longer than English and its old words a sentence may be before it is looked at. */
const LONGEST = 2.5;
/** Letters that a short label may be longer by. */
const MARGIN = 24;

const sorted = (found: readonly string[]) => [...new Set(found)].sort().join(' ');
const markupIn = (text: string) => (text.match(MARKUP) ?? []).sort().join(' ');
const spaceAround = (text: string) => [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]].join('|');

/** Returns what is wrong with a new target of a sentence, as sentences a translator understands; none: it can stand. */
export function faultsOf({ target: old, source }: Pick<Unit, 'target' | 'source'>, target: string): readonly string[] {
  if (target.trim() === '') return ['it is empty'];
  const [had, has] = [valuesIn(old), valuesIn(target)];
  const missing = had.filter((value) => !has.includes(value));
  const spare = has.filter((value) => !had.includes(value));
  const faults = [
    missing.length > 0 && `it leaves out ${sorted(missing)}`,
    spare.length > 0 &&
      `it has ${sorted(spare)}, which is no value of this sentence (there are: ${sorted(had) || 'none'})`,
    /[{}]/.test(target.replaceAll(/\{[^{}]*\}/g, '')) &&
      'a brace stands alone: write { and } around the names of values only',
    markupIn(target) !== markupIn(old) && `its tags or links differ: they are ${markupIn(old) || 'none'}`,
    spaceAround(target) !== spaceAround(old) && 'spaces or line breaks at its beginning or end differ',
    target.split('\n').length !== old.split('\n').length && 'it has another number of lines',
    /[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/.test(target) && 'it has a sign that cannot be shown',
    target.length > LONGEST * Math.max(source.length, old.length) + MARGIN &&
      `it has ${target.length} letters where English has ${source.length}: it will not fit`,
  ];
  return faults.filter((fault) => fault !== false);
}
