import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { outbox } from '#db/schema/index.js';
import { ProviderUnknown } from '#providers/provider-unknown.js';
import { describeOnEachEngine } from '#testing/engines.js';
import { collectingLogger } from '#testing/collecting-logger.js';
import { type TestClock, testClock } from '#testing/test-clock.js';
import type { Services } from '#services.js';
import { askFirst } from './ask-first.js';
import { claim } from './claim.js';
import { deliver, type OutboxHandler } from './deliver.js';
import { enqueue } from './outbox.js';
import { outboxWork } from './outbox-work.js';

const SECOND = 1_000;
let count = 0;

/** Something that is waited for until somebody lets it go on. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describeOnEachEngine('the outbox', (given) => {
  let clock: TestClock;
  let services: Services;
  let ref: string;

  beforeEach(async () => {
    clock = testClock();
    services = { db: given.db, clock, log: collectingLogger(clock) } as unknown as Services;
    await given.db.delete(outbox);
    ref = `ref ${count++}`;
    await enqueue(given.db, [{ topic: 'test', ref, payload: {} }], clock.now());
  });

  const stateOf = async () => (await given.db.select().from(outbox).where(eq(outbox.ref, ref)))[0];
  const handled = (handler: OutboxHandler) => ({ test: handler });

  it('keeps one message of a topic and name, ever', async () => {
    await enqueue(given.db, [{ topic: 'test', ref, payload: { other: true } }], clock.now());
    expect(await given.db.$count(outbox)).toBe(1);
    expect((await stateOf())?.payload).toEqual({});
  });

  it('keeps nothing of a transaction that was undone', async () => {
    const undone = given.db.transaction(async (tx) => {
      await enqueue(tx, [{ topic: 'test', ref: 'undone', payload: {} }], clock.now());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await given.db.$count(outbox)).toBe(1);
  });

  it('delivers in the order in which messages were written, each once', async () => {
    await enqueue(
      given.db,
      ['b', 'c'].map((name) => ({ topic: 'test', ref: name, payload: {} })),
      clock.now(),
    );
    const seen: string[] = [];
    const handlers = handled(async (_, message) => void seen.push(message.ref));
    expect(await deliver(services, handlers)).toBe(3);
    expect(seen).toEqual([ref, 'b', 'c']);
    expect(await deliver(services, handlers)).toBe(0);
  });

  it('tries again later what was not answered, after longer and longer pauses', async () => {
    const silent = handled(() => Promise.reject(new ProviderUnknown('test')));
    const pauses: number[] = [];
    for (let left = 12; left > 0; left--) {
      await deliver(services, silent);
      const pause = ((await stateOf())?.dueAt ?? 0) - clock.now();
      pauses.push(pause / SECOND);
      clock.advance(pause);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900, 900]);
    expect(
      await deliver(
        services,
        handled(async () => {}),
      ),
    ).toBe(1);
  });

  it('gives a message to one of two workers', async () => {
    const claims = await Promise.all([claim(given.db, clock.now(), {}), claim(given.db, clock.now(), {})]);
    expect(claims.flat()).toHaveLength(1);
  });

  it('frees the messages of a dead worker when its lease ends', async () => {
    await claim(given.db, clock.now(), {});
    clock.advance(60 * SECOND - 1);
    expect(await claim(given.db, clock.now(), {})).toEqual([]);
    clock.advance(1);
    expect(await claim(given.db, clock.now(), {})).toHaveLength(1);
  });

  it('does not begin again with what is being delivered, even when the clock runs past its lease', async () => {
    const { opened, open } = gate();
    let sent = 0;
    const handlers = handled(async () => {
      sent += 1;
      await opened;
    });
    const first = deliver(services, handlers);
    const claimed = async (): Promise<void> => ((await stateOf())?.leaseUntil ? undefined : claimed());
    await claimed();
    clock.advance(120 * SECOND);
    const second = outboxWork(services, handlers).runDue();
    open();
    await Promise.all([first, second]);
    expect(sent).toBe(1);
    expect((await stateOf())?.state).toBe('done');
  });

  it('sends nothing any more once the lease is over: another server may be sending it', async () => {
    let sent = 0;
    const handlers = handled(async (world, message) => {
      await askFirst(world, message, {
        ask: async () => {
          clock.advance(60 * SECOND);
          return null;
        },
        send: async () => {
          sent += 1;
          return {};
        },
      });
    });
    expect(await deliver(services, handlers)).toBe(0);
    expect(sent).toBe(0);
    expect(await stateOf()).toMatchObject({ state: 'pending', lastError: 'LeaseOver' });
  });

  it('leaves a message to who took it over', async () => {
    const other = { ...services, db: given.db } as Services;
    const handlers = handled(async () => {
      clock.advance(60 * SECOND);
      await claim(other.db, clock.now(), {});
      throw new ProviderUnknown('too late');
    });
    await deliver(services, handlers);
    expect(await stateOf()).toMatchObject({ leaseUntil: clock.now() + 60 * SECOND, attempts: 0 });
  });

  it('sends nothing that the provider knows already', async () => {
    let sent = 0;
    const handlers = handled(async (world, message) => {
      await askFirst<object>(world, message, { ask: async () => ({}), send: async () => ({ sent: (sent += 1) }) });
    });
    expect(await deliver(services, handlers)).toBe(1);
    expect(sent).toBe(0);
  });

  it('notes what has no handler, and keeps it', async () => {
    expect(await deliver(services, {})).toBe(0);
    expect((services.log as unknown as { lines: string[] }).lines.at(-1)).toContain('outbox_failed');
    expect((await stateOf())?.state).toBe('pending');
  });
});
