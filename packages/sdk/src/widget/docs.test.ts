import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON_ERRORS } from '@prosperx/core/http';
import { describe, expect, it } from 'vitest';
import { widgets } from '#widgets.js';
import { defineContract } from './contract.js';
import { codesOf, namedWidgets } from './docs-errors.js';
import { docsFiles, handWritten, toManifest } from './docs-manifest.js';
import { reactTypes } from './docs-react.js';
import { withWordpressNames } from './docs-wordpress.js';
import { toMarkdown } from './docs.js';
import { toName } from './names.js';

const SDK = join(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8')) as { version: string };
const contracts = widgets.map(({ contract }) => contract);
const files = docsFiles(contracts, version);

describe('the checked-in reference pages', () => {
  it.each([...files.keys()])('%s is current (npm run docs writes it)', (path) => {
    expect(existsSync(join(SDK, path)) && readFileSync(join(SDK, path), 'utf8')).toBe(files.get(path));
  });

  it('the plug-in of WordPress knows all widgets and their attributes (npm run docs writes them)', () => {
    const plugin = readFileSync(join(SDK, '../../examples/wordpress/prosperx.php'), 'utf8');
    expect(plugin).toContain("'sip-calculator' => 'annual-rate ");
    expect(plugin).toContain("const COMMON = 'locale theme accent radius quiet';");
    expect(withWordpressNames(plugin, contracts)).toBe(plugin);
  });

  it('say of every option of a provider what it means', () => {
    const source = readFileSync(join(SDK, 'src/services/provider-registry.ts'), 'utf8');
    const [, options = ''] = /export interface ProviderOptions \{\n(.*?)^\}/ms.exec(source) ?? [];
    const names = [...options.matchAll(/^ {2}readonly (\w+)\?/gm)].map(([, name = '']) => name);
    const page = readFileSync(join(SDK, 'docs/react.md'), 'utf8');
    expect(names.length).toBeGreaterThan(8);
    const said = page.split('\n').flatMap((line) => line.match(/^\| `.*?` \|/)?.[0].match(/\w+/g) ?? []);
    expect(names.filter((name) => !said.includes(name))).toEqual([]);
  });

  it('names widgets that there are as those that fire an error', () => {
    const names = widgets.map(({ contract: { tag } }) => toName(tag));
    expect([...namedWidgets].filter((name) => !names.includes(name))).toEqual([]);
    expect(namedWidgets.size).toBeGreaterThan(10);
  });

  it.each([
    ['watchlist', 'watchlist_full'],
    ['fund-detail', 'nfo_reminder_too_late'],
    ['mandate-setup', 'mandate_over'],
    ['mandate-list', 'mandate_not_shared'],
    ['stp', 'stp_not_created'],
    ['swp', 'swp_not_taken'],
    ['proposals', 'proposal_changed'],
    ['lead-form', 'lead_not_created'],
    ['premium-service', 'premium_service_not_shared'],
    ['advisor-registration', 'certificates_locked'],
  ] as const)('name %s as one that fires %s, with which an act of its reader is refused', (widget, code) => {
    expect(codesOf(widget)).toContain(code);
  });

  it('has a line with what to do for every failure that any call may answer with', () => {
    const lines = files.get('docs/errors.md')?.split('\n') ?? [];
    for (const code of COMMON_ERRORS)
      expect(lines.filter((line) => line.startsWith(`| \`${code}\` |`) && !line.endsWith('|  |'))).toHaveLength(1);
  });

  it('names no version in lines to paste, and says whose address they hold', () => {
    const readMe = ['../..', '.'].map((folder) => readFileSync(join(SDK, folder, 'README.md'), 'utf8'));
    const byHand = handWritten.map((name) => readFileSync(join(SDK, 'docs', name), 'utf8'));
    const ofWidgets = widgets.map(({ contract }) => toMarkdown(contract));
    for (const page of [...readMe, ...byHand, ...ofWidgets]) expect(page).not.toMatch(/\/sdk\/\d+\.\d+\.\d+\//);
    for (const page of [...readMe, ...ofWidgets]) expect(page).toContain('`https://invest.example` stands for your');
  });

  it('has no page of a widget that is gone', () => {
    const pages = readdirSync(join(SDK, 'docs')).map((name) => `docs/${name}`);
    expect(pages.filter((page) => !files.has(page))).toEqual(handWritten.map((name) => `docs/${name}`));
  });
});

const contract = defineContract({
  tag: 'px-test',
  title: 'Test',
  summary: 'Tests.',
  visibility: 'private',
  props: {
    yearsLeft: { type: 'number', min: 1, default: 3, describe: 'Years.' },
    tone: { type: 'text', options: ['calm', 'loud'], describe: 'How it speaks.' },
    fund: { type: 'object', describe: 'Given by the page.' },
  },
  events: {
    shared: { describe: 'Was shared.', detail: { by: { type: 'text', describe: 'How.' } } },
    chosen: { describe: 'Was chosen.', detail: {}, cancelable: true },
    opened: { describe: 'Was opened.', detail: {}, leads: true },
  },
  examples: [{ name: 'full', props: { yearsLeft: 7, tone: 'calm' } }],
});

describe('a reference page', () => {
  it('says of each property what it takes', () => {
    const page = toMarkdown(contract);
    expect(page).toContain('| `yearsLeft` | `years-left` | number, at least 1 | `3` | Years. |');
    expect(page).toContain('| `tone` | `tone` | `calm`, `loud` | none | How it speaks. |');
    expect(page).toContain('| `fund` | property alone | object | none | Given by the page. |');
    expect(page).toContain('| `shared` | `onShared` | Was shared. | `by` (text): How. |');
    expect(page).toMatch(/\| `chosen` \| `onChosen` \| Was chosen\. Call `preventDefault\(\)`/);
    expect(page).toMatch(/\| `opened` \| `onOpened` \| Was opened\. Where it leads on, `px-navigate` follows/);
  });

  it('shows the fullest example as markup, in a frame and as React', () => {
    const page = toMarkdown(contract);
    expect(page).toContain(
      '<px-test api-base="https://invest.example" partner="bluebank" years-left="7" tone="calm"></px-test>',
    );
    expect(page).toContain('<Test yearsLeft={7} tone="calm" onShared={(detail) => console.log(detail)} />');
    expect(page).toContain(
      '<div data-prosperx-widget="test" data-prosperx-partner="bluebank" data-years-left="7" data-tone="calm"></div>',
    );
  });
});

describe('custom-elements.json', () => {
  it('lists attributes, members and events', () => {
    const text = JSON.stringify(toManifest([contract]));
    expect(text).toContain(
      '{"name":"years-left","fieldName":"yearsLeft","description":"Years.","type":{"text":"number"},"default":"3"}',
    );
    expect(text).toContain('"type":{"text":"\\"calm\\" | \\"loud\\""}');
    expect(text).not.toContain('"fieldName":"fund"');
    expect(text).toContain('{"kind":"field","name":"fund"');
  });
});

describe('the published types of a React component', () => {
  const types = reactTypes(contract, 'testContract');
  /** The comment right above a line. */
  const above = (line: string) => types.slice(0, types.indexOf(line)).split('/**').at(-1);

  it('say what the widget does, where it may stand, and how it is written', () => {
    expect(above('export declare const TestWidget')).toMatch(
      /Test: Tests\.[^]*apiBase[^]*<px-test>[^]*<Test yearsLeft=\{7\}/,
    );
  });

  it('say what a property means and takes, and what it is unless given', () => {
    expect(above('readonly yearsLeft?')).toMatch(/Years\.[^]*number, at least 1\.[^]*@default 3/);
    expect(above('readonly tone?')).toMatch(/How it speaks\.[^]*`calm`, `loud`/);
  });

  it('say when an event is told and with what, and which failures are its own', () => {
    expect(above('readonly onShared?')).toMatch(/Was shared\.[^]*`by` \(text\): How\./);
    expect(above('readonly onChosen?')).toMatch(/Was chosen\.[^]*preventDefault/);
    const login = contracts.find(({ tag }) => tag === 'px-login');
    expect(login && reactTypes(login, 'loginContract')).toMatch(
      /Codes of its own: [^]*`otp_expired`[^]*readonly onError\?/,
    );
  });

  it('end no comment early, whatever a sentence holds', () => {
    const odd = { ...contract, summary: 'Ends */ early.' };
    expect(reactTypes(odd, 'oddContract')).not.toContain('Ends */');
  });
});
