import type { NavPoint } from '@prosperx/core/fund';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';

export interface SchemeNav extends NavPoint {
  readonly schemeId: string;
}

// arrays travel as text: the two drivers write them differently
const listOf = (values: readonly (string | number)[]) =>
  sql`${`{${values.map((value) => `"${value}"`).join(',')}}`}::text`;

/** Writes NAVs in one statement; one of a day that is known already is replaced, since houses revise them. Answers the schemes in which something changed. */
export async function storeNavs(db: Db, navs: readonly SchemeNav[]): Promise<readonly string[]> {
  const [ids, dates, values] = [navs.map((at) => at.schemeId), navs.map((at) => at.date), navs.map((at) => at.nav)];
  const { rows } = await db.execute<{ scheme_id: string }>(sql`
    with changed as (
      insert into navs (scheme_id, date, nav)
      select * from unnest(${listOf(ids)}::text[], ${listOf(dates)}::date[], ${listOf(values)}::bigint[])
      on conflict (scheme_id, date) do update set nav = excluded.nav where navs.nav <> excluded.nav
      returning scheme_id
    )
    select distinct scheme_id from changed`);
  return rows.map((row) => row.scheme_id);
}
