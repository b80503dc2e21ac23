import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { createCrypto } from '#crypto/crypto.js';
import { auditEntries, auditHead } from '#db/schema/index.js';
import { countOf } from '#testing/count-of.js';
import { describeOnEachEngine } from '#testing/engines.js';
import { testClock, testCrypto } from '#testing/test-services.js';
import { audit, type AuditContext } from './audit.js';
import { auditEnds, checkAudit, keyAuditChain } from './check-audit.js';
import { entryId } from './entry.js';

describeOnEachEngine('audit', (given) => {
  const note = (action: string) =>
    given.db.transaction((tx) => {
      const ctx: AuditContext = {
        db: tx,
        clock: testClock(),
        crypto: testCrypto,
        actor: { kind: 'system' },
        subject: null,
      };
      return audit(ctx, { action, details: { b: 1, a: 'x' } });
    });

  const broken = async (crypto = testCrypto) => {
    const { broken: entry } = await checkAudit({ db: given.db, crypto });
    return entry && entryId(entry);
  };

  beforeEach(async () => {
    await given.db.delete(auditEntries);
    await given.db.delete(auditHead);
    for (const action of ['one.done', 'two.done', 'three.done']) await note(action);
  });

  // Trust G7, control: an untouched log is whole
  it('the chain is whole as it was written', async () => {
    expect(await broken()).toBeNull();
  });

  it('the chain stays whole when many write at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, at) => note(`parallel.${at}`)));
    expect(await given.db.$count(auditEntries)).toBe(43);
    expect(await broken()).toBeNull();
  });

  it('the chain stays whole when many write its first entry at once', async () => {
    await given.db.delete(auditEntries);
    await given.db.delete(auditHead);
    await Promise.all(Array.from({ length: 8 }, (_, at) => note(`first.${at}`)));
    expect(await given.db.$count(auditEntries)).toBe(8);
    expect(await broken()).toBeNull();
  });

  it('the chain forgets what was undone', async () => {
    const undone = given.db.transaction(async (tx) => {
      await audit(
        { db: tx, clock: testClock(), crypto: testCrypto, actor: { kind: 'system' }, subject: null },
        { action: 'never.done' },
      );
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await note('four.done');
    expect(await broken()).toBeNull();
  });

  // Trust G7: a changed entry
  it('the chain shows which entry was changed', async () => {
    await given.db.update(auditEntries).set({ action: 'two.undone' }).where(eq(auditEntries.seq, 2));
    expect(await broken()).toBe('2');
  });

  // Trust G7: one taken out, the last one too
  it('the chain shows that an entry was taken out, the last one too', async () => {
    await given.db.delete(auditEntries).where(eq(auditEntries.seq, 3));
    expect(await broken()).toBe('3');
    await given.db.delete(auditEntries).where(eq(auditEntries.seq, 1));
    expect(await broken()).toBe('1');
  });

  // Trust G7: 1,000 random changes of entries, taken out, swapped and put in, each told
  it('the chain shows any change of anything', async () => {
    for (let at = 0; at < 17; at++) await note(`further.${at}`);
    const entries = await given.db.select().from(auditEntries).orderBy(auditEntries.seq);
    const anySeq = fc.nat(entries.length - 1).map((index) => entries[index]!.seq);
    const letters = fc.stringMatching(/^[a-z]{1,8}\.[a-z]{1,8}$/);
    const change = fc.oneof(
      fc.record({ kind: fc.constant('action' as const), seq: anySeq, to: letters }),
      fc.record({ kind: fc.constant('details' as const), seq: anySeq, to: letters }),
      fc.record({ kind: fc.constant('at' as const), seq: anySeq, by: fc.integer({ min: 1, max: 1_000_000 }) }),
      fc.record({ kind: fc.constant('hash' as const), seq: anySeq, to: fc.stringMatching(/^[0-9a-f]{64}$/) }),
      fc.record({ kind: fc.constant('removed' as const), seq: anySeq }),
      fc.record({ kind: fc.constant('moved' as const), seq: anySeq }),
      fc.record({ kind: fc.constant('added' as const), to: letters }),
    );
    await fc.assert(
      fc.asyncProperty(change, async (one) => {
        const undo = new Error('undo');
        const isTold = given.db.transaction(async (tx) => {
          const of = 'seq' in one ? eq(auditEntries.seq, one.seq) : undefined;
          if (one.kind === 'action')
            await tx
              .update(auditEntries)
              .set({ action: `x${one.to}` })
              .where(of);
          if (one.kind === 'details')
            await tx
              .update(auditEntries)
              .set({ details: { b: 1, a: `x${one.to}` } })
              .where(of);
          if (one.kind === 'at')
            await tx
              .update(auditEntries)
              .set({ at: testClock().now() + one.by })
              .where(of);
          if (one.kind === 'hash') await tx.update(auditEntries).set({ hash: one.to }).where(of);
          if (one.kind === 'removed') await tx.delete(auditEntries).where(of);
          if (one.kind === 'moved') await tx.update(auditEntries).set({ seq: 1_000_000 }).where(of);
          if (one.kind === 'added') {
            const { seq: _, ...last } = entries.at(-1)!;
            await tx.insert(auditEntries).values({ ...last, seq: 1_000_000, action: one.to, previousHash: last.hash });
          }
          const { broken: at } = await checkAudit({ db: tx, crypto: testCrypto });
          throw Object.assign(undo, { at });
        });
        await expect(isTold).rejects.toThrow('undo');
        expect((undo as Error & { at?: number | null }).at).not.toBeNull();
      }),
      { numRuns: countOf({ test: 60, trust: 1_000 }) },
    );
    expect(await broken()).toBeNull();
  });

  /** The chain as somebody writes it who has the database and not the key. */
  const writePlainly = async () => {
    let previousHash = '0'.repeat(64);
    const entries = await given.db.select().from(auditEntries).orderBy(auditEntries.seq);
    for (const { hash: _, chain: _one, ...entry } of entries) {
      const sorted = (value: unknown): unknown =>
        typeof value === 'object' && value !== null
          ? Object.entries(value)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([name, part]) => [name, sorted(part)])
          : value;
      const text = JSON.stringify(sorted({ ...entry, previousHash }));
      const hash = createHash('sha256').update(text).digest('hex');
      await given.db.update(auditEntries).set({ previousHash, hash }).where(eq(auditEntries.seq, entry.seq));
      previousHash = hash;
    }
    await given.db.update(auditHead).set({ hash: previousHash });
  };

  // Trust G7: all written anew without the key
  it('the chain shows that it was written anew without the key, or by another one', async () => {
    await given.db.update(auditEntries).set({ action: 'two.undone' }).where(eq(auditEntries.seq, 2));
    await writePlainly();
    expect(await broken()).toBe('1');
    const other = createCrypto({ current: 'x', encryption: new Map(), lookup: Buffer.alloc(32, 7) });
    expect(await broken(other)).toBe('1');
  });

  it('the chain from before there was a key is hashed anew, once, if it is whole', async () => {
    await writePlainly();
    expect(await keyAuditChain({ db: given.db, crypto: testCrypto })).toBe(3);
    expect(await broken()).toBeNull();
    expect(await keyAuditChain({ db: given.db, crypto: testCrypto })).toBe(0);
    await writePlainly();
    await given.db.update(auditEntries).set({ action: 'two.undone' }).where(eq(auditEntries.seq, 2));
    await expect(keyAuditChain({ db: given.db, crypto: testCrypto })).rejects.toThrow('broken at entry 2');
  });

  it('the end of the chain is what a log can be compared with', async () => {
    expect(await auditEnds(given.db)).toMatchObject([{ chain: 1, seq: 3 }]);
  });
});
