import { PxError } from '@prosperx/core/errors';
import { describe, expect, it } from 'vitest';
import { codeOf } from '#testing/test-kit.js';
import type { PageTraffic } from '#throttle/traffic.js';
import { documentLimiter } from './document-limiter.js';

/** A document that is made when it is told to be. */
function pending() {
  let done = (_: string) => {};
  let count = 0;
  const promise = new Promise<string>((resolve) => (done = resolve));
  return { make: () => ((count += 1), promise), done: () => done('made'), times: () => count };
}

/** A limiter, and which places those moved to who opened a link. */
function limiter() {
  const limited = documentLimiter<string>('documents');
  const moves: PageTraffic[] = [];
  const moveTo = (kind: PageTraffic) => Promise.resolve(void moves.push(kind));
  const turn = (link: string, person: string, make: () => Promise<string>, place = { moveTo }) =>
    limited({ link, person, place }, make);
  return { turn, moves };
}

describe('documentLimiter', () => {
  it('makes the document of a link once for all who open it meanwhile, and anew later', async () => {
    const { turn } = limiter();
    const document = pending();
    const all = Array.from({ length: 12 }, () => turn('link', 'asha', document.make));
    document.done();
    expect(new Set(await Promise.all(all))).toEqual(new Set(['made']));
    expect(document.times()).toBe(1);
    await turn('link', 'asha', document.make);
    expect(document.times()).toBe(2);
  });

  // Trust R6: of all who open one link whoever has its document made alone has a place for work
  it('gives a place among documents to the first who opens a link, and none for work to those who wait for the same', async () => {
    const { turn, moves } = limiter();
    const document = pending();
    const all = Array.from({ length: 12 }, () => turn('link', 'asha', document.make));
    document.done();
    await Promise.all(all);
    expect(moves).toEqual(['documents', ...Array<PageTraffic>(11).fill('waits')]);
  });

  it('refuses one for whom there is no room to wait, and leaves the others waiting', async () => {
    const { turn } = limiter();
    const document = pending();
    const first = turn('link', 'asha', document.make);
    const full = { moveTo: () => Promise.reject(new PxError('too_many_requests')) };
    expect(await codeOf(turn('link', 'asha', document.make, full))).toBe('too_many_requests');
    document.done();
    expect(await first).toBe('made');
  });

  it('makes three at once for one person, whom others do not wait for, and more once one is done, even by a failure', async () => {
    const { turn } = limiter();
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
