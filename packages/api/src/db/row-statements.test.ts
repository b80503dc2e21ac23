import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '#testing/engines.js';
import { countedDb } from '#testing/trust/counted-db.js';
import { type Db, preparedOnce } from './db.js';
import { added, changed, rowBy, write } from './row-statements.js';
import { auditEntries, auditHead, queue } from './schema/index.js';

const NOW = 1_795_000_000_123;

describeOnEachEngine('statements about rows', (given) => {
  const job = (ref: string) => ({
    kind: 'test',
    ref,
    payload: { of: [ref] },
    state: 'pending' as const,
    dueAt: NOW,
    createdAt: NOW,
  });
  const jobBy = rowBy(queue, 'ref', 'update');

  it('several changes are one statement, and keep each value as it was given', async () => {
    const { db, statementsOf } = countedDb(given.db);
    await write(db, added(queue, job('first')));
    const asked = await statementsOf(() =>
      write(
        db,
        added(auditHead, { one: 1, seq: 0, hash: 'start' }),
        added(queue, { ...job('second'), leaseUntil: null }),
        changed(queue, { kind: 'test', ref: 'first' }, { doneAt: NOW, leaseUntil: null, state: 'done' }),
      ),
    );
    expect(asked).toHaveLength(1);
    expect(await jobBy(db, 'first')).toMatchObject({ ...job('first'), doneAt: NOW, leaseUntil: null, state: 'done' });
    expect(await jobBy(db, 'second')).toMatchObject({ ...job('second'), leaseUntil: null, doneAt: null });
    expect(await jobBy(db, 'third')).toBeUndefined();
  });

  it('a row that is there stays as it is where that is asked for, and is refused where not', async () => {
    await write(given.db, added(queue, job('kept')));
    await write(given.db, added(queue, { ...job('kept'), payload: {} }, true));
    expect(await jobBy(given.db, 'kept')).toMatchObject(job('kept'));
    await expect(write(given.db, added(queue, job('kept')))).rejects.toThrow();
  });

  it('a statement that is known belongs to the transaction that asks it', async () => {
    await write(given.db, added(queue, job('undone')));
    const undone = given.db.transaction(async (tx) => {
      await write(tx, changed(queue, { ref: 'undone' }, { state: 'done' }), added(queue, job('never')));
      expect((await jobBy(tx, 'undone'))?.state).toBe('done');
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect((await jobBy(given.db, 'undone'))?.state).toBe('pending');
    expect(await jobBy(given.db, 'never')).toBeUndefined();
  });

  it('a statement is built once for a database and all of its transactions', async () => {
    let built = 0;
    const entries = preparedOnce((db: Db) => {
      built += 1;
      return db.select().from(auditEntries).where(eq(auditEntries.seq, 1)).prepare('');
    });
    await given.db.transaction((tx) => entries(tx).execute());
    await given.db.transaction((tx) => entries(tx).execute());
    await entries(given.db).execute();
    expect(built).toBe(1);
  });
});
