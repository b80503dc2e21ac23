import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Term {
  readonly english: string;
  readonly translation: string;
}

/** The terms of `docs/words.LANGUAGE.md`, a row each. */
export function glossaryOf(root: string, language: string): readonly Term[] {
  const rows = readFileSync(join(root, `docs/words.${language}.md`), 'utf8').split('\n');
  return rows.flatMap((row) => {
    const [, english = '', translation = ''] = row.split('|').map((cell) => cell.trim());
    return english === '' || english === 'English' || english.startsWith('-') ? [] : [{ english, translation }];
  });
}

/** The terms that an English sentence has, whole words alone. A row may name several, parted by commas. */
export function termsIn(text: string, terms: readonly Term[]): readonly Term[] {
  return terms.filter(({ english }) =>
    english
      .split(', ')
      .some((term) => new RegExp(`(?<!\\w)${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`, 'i').test(text)),
  );
}
