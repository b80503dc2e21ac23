import { eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { byCommand } from '#audit/audit.js';
import { auditEntries, files, queue } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { describeWithDb } from '#testing/engines.js';
import { testConfig } from '#testing/test-config.js';
import { collectingLogger, testClock, testCrypto } from '#testing/test-services.js';
import { parksAfter } from './lease.js';
import { noteSeen, operate, queueLines, readQueueCommand, retryParked } from './operate.js';
import { enqueue, type JobHandlers } from './queue.js';
import { queueWork } from './worker.js';

describe('readQueueCommand', () => {
  it('knows what can be asked for, and nothing else', () => {
    expect(readQueueCommand([])).toEqual({ act: 'show' });
    expect(readQueueCommand(['retry', '12'])).toEqual({ act: 'retry', seq: 12 });
    expect(readQueueCommand(['retry', 'all'])).toEqual({ act: 'retry', seq: 'all' });
    expect(readQueueCommand(['drop', '12'])).toEqual({ act: 'drop', seq: 12 });
    expect(readQueueCommand(['found', '12', ' 7531975 '])).toEqual({ act: 'found', seq: 12, number: '7531975' });
    expect(readQueueCommand(['approve', '12'])).toEqual({ act: 'approve', seq: 12 });
    expect(readQueueCommand(['picture', 'fil_1', 'a.png'])).toEqual({ act: 'picture', file: 'fil_1', path: 'a.png' });
    for (const args of [
      ['drop', 'all'],
      ['drop'],
      ['approve', 'all'],
      ['found', '12'],
      ['found', '12', 'a b'],
      ['picture', 'fil_1'],
      ['retry', '1', '2'],
      ['retry', '0'],
      ['show', '1'],
      ['retry', '1e3'],
    ])
      expect(() => readQueueCommand(args)).toThrow('npm run queue');
  });
});

describeWithDb('npm run queue', (given) => {
  const clock = testClock();
  const run = async (handlers: JobHandlers) => {
    const work = queueWork({
      db: given.db,
      clock,
      log: collectingLogger(clock),
      handlers,
      config: testConfig,
    } as unknown as Services);
    while (await work.runNext());
  };
  const lines = async () => (await queueLines(given)).join('\n');
  const jobs = () => given.db.select().from(queue).orderBy(queue.seq);

  beforeEach(async () => {
    await given.db.delete(queue);
    const payload = { mobile: '9876500001' };
    await enqueue(
      given.db,
      ['a', 'b'].map((ref) => ({ kind: 'test.fails', ref, payload })),
      clock.now(),
    );
    await enqueue(given.db, [{ kind: 'test.works', ref: 'c' }], clock.now());
    await given.db
      .update(queue)
      .set({ attempts: parksAfter.failures - 1 })
      .where(eq(queue.kind, 'test.fails'));
    const fails = () => Promise.reject(new TypeError('9876500001 is no number'));
    await run({ 'test.fails': fails, 'test.works': async () => {} });
  });

  it('notes a look at a picture in the account of which it is', async () => {
    const picture = { kind: 'cheque', mediaType: 'image/png', byteCount: 1, sha256: '', createdAt: clock.now() };
    await given.db.insert(files).values({ ...picture, id: 'fil_seen', profileId: 'prf_seen' });
    await noteSeen({ db: given.db, clock, crypto: testCrypto }, 'fil_seen');
    const [seen] = await given.db.select().from(auditEntries).where(eq(auditEntries.objectId, 'fil_seen'));
    expect(seen).toMatchObject({ action: 'picture.viewed', actor: 'operator:a command', subject: 'prf_seen' });
  });

  it('shows how many jobs are in which state and why some are parked, without payloads', async () => {
    const shown = await lines();
    expect(shown).toMatch(/^test\.fails +0 +0 +0 +2 +0$/m);
    expect(shown).toMatch(/^test\.works +0 +0 +1 +0 +0$/m);
    expect(shown).toMatch(/test\.fails {2}a {2}12 attempts, parked \d+ \w+ 2026, \d\d:\d\d IST: TypeError in \S+/);
    expect(shown).not.toContain('98765');
  });

  it('retries a parked job with all of its attempts, and says so in the audit', async () => {
    const [first] = await jobs();
    expect(await operate({ db: given.db, clock, crypto: testCrypto }, { act: 'retry', seq: first!.seq })).toEqual([
      `Job ${first!.seq} is tried again.`,
    ]);
    await run({ 'test.fails': async () => {} });
    expect((await jobs()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['done', 1],
      ['parked', 12],
      ['done', 1],
    ]);
    const entries = await given.db.select().from(auditEntries).where(eq(auditEntries.action, 'queue.retried'));
    expect(entries).toMatchObject([{ objectId: String(first!.seq), details: { kind: 'test.fails' } }]);
  });

  it('retries all that is parked', async () => {
    expect(await operate({ db: given.db, clock, crypto: testCrypto }, { act: 'retry', seq: 'all' })).toEqual([
      '2 jobs are tried again.',
    ]);
    await run({ 'test.fails': async () => {} });
    expect((await jobs()).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  });

  it('retries thousands some at a time, so that nobody who audits waits for all of them', async () => {
    await given.db.delete(queue);
    const parked = { state: 'parked', payload: {}, dueAt: clock.now(), createdAt: clock.now() } as const;
    const many = Array.from({ length: 1_100 }, (_, ref) => ({ ...parked, kind: 'test.many', ref: String(ref) }));
    await given.db.insert(queue).values([{ ...parked, kind: 'test.fails', ref: 'other' }, ...many]);
    const ctx = byCommand({ db: given.db, clock, crypto: testCrypto });
    expect(await retryParked(ctx, 'test.many', { reason: 'the server is back' })).toBe(1_100);
    expect(await given.db.select({ kind: queue.kind }).from(queue).where(eq(queue.state, 'parked'))).toEqual([
      { kind: 'test.fails' },
    ]);
    const entries = await given.db.select().from(auditEntries).where(isNull(auditEntries.objectId));
    const counted = entries.map(({ details }) => details as Record<string, unknown>);
    expect(counted.filter(({ kind }) => kind === 'test.many')).toMatchObject(
      [500, 500, 100].map((jobs) => ({ jobs, reason: 'the server is back' })),
    );
  });

  it('drops a parked job for good: its name is not used again', async () => {
    const [first] = await jobs();
    await operate({ db: given.db, clock, crypto: testCrypto }, { act: 'drop', seq: first!.seq });
    await enqueue(given.db, [{ kind: 'test.fails', ref: 'a' }], clock.now());
    await run({});
    expect((await jobs()).map(({ state }) => state)).toEqual(['dropped', 'parked', 'done']);
  });

  it('leaves alone what is not parked', async () => {
    const done = (await jobs())[2]!.seq;
    await expect(operate({ db: given.db, clock, crypto: testCrypto }, { act: 'drop', seq: done })).rejects.toThrow(
      'no parked job',
    );
    const [parked] = await jobs();
    const approve = operate({ db: given.db, clock, crypto: testCrypto }, { act: 'approve', seq: parked!.seq });
    await expect(approve).rejects.toThrow('asks for an approval');
    await expect(operate({ db: given.db, clock, crypto: testCrypto }, { act: 'retry', seq: done })).rejects.toThrow(
      'no parked job',
    );
  });
});
