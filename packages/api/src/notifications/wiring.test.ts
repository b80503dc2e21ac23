import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsKey } from '@prosperx/core/language';
import { describe, expect, it } from 'vitest';
import { texts } from './hindi.js';

const API = join(import.meta.dirname, '..');
const CORE = join(API, '../../core/src');

/** Words of notifications to those who are written to in English. */
const TO_OPERATORS_AND_PARTNERS = ['alarmMails', 'partnerLinkText'];
/** What pages say, and no notification: their words are fetched with the page (`headWords`). */
const OF_PAGES = /site\.text|questionnaire\.text|approval-time\.text/;

type Module = Readonly<Record<string, unknown>>;
const load = (file: string) => import(file) as Promise<Module>;

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

const sources = filesIn(API, '.ts')
  .filter((file) => !/\.(?:test|text)\.ts$|^(?:languages|testing)\//.test(file))
  .map((file) => ({ file, code: readFileSync(join(API, file), 'utf8') }));

/** The names under which a source takes words of a `.text.ts` file, each with that file and its name there. */
function wordsTaken({ file, code }: (typeof sources)[number]) {
  const imports = code.matchAll(/import \{([^}]*)\} from '([^']*\.text\.js)'/g);
  return [...imports].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !each.startsWith('type '))
      .map((each) => {
        const [name = '', local = name] = each.split(' as ');
        const path = from.startsWith('#') ? join(API, from.slice(1)) : join(API, file, '..', from);
        return { name, local, text: path.replace(/\.js$/, '.ts') };
      }),
  );
}

/** What is left of a source once each word that is said in the reader's language is taken out. */
const unsaid = (code: string, local: string) =>
  code
    .replaceAll(/import [^;]*;/g, '')
    .replaceAll(/saidAgain\([^;]*?\)[;,]?$/gm, '')
    .replaceAll(new RegExp(`(?:said\\(|typeof )${local}\\b`, 'g'), '')
    // names of files stay English, and pages say what is refused by its code
    .replaceAll(`${local}.fileName(`, '')
    .replaceAll(`message: ${local}.`, '')
    .match(new RegExp(`\\b${local}\\b(?!:)`, 'g'));

describe('notifications', () => {
  it('go to the notifier by the one function that writes them in the language of their reader', () => {
    const senders = sources.filter(({ code }) => /\bnotifier\s*\.send\(/.test(code)).map(({ file }) => file);
    expect(senders.sort()).toEqual([
      'notifications/send-notification.ts',
      'observe/observe-parts.ts',
      'records/profile/whatsapp.ts',
    ]);
  });

  it('ask for each of their words by `said`, and have all of them in Hindi', async () => {
    const writing = sources.filter(({ code }) => /\b(?:sendNotification|sendOtp|notificationTo)\b/.test(code));
    expect(writing.length).toBeGreaterThan(20);
    const faults: string[] = [];
    for (const source of writing)
      for (const { name, local, text } of wordsTaken(source)) {
        const english = (await load(text))[name];
        const translation = text.replace(`${API}/`, `${API}/languages/hi/`);
        const isTranslated = existsSync(translation) && name in (await load(translation));
        if (TO_OPERATORS_AND_PARTNERS.includes(name) || name === 'addressed') continue;
        if (!isTranslated) faults.push(`${source.file}: ${name} is not translated`);
        if (typeof english !== 'function' && unsaid(source.code, local))
          faults.push(`${source.file}: ${name} is not said`);
        // one that is exported by itself says itself
        if (typeof english === 'function' && !String(english).includes('said('))
          faults.push(`${source.file}: ${name} is not spoken`);
      }
    expect(faults).toEqual([]);
  });

  it('know every translation, and no two by the same names', async () => {
    const owners = new Map<string, string>();
    const faults: string[] = [];
    for (const home of [CORE, API])
      for (const file of filesIn(join(home, 'languages/hi'), '.text.ts')) {
        const module = await load(join(home, 'languages/hi', file));
        if (!texts.includes(module) && !OF_PAGES.test(file)) faults.push(`${file} is missing`);
        if (!texts.includes(module)) continue;
        for (const [name, words] of Object.entries(await load(join(home, file)))) {
          if (typeof words !== 'object' || words === null || Array.isArray(words) || !(name in module)) continue;
          const [key, own] = [wordsKey(words), wordsKey(module[name] as object)];
          if (owners.has(key)) faults.push(`${file}: ${name} has the names of ${owners.get(key)}`);
          if (key !== own) faults.push(`${file}: ${name} has other names than its English`);
          owners.set(key, `${name} of ${file}`);
        }
      }
    expect(faults).toEqual([]);
  });
});
