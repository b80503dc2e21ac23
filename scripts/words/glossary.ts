import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Term {
  readonly english: string;
  readonly translation: string;
  /** Finds the term in a sentence, as a whole word; a row may name several, parted by commas. */
  readonly pattern: RegExp;
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The terms of `docs/words.LANGUAGE.md`, a row each. */
export function glossaryOf(root: string, language: string): readonly Term[] {
  const rows = readFileSync(join(root, `docs/words.${language}.md`), 'utf8').split('\n');
  return rows.flatMap((row) => {
    const [, english = '', translation = ''] = row.split('|').map((cell) => cell.trim());
    if (english === '' || english === 'English' || english.startsWith('-')) return [];
    const pattern = new RegExp(`(?<!\\w)(${english.split(', ').map(literal).join('|')})(?!\\w)`, 'i');
    return [{ english, translation, pattern }];
  });
}
