import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './checks.js';
import { exportWords, importWords } from './exchange.js';
import { sentencesOf, withSentences } from './sentences.js';

const ROOT = join(import.meta.dirname, '../..');

const code = `import type { cartText as english } from '#cart.text.js';
const items = (count: number) => \`\${count} आइटम\`;
export const cartText: Translation<typeof english> = {
  title: 'कार्ट',
  links: [{ to: '/packs', name: 'पैक' }],
  none: '–',
  say: ({ kind }) => (kind === 'switch' ? 'स्विच' : 'रिडेम्प्शन'),
  all: (count) => \`\${count === 1 ? 'एक' : \`सभी \${items(count)}\`} हट जाएंगे।\`,
} as const;
`;

describe('the sentences of a file', () => {
  it('are what it says, with their values in braces, and nothing that it compares or leads to', () => {
    expect(sentencesOf(code).map(({ key, text }) => [key, text])).toEqual([
      ['items', '{count} आइटम'],
      ['cartText.title', 'कार्ट'],
      ['cartText.links[0].name', 'पैक'],
      ['cartText.say#1', 'स्विच'],
      ['cartText.say#2', 'रिडेम्प्शन'],
      ['cartText.all#1', '{value 1} हट जाएंगे।'],
      ['cartText.all#2', 'एक'],
      ['cartText.all#3', 'सभी {items(count)}'],
    ]);
  });

  it('are written back alone, their values where the translator put them, one within another too', () => {
    const texts = new Map([
      ['cartText.title', "आपका 'कार्ट'"],
      ['cartText.all#1', 'हटेंगे: {value 1}'],
      ['cartText.all#3', '{items(count)} सब'],
    ]);
    const written = withSentences(code, texts);
    expect(written).toContain("title: 'आपका \\'कार्ट\\''");
    expect(written).toContain("`हटेंगे: ${count === 1 ? 'एक' : `${items(count)} सब`}`");
    expect(withSentences(code, new Map())).toBe(code);
    expect(sentencesOf(written).filter(({ key, text }) => texts.has(key) && texts.get(key) !== text)).toEqual([]);
  });
});

describe('what is wrong with a translation', () => {
  const unit = { source: 'Remove {fund}, <b>all</b>', target: '{fund} हटाएं, <b>सब</b>' };

  it.each([
    ['<b>सब</b> हटाएं: {fund}', []],
    ['', ['it is empty']],
    ['<b>सब</b> हटाएं', ['it leaves out {fund}']],
    ['<b>सब</b> {fund} {scheme}', ['it has {scheme}, which is no value of this sentence (there are: {fund})']],
    ['{fund} सब', ['its tags or links differ: they are </b> <b>']],
    [' {fund} <b>सब</b>', ['spaces or line breaks at its beginning or end differ']],
    ['{fund} <b>सब</b> }', ['a brace stands alone: write { and } around the names of values only']],
    [`{fund} <b>सब</b>${'अ'.repeat(200)}`, ['it has 216 letters where English has 25: it will not fit']],
  ])('of "%s" is told', (target, faults) => {
    expect(faultsOf(unit, target)).toEqual(faults);
  });
});

describe('the XLIFF of a language', () => {
  it('changes nothing when it comes back as it went', async () => {
    expect(await importWords(ROOT, await exportWords(ROOT, 'ta'))).toEqual({ faults: [], changed: [] });
  });

  it('brings each sentence back that a translator changed, and says what is missing, spare or of before', async () => {
    const xml = await exportWords(ROOT, 'ta');
    const all = await importWords(ROOT, xml.replaceAll(/(?<=<target>\s*)(?=\S)/g, '‡'));
    expect(all.faults).toEqual([]);
    const [units, changed] = [xml.match(/<trans-unit /g)?.length, all.changed.map(({ sentences }) => sentences)];
    expect(changed.reduce((sum, count) => sum + count, 0)).toBe(units);
    for (const { file, code: written, sentences } of all.changed) {
      const texts = sentencesOf(written).map(({ text }) => text);
      expect(texts.filter((text) => text.trimStart().startsWith('‡'))).toHaveLength(sentences);
      expect(texts.map((text) => text.replace('‡', ''))).toEqual(
        sentencesOf(readFileSync(join(ROOT, file), 'utf8')).map(({ text }) => text),
      );
    }
    const [, first = ''] = /<trans-unit id="([^"]+)"/.exec(xml) ?? [];
    const other = await importWords(
      ROOT,
      xml
        .replace(`id="${first}"`, 'id="no.such"')
        .replace(/(?<=<source>)(?=[^<]*<\/source>)/g, (found, at) => found + (at > 5_000 && at < 6_000 ? 'x' : '')),
    );
    const said = other.faults.join('\n');
    expect(said).toContain(`${first}: it is missing`);
    expect(said).toContain('no.such: there is no such sentence');
    expect(said).toContain('its English has changed since: export again');
  });
});
