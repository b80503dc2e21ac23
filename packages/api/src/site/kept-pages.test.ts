import { describe, expect, it } from 'vitest';
import { finishPage, type KeptPage, keptPages } from './kept-pages.js';

const textOf = ({ bytes }: KeptPage) => new TextDecoder().decode(bytes);
const page = (html: string) => () => finishPage(html, { scripts: '', styles: [] } as never, 'everybody');

/** What a page does: it asks for what is kept, and begins what is not. */
function keeping() {
  const { find, keep } = keptPages();
  return async (key: string, version: string | null, make: () => Promise<KeptPage>) =>
    find(key, version) ?? keep(key, version, make());
}
const fails = () => Promise.reject(new Error('the database is away'));

describe('a page that was worked out', () => {
  it('is kept for its version', async () => {
    const keep = keeping();
    const first = await keep('help', 'one', page('first'));
    expect(await keep('help', 'one', page('second'))).toBe(first);
    expect(textOf(await keep('help', 'two', page('second')))).toBe('second');
  });

  it('is there at once, and to be waited for until it is worked out', async () => {
    const { find, keep } = keptPages();
    expect(find('help', 'one')).toBeUndefined();
    const coming = keep('help', 'one', page('help')());
    expect(find('help', 'one')).toBe(coming);
    const worked = await coming;
    expect(find('help', 'one')).toBe(worked);
    expect(find('help', 'two')).toBeUndefined();
  });

  it('is better than none where nobody can say its version, or a newer one cannot be worked out', async () => {
    const keep = keeping();
    const first = await keep('help', 'one', page('first'));
    expect(await keep('help', null, fails)).toBe(first);
    expect(await keep('help', 'two', fails)).toBe(first);
    await expect(keep('home', null, fails)).rejects.toThrow('the database is away');
    expect(textOf(await keep('home', null, page('home')))).toBe('home');
  });
});
