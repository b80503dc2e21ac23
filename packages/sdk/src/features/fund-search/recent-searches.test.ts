import { afterEach, describe, expect, it, vi } from 'vitest';
import { readRecent, withSearch } from './recent-searches.js';

const KEY = 'px-recent-searches';
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('recent searches', () => {
  it('has the newest first, five at most, each once whatever its case', () => {
    const five = ['a', 'b', 'c', 'd', 'e'];
    expect(withSearch(five, 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
    expect(withSearch(five, 'C')).toEqual(['C', 'a', 'b', 'd', 'e']);
  });

  it.each(['not json', '{"a":1}', '[1,null]', 'null'])('reads nothing from %s', (kept) => {
    localStorage.setItem(KEY, kept);
    expect(readRecent()).toEqual([]);
  });

  it('reads no more than five, and text alone', () => {
    localStorage.setItem(KEY, JSON.stringify(['a', 1, 'b', 'c', 'd', 'e', 'f']));
    expect(readRecent()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('lives without a storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(readRecent()).toEqual([]);
  });
});
