import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Db } from '#db/db.js';
import { queue } from '#db/schema/index.js';
import { enqueue } from '#queue/queue.js';
import { describeOnEachEngine } from '#testing/engines.js';
import { TEST_START } from '#testing/test-services.js';
import { MIGRATIONS_FOLDER } from './open-db.js';

const MIGRATION = '0015_one_queue';

async function migrate(tx: Db, tag: string): Promise<void> {
  const file = await readFile(join(MIGRATIONS_FOLDER, `${tag}.sql`), 'utf8');
  for (const statement of file.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
}

async function tagsBefore(tag: string): Promise<string[]> {
  const journal = JSON.parse(await readFile(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const tags = journal.entries.map((entry) => entry.tag);
  return tags.slice(0, tags.indexOf(tag));
}

describeOnEachEngine('the migration to one queue', (given) => {
  it('carries over what waits in jobs and outbox, which goes on with all of its attempts', async () => {
    const undone = given.db.transaction(async (tx) => {
      await tx.execute(sql`create schema past`);
      await tx.execute(sql`set local search_path to past, public`);
      for (const tag of await tagsBefore(MIGRATION)) await migrate(tx, tag);
      await tx.execute(sql`
        insert into outbox (topic, ref, payload, recipient, state, attempts, due_at, created_at) values
          ('exchange.register', 'ord_1', '{"orderId": "1"}', null, 'done', 3, now(), now()),
          ('exchange.cancel', 'ord_1', '{}', 'sealed', 'pending', 50, now(), now()),
          ('notifier.order_letter', 'lapsed:set_1', '{"about": "lapsed", "id": "set_1"}', null, 'pending', 0, now(), now())`);
      await tx.execute(sql`
        insert into jobs (kind, ref, payload, state, attempts, due_at, created_at, last_error) values
          ('order.expire', 'set_1', '{"orderSetId": "1"}', 'pending', 4, now(), now(), 'Error'),
          ('order.allot', 'ord_1', '{}', 'dead', 12, now(), now(), 'Error'),
          ('housekeeping', '2026-11-17', '{}', 'done', 0, now(), now(), null)`);
      await migrate(tx, MIGRATION);
      await migrate(tx, '0016_letters_of_expired_orders');
      await enqueue(
        tx,
        [
          { kind: 'order.expire', ref: 'set_1' },
          { kind: 'new', ref: 'n' },
        ],
        TEST_START,
      );
      const rows = await tx.select().from(queue).orderBy(queue.seq);
      expect(
        rows.map(({ seq, kind, state, attempts, unanswered }) => [seq, kind, state, attempts, unanswered]),
      ).toEqual([
        [1, 'exchange.register', 'done', 3, 0],
        [2, 'exchange.cancel', 'pending', 0, 50],
        [3, 'notifier.order_letter', 'pending', 0, 0],
        [4, 'order.expire', 'pending', 4, 0],
        [5, 'order.allot', 'parked', 12, 0],
        [6, 'housekeeping', 'done', 0, 0],
        [expect.any(Number), 'new', 'pending', 0, 0],
      ]);
      expect(rows[1]).toMatchObject({ ref: 'ord_1', recipient: 'sealed' });
      expect(rows[2]?.payload).toEqual({ about: 'expired', id: 'set_1' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
  });
});
