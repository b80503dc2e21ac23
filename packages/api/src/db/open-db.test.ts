import { unitsFromScaled, nav, paise } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '#testing/engines.js';
import { sqlStateOf } from './db.js';
import { type Lookup, navs, partners, type Sealed, users } from './schema/index.js';

describeOnEachEngine('openDb', (given) => {
  const person = (id: string, createdAt: number) => ({
    id,
    mobile: 'x' as Sealed,
    mobileHash: id as Lookup,
    name: 'A',
    createdAt,
  });

  it('keeps instants to the millisecond, in whatever zone it runs', async () => {
    const at = Date.UTC(2026, 10, 16, 4, 30, 0, 123);
    await given.db.insert(users).values(person('u1', at));
    expect(await given.db.select({ at: users.createdAt }).from(users)).toEqual([{ at }]);
    await given.db.transaction(async (tx) => {
      await tx.execute(sql`set local timezone to 'Asia/Kolkata'`);
      expect(await tx.select({ at: users.createdAt }).from(users)).toEqual([{ at }]);
    });
  });

  it('keeps money, units, NAVs and dates exactly', async () => {
    const date = businessDate('2026-03-29');
    const row = { amount: paise(8_999_999_999_999), units: unitsFromScaled(-1), nav: nav(1_234.567_890_12), date };
    const { rows } = await given.db.execute<Record<string, string>>(
      sql`select ${row.amount}::bigint::text as amount, ${row.units}::bigint::text as units, ${row.nav}::bigint::text as nav`,
    );
    expect(rows).toEqual([{ amount: '8999999999999', units: '-1', nav: '123456789012' }]);
    await given.db.execute(sql`alter table navs drop constraint if exists navs_scheme_id_schemes_id_fk`);
    await given.db.insert(navs).values({ schemeId: 's', date, nav: row.nav });
    expect(await given.db.select().from(navs)).toEqual([{ schemeId: 's', date, nav: row.nav }]);
  });

  it.runIf(given.engine === 'pglite')('parses a text once, and keeps the last 256', async () => {
    const sumOf = async (number: number) => {
      const { rows } = await given.db.execute(sql`select ${sql.raw(String(number))} + ${number}::int as sum`);
      return rows;
    };
    for (let number = 0; number < 300; number++) await sumOf(number);
    for (const number of [0, 299, 299]) expect(await sumOf(number)).toEqual([{ sum: 2 * number }]);
    await expect(given.db.execute(sql`select nothing`)).rejects.toThrow();
    const { rows } = await given.db.execute(
      sql`select count(*)::int as kept, max(custom_plans + generic_plans)::int as runs from pg_prepared_statements`,
    );
    expect(rows).toEqual([{ kept: 256, runs: 3 }]);
  });

  it.runIf(given.engine === 'postgres')('names a text that a connection is asked again, and no other', async () => {
    await given.db.transaction(async (tx) => {
      for (const text of ['select 41 as once', 'select 42 as twice', 'select 42 as twice', 'select 42 as twice'])
        await tx.execute(sql.raw(text));
      const { rows } = await tx.execute(
        sql`select statement, (custom_plans + generic_plans)::int as runs from pg_prepared_statements where statement like '% as %ce'`,
      );
      expect(rows).toEqual([{ statement: 'select 42 as twice', runs: 2 }]);
    });
  });

  it('undoes a transaction that throws, and reports the same error', async () => {
    const twice = given.db.transaction(async (tx) => {
      await tx.insert(partners).values({ id: 'p', name: 'P', createdAt: 0 });
      await tx.insert(partners).values({ id: 'p', name: 'P', createdAt: 0 });
    });
    expect(await twice.catch(sqlStateOf)).toBe('23505');
    expect(await given.db.$count(partners)).toBe(0);
  });

  it('undoes the inner part of a transaction alone', async () => {
    await given.db.transaction(async (tx) => {
      await tx.insert(partners).values({ id: 'outer', name: 'P', createdAt: 0 });
      const inner = tx.transaction(async (deeper) => {
        await deeper.insert(partners).values({ id: 'inner', name: 'P', createdAt: 0 });
        throw new Error('undo');
      });
      await inner.catch(() => {});
    });
    expect((await given.db.select().from(partners)).map(({ id }) => id)).toEqual(['outer']);
  });

  it('finds words that are nearly alike', async () => {
    const { rows } = await given.db.execute<{ near: boolean }>(sql`select 'flexy' <<-> 'hdfc flexi cap' < 0.7 as near`);
    expect(rows).toEqual([{ near: true }]);
  });
});
