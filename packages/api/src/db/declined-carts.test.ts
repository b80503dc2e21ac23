import { sql, TransactionRollbackError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithDb } from '#testing/engines.js';
import { migrateTo } from '#testing/past-schema.js';

const MIGRATION = '0105_carts_declined_at';

describeWithDb('the migration of carts that were declined', (given) => {
  it('gives them the time of the answer by the audit, or none where that tells nothing, and leaves others as they are', async () => {
    const undone = given.db.transaction(async (tx) => {
      const cart = (id: string, approval: string) => sql`
        insert into carts (id, visitor_id, status, approval, approval_until, created_at, changed_at)
        values (${id}, ${id}, 'active', ${approval}, '2026-11-17T10:00:00Z', now(), now())`;
      for (const [id, approval] of [
        ['declined', 'DECLINED'],
        ['untold', 'DECLINED'],
        ['approved', 'APPROVED'],
      ] as const)
        await tx.execute(cart(id, approval));
      const entry = (seq: number, at: string, action: string, of: string) => sql`
        insert into audit_entries (chain, seq, at, actor, action, object_id, details, previous_hash, hash)
        values (1, ${seq}, ${at}, 'visitor', ${action}, ${of}, '{}', ${`p${seq}`}, ${`h${seq}`})`;
      await tx.execute(entry(901, '2026-11-15T10:00:00Z', 'cart.declined', 'declined'));
      await tx.execute(entry(902, '2026-11-16T10:00:00Z', 'cart.declined', 'declined'));
      await tx.execute(entry(903, '2026-11-16T11:00:00Z', 'cart.approved', 'declined'));
      await tx.execute(entry(904, '2026-11-16T11:00:00Z', 'cart.declined', 'approved'));
      await migrateTo(tx, MIGRATION);
      const { rows } = await tx.execute(sql`
        select id, to_char(approval_until at time zone 'utc', 'YYYY-MM-DD HH24:MI') as until from carts order by id`);
      expect(rows).toEqual([
        { id: 'approved', until: '2026-11-17 10:00' },
        { id: 'declined', until: '2026-11-16 10:00' },
        { id: 'untold', until: null },
      ]);
      tx.rollback();
    });
    await expect(undone).rejects.toBeInstanceOf(TransactionRollbackError);
  });
});
