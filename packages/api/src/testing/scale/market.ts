import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';

type InBulk = (work: (tx: Db) => Promise<unknown>) => Promise<unknown>;

/** Schemes whose NAVs are written in one transaction. */
const SLICE = 500;

/** Adds further series of the catalogue's schemes that are listed, with a NAV of each open day; `scale.schemes` numbers them. */
export async function addMarket(
  inBulk: InBulk,
  { schemes, navDays }: { readonly schemes: number; readonly navDays: number },
) {
  await inBulk(async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(
      sql`select column_name::text as name from information_schema.columns
        where table_schema = 'public' and table_name = 'schemes' and is_generated = 'NEVER'`,
    );
    const columns = sql.join(
      rows.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    await tx.execute(sql`
      insert into schemes (${columns})
      select ${columns} from (
        select (jsonb_populate_record(null::schemes, to_jsonb(s) || jsonb_build_object(
          'id', 'sch_s' || lpad(n::text, 5, '0'), 'amfi_code', (900000 + n)::text, 'isin', 'INF9S' || lpad(n::text, 7, '0'),
          'bse_code', 'S' || n || '-GR', 'name', s.name || ' Series ' || n, 'short_name', s.name || ' Series ' || n,
          'latest_nav', scale.nav(n, ${navDays}), 'previous_nav', scale.nav(n, ${navDays} - 1),
          'latest_nav_date', (select max(date) from scale.days)))).*
        from generate_series(1, ${schemes}::int) as n
        join (select *, row_number() over (order by id) - 1 as place, count(*) over () as many
              from schemes where is_listed and latest_nav is not null and option = 'Growth') s on s.place = n % s.many
      ) made`);
    await tx.execute(sql`create table scale.schemes as
      select substr(id, 6)::int as number, id, isin, fund_house,
        case when category = 'Equity' then row_number() over (partition by category = 'Equity' order by id) - 1 end as equity
      from schemes where id like 'sch\\_s_____'`);
    await tx.execute(sql`create unique index on scale.schemes (number)`);
  });
  for (let first = 1; first <= schemes; first += SLICE)
    await inBulk((tx) =>
      tx.execute(sql`
        insert into navs (scheme_id, date, nav)
        select s.id, d.date, scale.nav(s.number, d.number) from scale.schemes s cross join scale.days d
        where s.number between ${first} and ${first + SLICE - 1} order by 1, 2`),
    );
}
