import { errorWords, wordsKey } from '@prosperx/core/language';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parts } from '#primitives/display/lazy.js';
import { speaker } from './speaker.js';

const first = { title: 'SIP calculator' };
const chart = { caption: 'Growth' };
const table = { copy: 'Copy' };
const own = { neverTranslated: 'NAV' };

const inFiles =
  ([whole, ...rest]: readonly [File, ...File[]]) =>
  async () => ({ ...(await whole()), later: rest });

type File = () => Promise<{ readonly default: Readonly<Record<string, object>> }>;

const file = (english: object, translation: object) => async () => ({ default: { [wordsKey(english)]: translation } });

const files = () =>
  inFiles([file(first, { title: 'एसआईपी कैलकुलेटर' }), file(chart, { caption: 'बढ़त' }), file(table, { copy: 'कॉपी करें' })]);

/** As in a page where nothing was loaded later so far. */
const before = { ...parts };
const forget = () => {
  delete parts.haveBegun;
  delete parts.fetchWords;
  delete errorWords.fetch;
};
beforeEach(forget);
afterEach(() => {
  forget();
  Object.assign(parts, before);
});

describe('the words of a widget', () => {
  it('are there for its first screen, and English for what is not translated', async () => {
    const words = await speaker({ hi: files() })('hi');
    expect(words(first)).toEqual({ title: 'एसआईपी कैलकुलेटर' });
    expect(words(own)).toBe(own);
    expect(words(chart)).toBe(chart);
  });

  it('follow with what is loaded later, and those of a part of that by themselves', async () => {
    const words = await speaker({ hi: files() })('hi');
    await parts.fetchWords?.(false);
    expect([words(chart).caption, words(table)]).toEqual(['बढ़त', table]);
    await parts.fetchWords?.(true);
    expect(words(table).copy).toBe('कॉपी करें');
  });

  it('are all fetched where something was loaded later before, since it may be shown', async () => {
    parts.haveBegun = true;
    const words = await speaker({ hi: files() })('hi');
    expect(words(table).copy).toBe('कॉपी करें');
  });

  it('have those of what servers refuse once a server refuses something', async () => {
    const refusals = { forbidden: 'No' };
    const words = await speaker({ hi: files() }, file(refusals, { forbidden: 'नहीं' }))('hi');
    expect(words(refusals)).toBe(refusals);
    await errorWords.fetch?.();
    expect(words(refusals).forbidden).toBe('नहीं');
  });

  it('are English in a language that the widget does not speak', async () => {
    const words = await speaker({ hi: files() })('ta');
    expect(words(first)).toBe(first);
  });

  it('stay English where their file does not come, and are asked for again', async () => {
    const whole = files();
    let asked = 0;
    const broken = async () => {
      asked += 1;
      if (asked === 1) throw new Error('no network');
      return whole();
    };
    const speak = speaker({ hi: broken });
    expect((await speak('hi'))(first)).toBe(first);
    expect((await speak('hi'))(first).title).toBe('एसआईपी कैलकुलेटर');
  });
});
