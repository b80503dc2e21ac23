import { strFromU8, unzipSync } from 'fflate';
import { html } from 'hono/html';
import { describe, expect, it } from 'vitest';
import { plainPage } from '#http/plain-page.js';
import { DocumentWriter } from '#records/document/document-writer.js';
import { svgOf } from '#records/document/picture-drawing.mjs';
import { csvOf, type DocumentTable, xlsxOf } from '#records/document/tables.js';
import { wideSvgOf } from '#records/document/wide-picture.mjs';
import { headWords } from '#site/head-words.js';
import { withHead } from '#site/page-head.js';
import { countOf } from '#testing/count-of.js';
import { hostileTexts } from '#testing/hostile-texts.js';
import { testConfig } from '#testing/test-config.js';

const TEXTS = hostileTexts(countOf({ test: 24, trust: 1_000 }));
const SHELL = '<html><head><meta name="description" content="x" /><title>x</title></head><body></body></html>';

/** Tags and names of attributes alone: what a text may change nothing of. */
const skeleton = (markup: string) =>
  (markup.match(/<(?:"[^"]*"|[^">])*>?/g) ?? []).map((tag) => tag.replaceAll(/"[^"]*"/g, '""'));

/** Everything that makes markup of texts of people, advisors, fund houses and providers. */
const MAKERS: Readonly<Record<string, (text: string) => string | Promise<string>>> = {
  'the head of a page': async (text) => {
    const page = { title: text, description: text, canonical: '/v1/x', structured: { name: text } };
    const head = { ...page, picture: { path: '/x.png', of: text } };
    return withHead(SHELL, head, 'https://x.example', 'en', await headWords('en'));
  },
  'a plain page': async (text) => {
    const write = () => ({ title: text, content: html`<p title="${text}">${text}</p>` });
    return (await plainPage(testConfig, new Request('https://x.example'), write)).text();
  },
  'a picture': (text) =>
    svgOf({ title: text, lead: text, figure: '1', share: 0.5, facts: [[text, '1']], foot: [text, text], warning: 'w' }),
  'a preview': (text) => wideSvgOf({ title: text, lead: text, figureName: text, figure: '1', warning: 'w' }),
};

/** Letters of pictures are paths, of which each text has its own. */
const withoutPaths = (markup: string) => markup.replaceAll(/<path [^>]*>|<g [^>]*>|<\/g>/g, '');

describe('a text of whoever wants it to run', () => {
  // Trust E5: 1,000 texts in heads of pages, plain pages, pictures and previews: no tag, attribute or script of theirs comes about
  it.each(Object.entries(MAKERS))('changes nothing of %s', async (_, make) => {
    const sound = skeleton(withoutPaths(await make('x')));
    for (const text of TEXTS) expect([text, skeleton(withoutPaths(await make(text)))]).toEqual([text, sound]);
  });

  // Trust E5, control: a page made of texts as they are gets the tags of nearly all of them
  it('would change a page that takes it as it is', () => {
    const sound = skeleton('<p title="x">x</p>');
    const careless = TEXTS.filter((text) => String(skeleton(`<p title="${text}">${text}</p>`)) !== String(sound));
    expect(careless.length).toBeGreaterThan(TEXTS.length / 2);
  });

  const table: DocumentTable = {
    name: 'Texts',
    columns: [{ title: 'Text', width: 10 }],
    rows: TEXTS.map((text) => [{ text }]),
  };

  // Trust E5: 1,000 texts in CSV and workbooks: none begins a formula, and a workbook has each as it is
  it('is no formula in CSV', () => {
    const fields = new TextDecoder().decode(csvOf([table])).split(/(?<=\r\n)(?=')|(?<=\r\n)(?=")/);
    for (const field of fields.slice(1)) expect(field).not.toMatch(/^"?(?:[\t\r\n]|[\s\u200b]*[=+\-@＝＋－＠])/);
  });

  it('is a text in a workbook', async () => {
    const files = Object.entries(unzipSync(await xlsxOf([table])));
    const part = (ending: string) => strFromU8(files.find(([name]) => name.endsWith(ending))?.[1] ?? new Uint8Array());
    expect(part('sheet1.xml')).not.toMatch(/<f[\s>]|<hyperlink/);
    expect([...part('sharedStrings.xml').matchAll(/<t[ >]/g)].length).toBeGreaterThan(TEXTS.length * 0.9);
    expect(part('sharedStrings.xml')).not.toMatch(/<(?:script|img|svg|iframe)/i);
  });

  // Trust E5: 1,000 texts in a PDF: it gets no script, no link and no action
  it('is nothing but letters in a PDF', async () => {
    const writer = new DocumentWriter(TEXTS[1] ?? '', new Date('2026-11-16T10:00:00Z'));
    writer.heading(TEXTS[2] ?? '');
    writer.table({ ...table, rows: TEXTS.slice(0, 200).map((text) => [{ text }]) });
    const pdf = Buffer.from(await writer.end((page) => [`Page ${page}`])).toString('latin1');
    expect(pdf).not.toMatch(/\/(?:JavaScript|JS|Launch|OpenAction|AA|URI|SubmitForm|EmbeddedFile)\b/);
  });
});
