import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LANGUAGES, wordsKey } from '@prosperx/core/language';
import { describe, expect, it } from 'vitest';
import { reached } from './rollup/word-graph.mjs';
import { englishLeft } from './words/english-left.js';
import { wordsFiles } from './words/files.js';

const ROOT = join(import.meta.dirname, '..');
const HOMES = ['packages/core/src', 'packages/sdk/src', 'packages/api/src', 'host/src'].map((home) => join(ROOT, home));

interface Pair {
  readonly language: string;
  readonly translation: string;
  readonly english: string;
}

const files = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => join(folder, file))
    : [];

const pairs = HOMES.flatMap((home): Pair[] =>
  Object.keys(LANGUAGES).flatMap((language) => {
    const folder = join(home, 'languages', language);
    return files(folder).map((translation) => ({
      language,
      translation,
      english: join(home, relative(folder, translation)),
    }));
  }),
);

/** Words that the makers of a page and operators read, in English. */
const ENGLISH_ALONE = ['frameViewLines', 'refundJobText', 'payoutOverdue'];

type Module = Readonly<Record<string, unknown>>;
const load = (file: string) => import(file) as Promise<Module>;
const named = (file: string) => relative(ROOT, file);

/** The parts of an object of words that are said, by the way to them. */
function sentencesOf(words: unknown, way: string): [string, unknown][] {
  if (typeof words === 'string' || typeof words === 'function') return [[way, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, value]) => sentencesOf(value, `${way}.${name}`));
}

const MARK = /⟦\d⟧/g;

/** The values that a sentence says of those it is given; null: it takes others than texts. */
function marksOf(say: (...values: never[]) => unknown, count: number): string[] | null {
  try {
    const said = JSON.stringify(say(...(Array.from({ length: count }, (_, index) => `⟦${index}⟧`) as never[])));
    return [...new Set(said.match(MARK))].sort();
  } catch {
    return null;
  }
}

/** Whether a function uses the value at a place for anything, such as for which of several sentences it says. */
function uses(say: (...values: never[]) => unknown, place: number): boolean {
  const [, values = '', body = ''] = /^(?:async )?\(?([^)=]*)\)?\s*=>([^]*)$/.exec(String(say)) ?? [];
  const name = values.split(',')[place]?.trim() ?? '';
  return name !== '' && body.includes(name);
}

/** What a translation leaves out of the values that English says. */
function leftOut(english: (...values: never[]) => unknown, translation: (...values: never[]) => unknown): string[] {
  // what says itself (`spoken`) takes any number of values
  const count = Math.max(english.length, translation.length);
  const [wanted, found] = [english, translation].map((say) => marksOf(say, count));
  if (!wanted || !found) return [];
  return wanted.filter((mark) => !found.includes(mark) && !uses(translation, Number(mark.at(1))));
}

/** The figures of a sentence, each once. */
const figuresOf = (sentence: string) => [...new Set(sentence.match(/\d[\d,.]*\d|\d/g))].toSorted().join(' ');

describe('each language', () => {
  it('stands beside its English', () => {
    expect(pairs.length).toBeGreaterThan(200);
    expect(pairs.filter(({ english }) => !existsSync(english)).map(({ translation }) => named(translation))).toEqual(
      [],
    );
  });

  it.each(Object.keys(LANGUAGES).filter((language) => pairs.some((pair) => pair.language === language)))(
    '%s says the values and the figures that English says, in all words that a file has',
    async (language) => {
      const faults: string[] = [];
      for (const { translation, english } of pairs.filter((pair) => pair.language === language)) {
        const [own, other] = await Promise.all([load(translation), load(english)]);
        for (const [name, words] of Object.entries(other)) {
          const isSaid =
            typeof words === 'object' && sentencesOf(words, '').length > 0 && !ENGLISH_ALONE.includes(name);
          if (isSaid && !(name in own)) faults.push(`${named(translation)}: ${name} is missing`);
          const said = new Map(sentencesOf(own[name], name));
          for (const [way, sentence] of sentencesOf(words, name)) {
            const translated = said.get(way);
            if (
              typeof sentence === 'string' &&
              typeof translated === 'string' &&
              figuresOf(sentence) !== figuresOf(translated)
            )
              faults.push(`${named(translation)}: ${way} says ${figuresOf(translated)}, not ${figuresOf(sentence)}`);
            if (typeof sentence !== 'function' || typeof translated !== 'function') continue;
            const missing = leftOut(sentence as () => unknown, translated as () => unknown);
            if (missing.length > 0) faults.push(`${named(translation)}: ${way} leaves out ${missing.join(' ')}`);
          }
        }
      }
      expect(faults).toEqual([]);
    },
  );

  it.each(Object.keys(LANGUAGES).filter((language) => language !== 'en'))(
    '%s has no English words left',
    (language) => {
      const all = wordsFiles(ROOT, language);
      expect(all.length).toBeGreaterThan(80);
      expect(all.flatMap(englishLeft)).toEqual([]);
    },
  );
});

it('knows each object of words by its names: the build looks whether two of one screen are alike', () => {
  expect(wordsKey({ title: '' })).toBe(wordsKey({ title: 'another' }));
  expect(wordsKey({ title: '' })).not.toBe(wordsKey({ heading: '' }));
  expect(wordsKey({ id: 'orders', title: '' })).not.toBe(wordsKey({ id: 'account', title: '' }));
});

it('comes with the steps of the login and with the watchlist, where it is said by a file that is no part of the screen', () => {
  for (const view of ['login/steps/later-step.lazy.tsx', 'watchlist/watchlist.tsx']) {
    const { words } = reached([join(ROOT, 'packages/sdk/src/features', view)]);
    expect(words.map(({ name }) => name)).toContain('mergeVisitText');
  }
});
