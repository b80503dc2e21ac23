import { describe, expect, it } from 'vitest';
import { documentLimiter } from './document-limiter.js';

/** A document that is made when it is told to be. */
function pending() {
  let done = (_: string) => {};
  let count = 0;
  const promise = new Promise<string>((resolve) => (done = resolve));
  return { make: () => ((count += 1), promise), done: () => done('made'), times: () => count };
}

describe('documentLimiter', () => {
  it('makes the document of a link once for all who open it meanwhile, and anew later', async () => {
    const turn = documentLimiter<string>();
    const document = pending();
    const all = Array.from({ length: 12 }, () => turn('link', 'asha', document.make));
    document.done();
    expect(new Set(await Promise.all(all))).toEqual(new Set(['made']));
    expect(document.times()).toBe(1);
    await turn('link', 'asha', document.make);
    expect(document.times()).toBe(2);
  });

  it('makes three at once for one person, whom others do not wait for, and more once one is done, even by a failure', async () => {
    const turn = documentLimiter<string>();
    const document = pending();
    const broken = turn('0', 'asha', () => Promise.reject(new Error('broken'))).catch((error: Error) => error.message);
    const held = ['1', '2'].map((link) => turn(link, 'asha', document.make));
    await expect(turn('3', 'asha', document.make)).rejects.toMatchObject({ code: 'too_many_requests' });
    const other = turn('4', 'vikram', document.make);
    expect(await broken).toBe('broken');
    const next = turn('5', 'asha', document.make);
    document.done();
    expect(await Promise.all([...held, other, next])).toEqual(Array(4).fill('made'));
  });
});
