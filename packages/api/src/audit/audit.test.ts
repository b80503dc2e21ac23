import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditEntries, auditHead } from '#db/schema/index.js';
import { describeOnEachEngine } from '#testing/engines.js';
import { testClock } from '#testing/test-services.js';
import { audit, type AuditContext, firstBrokenEntry } from './audit.js';

describeOnEachEngine('audit', (given) => {
  const note = (action: string) =>
    given.db.transaction((tx) => {
      const ctx: AuditContext = { db: tx, clock: testClock(), actor: { kind: 'system' }, subject: null };
      return audit(ctx, { action, details: { b: 1, a: 'x' } });
    });

  beforeEach(async () => {
    await given.db.delete(auditEntries);
    await given.db.delete(auditHead);
    for (const action of ['one.done', 'two.done', 'three.done']) await note(action);
  });

  it('the chain is whole as it was written', async () => {
    expect(await firstBrokenEntry(given.db)).toBeNull();
  });

  it('the chain stays whole when many write at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, at) => note(`parallel.${at}`)));
    expect(await given.db.$count(auditEntries)).toBe(43);
    expect(await firstBrokenEntry(given.db)).toBeNull();
  });

  it('the chain forgets what was undone', async () => {
    const undone = given.db.transaction(async (tx) => {
      await audit({ db: tx, clock: testClock(), actor: { kind: 'system' }, subject: null }, { action: 'never.done' });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await note('four.done');
    expect(await firstBrokenEntry(given.db)).toBeNull();
  });

  it('the chain shows which entry was changed', async () => {
    await given.db.update(auditEntries).set({ action: 'two.undone' }).where(eq(auditEntries.seq, 2));
    expect(await firstBrokenEntry(given.db)).toBe(2);
  });

  it('the chain shows that an entry was taken out, the last one too', async () => {
    await given.db.delete(auditEntries).where(eq(auditEntries.seq, 3));
    expect(await firstBrokenEntry(given.db)).toBe(3);
    await given.db.delete(auditEntries).where(eq(auditEntries.seq, 1));
    expect(await firstBrokenEntry(given.db)).toBe(1);
  });
});
