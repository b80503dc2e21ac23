import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { queue } from '#db/schema/index.js';
import { enqueue } from '#queue/queue.js';
import { describeWithDb } from '#testing/engines.js';
import { inPast, migrateTo } from '#testing/past-schema.js';
import { TEST_START } from '#testing/test-services.js';
import type { Db } from './db.js';

const MIGRATION = '0015_one_queue';
const PLANS = '0044_plans_expire';

/** The columns of the queue that came after these migrations: what reads it names them all. */
const addLaterColumns = (tx: Db) => tx.execute(sql`alter table queue add column sent_at timestamptz`);

describeWithDb('a migration of the queue', (given) => {
  // Trust M17: what waited in the queue goes on after the migration
  it('carries over what waits in jobs and outbox, which goes on with all of its attempts', async () => {
    await inPast(given.db, MIGRATION, async (tx) => {
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
      await migrateTo(tx, MIGRATION);
      await migrateTo(tx, '0016_letters_of_expired_orders');
      await addLaterColumns(tx);
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
    });
  });

  it('renames the jobs and notifications of plans whose time passes', async () => {
    await inPast(given.db, PLANS, async (tx) => {
      await tx.execute(sql`
        insert into queue (kind, ref, payload, state, due_at, created_at) values
          ('plan.lapse', 'plan_1:1', '{"planId": "plan_1"}', 'pending', now(), now()),
          ('notifier.plan_letter', 'plan_2:lapsed', '{"about": "lapsed", "planId": "plan_2"}', 'pending', now(), now()),
          ('notifier.plan_letter', 'plan_3:link', '{"about": "link", "planId": "plan_3"}', 'done', now(), now())`);
      await migrateTo(tx, PLANS);
      await addLaterColumns(tx);
      const rows = await tx.select().from(queue).orderBy(queue.seq);
      expect(rows.map(({ kind, ref, payload }) => [kind, ref, payload])).toEqual([
        ['plan.expire', 'plan_1:1', { planId: 'plan_1' }],
        ['notifier.plan_letter', 'plan_2:expired', { about: 'expired', planId: 'plan_2' }],
        ['notifier.plan_letter', 'plan_3:link', { about: 'link', planId: 'plan_3' }],
      ]);
    });
  });
});
