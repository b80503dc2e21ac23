import { afterEach, describe, expect, it, vi } from 'vitest';
import { readRecent, withSearch } from './recent-searches.js';

const KEY = 'px-recent-searches';
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('recent searches', () => {
  it('has the newest first, five at most, each once whatever its case', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((text) => ({ text }));
    const after = (text: string) => withSearch(five, { text }).map((search) => search.text);
    expect(after('f')).toEqual(['f', 'a', 'b', 'c', 'd']);
    expect(after('C')).toEqual(['C', 'a', 'b', 'd', 'e']);
  });

  it.each(['not json', '{"a":1}', '[1,null]', 'null'])('reads nothing from %s', (kept) => {
    localStorage.setItem(KEY, kept);
    expect(readRecent()).toEqual([]);
  });

  it('reads no more than five, with the fund of a name where its id and page are kept', () => {
    const fund = { schemeId: 'sch_1', path: '/mutual-fund-detail/a' };
    const kept = [{ text: 'a', fund }, 1, 'old', { text: 'b' }, { text: 'no page', fund: { schemeId: 'sch_2' } }];
    localStorage.setItem(KEY, JSON.stringify([...kept, ...['c', 'd', 'e', 'f'].map((text) => ({ text }))]));
    expect(readRecent()).toEqual([{ text: 'a', fund }, { text: 'b' }, { text: 'c' }, { text: 'd' }, { text: 'e' }]);
  });

  it('lives without a storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(readRecent()).toEqual([]);
  });
});
