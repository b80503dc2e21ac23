import { and, asc, eq, like, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, sqlStateOf } from '#db/db.js';
import { rowBy } from '#db/row-statements.js';
import { auditEntries, auditHead } from '#db/schema/index.js';
import { countOf } from '#testing/count-of.js';
import { describeOnEachEngine, describeWithDb, TEST_ENGINE } from '#testing/engines.js';
import { lockIsAwaited } from '#testing/locks.js';
import { testClock, testCrypto } from '#testing/test-services.js';
import { auditBySystem } from './audit.js';
import { addAuditChains, chainLines, readChainCount } from './chains.js';
import { auditEnds, checkAudit } from './check-audit.js';

const services = (db: Db) => ({ db, clock: testClock(), crypto: testCrypto });
const note = (tx: Db, action: string) => auditBySystem(services(tx), { action });
const broken = async (db: Db) => (await checkAudit(services(db))).broken;

async function emptied(db: Db): Promise<void> {
  await db.delete(auditEntries);
  await db.delete(auditHead);
}

/** So many transactions, eight at a time, with two entries each. */
const writeMany = (db: Db, count: number) =>
  Promise.all(
    Array.from({ length: 8 }, async (_, lane) => {
      for (let at = lane; at < count; at += 8)
        await db.transaction(async (tx) => {
          await note(tx, `one.${at}`);
          await note(tx, `two.${at}`);
        });
    }),
  );

describeOnEachEngine('several chains', (given) => {
  beforeAll(async () => {
    await emptied(given.db);
    await given.db.transaction((tx) => note(tx, 'first.done'));
    await addAuditChains(services(given.db), 8);
    await writeMany(given.db, 24);
  });

  it('are whole when many write at once, and a transaction keeps to one', async () => {
    expect(await checkAudit(services(given.db))).toEqual({ entries: 50, broken: null });
    const pairs = await given.db
      .select({ chain: auditEntries.chain, of: sql<string>`split_part(${auditEntries.action}, '.', 2)` })
      .from(auditEntries)
      .where(like(auditEntries.action, 'two.%'));
    for (const { chain, of } of pairs)
      expect(
        await given.db.$count(auditEntries, and(eq(auditEntries.chain, chain), like(auditEntries.action, `%.${of}`))),
      ).toBe(2);
    expect(await auditEnds(given.db)).toHaveLength(8);
  });

  it.runIf(given.engine === 'postgres')('are taken by connections of their own', async () => {
    const used = await given.db.selectDistinct({ chain: auditEntries.chain }).from(auditEntries);
    expect(used.length).toBeGreaterThan(1);
  });

  /** Returns what was seen of work that is undone then. */
  async function undone<Seen>(work: (tx: Db) => Promise<Seen>): Promise<Seen> {
    const undo = new Error('undo');
    let seen: Seen | undefined;
    const working = given.db.transaction(async (tx) => {
      seen = await work(tx);
      throw undo;
    });
    await expect(working).rejects.toBe(undo);
    return seen!;
  }

  /** A chain that is not the first and has three entries at least. */
  const longChain = async () => (await auditEnds(given.db)).findLast(({ chain, seq }) => chain > 1 && seq > 2)!;

  /** What somebody does who writes into the database, with a chain of at least three entries, and the entry at which it is seen. */
  const TAMPERED: Readonly<Record<string, (tx: Db, chain: number, last: number) => Promise<number>>> = {
    'an entry that was changed': async (tx, chain) => {
      const isSecond = and(eq(auditEntries.chain, chain), eq(auditEntries.seq, 2));
      await tx.update(auditEntries).set({ action: 'never.done' }).where(isSecond);
      return 2;
    },
    'an entry that was taken out': async (tx, chain) => {
      await tx.delete(auditEntries).where(and(eq(auditEntries.chain, chain), eq(auditEntries.seq, 2)));
      return 2;
    },
    'the last entry that was taken out': async (tx, chain, last) => {
      await tx.delete(auditEntries).where(and(eq(auditEntries.chain, chain), eq(auditEntries.seq, last)));
      return last;
    },
    'two entries that changed places': async (tx, chain) => {
      const renumber = (from: number, to: number) =>
        tx
          .update(auditEntries)
          .set({ seq: to })
          .where(and(eq(auditEntries.chain, chain), eq(auditEntries.seq, from)));
      await renumber(1, 0);
      await renumber(2, 1);
      await renumber(0, 2);
      return 1;
    },
    'an entry that was put behind the last': async (tx, chain, last) => {
      const isLast = and(eq(auditEntries.chain, chain), eq(auditEntries.seq, last));
      const [entry] = await tx.select().from(auditEntries).where(isLast);
      await tx.insert(auditEntries).values({ ...entry!, seq: last + 1, previousHash: entry!.hash });
      return last + 1;
    },
    'a chain without its end': async (tx, chain, last) => {
      await tx.delete(auditHead).where(eq(auditHead.one, chain));
      return last + 1;
    },
    'a chain that was taken out with its end': async (tx, chain) => {
      await tx.delete(auditEntries).where(eq(auditEntries.chain, chain));
      await tx.delete(auditHead).where(eq(auditHead.one, chain));
      return 1;
    },
  };

  // Trust G7: in a chain that is not the first too, and a chain that is taken out as a whole
  it.each(Object.entries(TAMPERED))('show %s', async (_, tamper) => {
    const { chain, seq: last } = await longChain();
    const [at, seen] = await undone(async (tx) => [await tamper(tx, chain, last), await broken(tx)]);
    expect(seen).toEqual({ chain, seq: at });
  });

  it('show a chain that was never begun', async () => {
    const byEnd = await undone(async (tx) => {
      await tx.insert(auditHead).values({ one: 9, seq: 0, hash: '0'.repeat(64) });
      return broken(tx);
    });
    expect(byEnd).toEqual({ chain: 9, seq: 1 });
    const [byEntry, adding] = await undone(async (tx) => {
      const [entry] = await tx.select().from(auditEntries).limit(1);
      await tx.insert(auditEntries).values({ ...entry!, chain: 9, seq: 4 });
      return [await broken(tx), await addAuditChains(services(tx), 9).catch(String)];
    });
    expect(byEntry).toEqual({ chain: 9, seq: 4 });
    expect(adding).toContain('Chain 9 has entries although it was never begun');
  });

  it('show two chains that changed places', async () => {
    const { chain } = await longChain();
    const other = chain === 2 ? 3 : 2;
    const seen = await undone(async (tx) => {
      for (const [from, to] of [
        [chain, 100],
        [other, chain],
        [100, other],
      ] as const) {
        await tx.update(auditEntries).set({ chain: to }).where(eq(auditEntries.chain, from));
        await tx.update(auditHead).set({ one: to }).where(eq(auditHead.one, from));
      }
      return broken(tx);
    });
    expect([chain, other]).toContain(seen?.chain);
  });

  it('are added to those that are there by an entry that says how many there are', async () => {
    await emptied(given.db);
    await addAuditChains(services(given.db), 1);
    expect(await chainLines(given.db)).toEqual([]);
    await addAuditChains(services(given.db), 2);
    await addAuditChains(services(given.db), 5);
    await addAuditChains(services(given.db), 5);
    await expect(addAuditChains(services(given.db), 4)).rejects.toThrow(
      'There are 5 chains, and there cannot be fewer',
    );
    const added = await given.db.select().from(auditEntries).orderBy(asc(auditEntries.chain), asc(auditEntries.seq));
    expect(added.map(({ action, actor, details }) => [action, actor, details])).toEqual(
      expect.arrayContaining([2, 5].map((chains) => ['audit.chains_added', 'operator:a command', { chains }])),
    );
    expect(added).toHaveLength(2);
    expect((await chainLines(given.db)).map((line) => line.split('  ')[0])).toEqual(
      [1, 2, 3, 4, 5].map((chain) => `chain ${chain}`),
    );
    expect(await broken(given.db)).toBeNull();
  });
});

describe('how many chains there are to be', () => {
  it('is a number from 1 to 64, or not asked', () => {
    expect([[], ['1'], ['64']].map(readChainCount)).toEqual([null, 1, 64]);
    for (const wrong of [['0'], ['65'], ['-1'], ['8.5'], ['eight'], [''], ['8', '9']])
      expect(() => readChainCount(wrong), wrong.join(' ')).toThrow('1 to 64');
  });
});

/** What one transaction waits for and another gives. */
class Signal<Value = void> {
  give!: (value: Value) => void;
  readonly given = new Promise<Value>((resolve) => (this.give = resolve));
}

describeWithDb('chains of connections', (given) => {
  beforeEach(() => emptied(given.db));
  const onPostgres = it.runIf(TEST_ENGINE === 'postgres');

  const chainOf = async (tx: Db) => {
    const { rows } = await tx.execute<{ chain: number }>(
      sql`select 1 + mod(pg_backend_pid(), greatest((select max(one) from audit_head), 8)) as chain`,
    );
    return rows[0]!.chain;
  };
  /** Works in a transaction of a connection whose chain of eight is another. */
  const besides = (chain: number, work: (tx: Db) => Promise<void>): Promise<void> =>
    given.db.transaction(async (tx) => ((await chainOf(tx)) === chain ? besides(chain, work) : work(tx)));

  onPostgres('do not wait for each other', async () => {
    await addAuditChains(services(given.db), 8);
    await given.db.transaction(async (tx) => {
      await note(tx, 'held.open');
      await besides(await chainOf(tx), (other) => note(other, 'other.done'));
      expect(await given.db.$count(auditEntries, eq(auditEntries.action, 'other.done'))).toBe(1);
    });
    expect(await broken(given.db)).toBeNull();
  });

  onPostgres('would wait for each other with one chain', async () => {
    let other: Promise<void> = Promise.resolve();
    await given.db.transaction(async (tx) => {
      await note(tx, 'held.open');
      const chain = await chainOf(tx);
      other = besides(chain, (second) => note(second, 'other.done'));
      await lockIsAwaited(given.db);
      expect(await given.db.$count(auditEntries, eq(auditEntries.action, 'other.done'))).toBe(0);
    });
    await other;
  });

  /** Two transactions of different chains, of which each writes, waits until both have, and writes again. */
  async function writeAcross(
    write: (tx: Db, who: number, time: number) => Promise<unknown>,
  ): Promise<(string | null)[]> {
    const written = [new Signal(), new Signal()];
    const begun = new Signal<number>();
    const work = async (tx: Db, who: number) => {
      await write(tx, who, 0);
      written[who]!.give();
      await written[1 - who]!.given;
      await write(tx, who, 1);
    };
    const first = given.db.transaction(async (tx) => {
      begun.give(await chainOf(tx));
      await work(tx, 0);
    });
    const transactions = [first, begun.given.then((chain) => besides(chain, (tx) => work(tx, 1)))];
    const ends = await Promise.allSettled(transactions);
    return ends.map((end) => (end.status === 'rejected' ? sqlStateOf(end.reason) : null));
  }

  onPostgres('are kept for a transaction, so that no two lock each other out', async () => {
    await addAuditChains(services(given.db), 8);
    expect(await writeAcross((tx, who, time) => note(tx, `entry.of_${who}_${time}`))).toEqual([null, null]);
    expect(await broken(given.db)).toBeNull();
  });

  onPostgres('would lock each other out, were they chosen anew for each entry', async () => {
    await addAuditChains(services(given.db), 8);
    const lock = rowBy(auditHead, 'one', 'update');
    const ends = await writeAcross((tx, who, time) => lock(tx, 1 + ((who + time) % 2)));
    expect(ends.filter((end) => end === '40P01')).toHaveLength(1);
  });

  onPostgres('are added once nobody is within a transaction that took one', async () => {
    await addAuditChains(services(given.db), 2);
    let adding: Promise<void> = Promise.resolve();
    await given.db.transaction(async (tx) => {
      await note(tx, 'one.done');
      adding = addAuditChains(services(given.db), 7);
      await lockIsAwaited(given.db);
      await note(tx, 'two.done');
    });
    await adding;
    const written = await given.db.select().from(auditEntries).where(like(auditEntries.action, '%.done'));
    expect(new Set(written.map(({ chain }) => chain)).size).toBe(1);
    expect(await auditEnds(given.db)).toHaveLength(7);
  });

  onPostgres('are added while many write, of whom none is locked out', async () => {
    const writing = writeMany(given.db, countOf({ test: 60, trust: 600 }));
    for (const chains of [2, 3, 5, 7]) await addAuditChains(services(given.db), chains);
    await writing;
    await writeMany(given.db, 20);
    expect(await broken(given.db)).toBeNull();
    expect(await auditEnds(given.db)).toHaveLength(7);
  });
});
