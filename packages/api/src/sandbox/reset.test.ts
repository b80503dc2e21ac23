import { advanceSandboxClock, resetSandbox, sandboxClock as readClock } from '@prosperx/core/sandbox';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';
import { SANDBOX_START } from './sandbox-clock.js';

const { agents, sandboxClock, users } = schema;

describeWithDb(
  'reset',
  (given) => {
    it('the reset deletes the NAVs that the clock brought, and rewrites none of the seeded ones', async () => {
      const kit = testKit(given.db, { heldNavsOnly: false });
      const seeded = async () => {
        const { rows } = await given.db.execute(
          sql`select count(*)::int as count, max(date)::text as last, max(xmin::text::bigint)::text as written from navs`,
        );
        return rows[0];
      };
      const before = await seeded();
      await kit.client().call(advanceSandboxClock, { body: { advance: '2B' } });
      expect(await seeded()).not.toEqual(before);
      await kit.client().call(resetSandbox, { body: {} });
      expect(await seeded()).toEqual(before);
    });

    it('a reset after the first leaves the same rows in each table, and the same numbers to come', async () => {
      const kit = testKit(given.db, { heldNavsOnly: false });
      const reset = () => kit.client().call(resetSandbox, { body: {} });
      const all = async () => {
        // the clock's own row is not of the seeding
        const tables = Object.values(schema).filter(
          (value) => is(value, PgTable) && value !== sandboxClock,
        ) as PgTable[];
        const parts = tables.map((table) => {
          const name = sql.identifier(getTableName(table));
          return sql`(select string_agg(row::text, ',' order by row::text) from ${name} row) as ${name}`;
        });
        const { rows } = await given.db.execute(sql`select ${sql.join(parts, sql`, `)}`);
        const { rows: numbers } = await given.db.execute(
          sql`select sequencename, last_value from pg_sequences order by sequencename`,
        );
        return { ...rows[0], numbers };
      };
      await reset();
      const seeded = await all();
      await kit.client().call(advanceSandboxClock, { body: { advance: '2B' } });
      await given.db.update(users).set({ name: 'Someone' });
      await reset();
      expect(await all()).toEqual(seeded);
    });

    // the embedded engine has one connection: nothing runs next to a transaction
    it.runIf(given.engine === 'postgres')(
      'the reset gives way to a request that holds one table and wants another',
      async () => {
        const kit = testKit(given.db, { heldNavsOnly: false });
        const waits = async () => {
          const { rows } = await given.db.execute(sql`select 1 from pg_locks where not granted`);
          return rows.length > 0;
        };
        let reset: Promise<unknown> = Promise.resolve();
        await given.db.transaction(async (tx) => {
          await tx.update(users).set({ name: 'Someone' });
          reset = kit.client().call(resetSandbox, { body: {} });
          while (!(await waits()));
          await tx.update(agents).set({ name: 'Someone' });
        });
        expect(await reset).toMatchObject({ now: SANDBOX_START });
        expect(await kit.client().call(readClock)).toMatchObject({ now: SANDBOX_START });
        expect(await given.db.$count(users, sql`name = 'Someone'`)).toBe(0);
      },
    );
  },
  'seeded',
);
