import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';

type InBulk = (work: (tx: Db) => Promise<unknown>) => Promise<unknown>;

/** Schemes whose NAVs are written in one transaction. */
const SLICE = 500;

/** Adds further series of the catalogue's schemes that are listed, with a NAV of each working day; `scale.schemes` numbers them. */
export async function addMarket(
  inBulk: InBulk,
  { schemes, navDays }: { readonly schemes: number; readonly navDays: number },
) {
  await inBulk(async (tx) => {
    await tx.execute(sql`create table scale.prices as
      select number, 10 + scale.pick('price ' || number, 490)::float8 as price,
        0.04 + scale.pick('growth ' || number, 120) / 1000.0::float8 as growth
      from generate_series(1, ${schemes}::int) number`);
    const { rows } = await tx.execute<{ name: string }>(
      sql`select column_name::text as name from information_schema.columns
        where table_schema = 'public' and table_name = 'schemes' and is_generated = 'NEVER'`,
    );
    const columns = rows.map(({ name }) => sql.identifier(name));
    await tx.execute(sql`
      insert into schemes (${sql.join(columns, sql`, `)})
      select ${sql.join(
        columns.map((column) => sql`made.${column}`),
        sql`, `,
      )}
      from scale.prices p
      join (select *, row_number() over (order by id) - 1 as place, count(*) over () as many
            from schemes where is_listed and latest_nav is not null and option = 'Growth') s on s.place = number % s.many
      cross join lateral jsonb_populate_record(null::schemes, to_jsonb(s) || jsonb_build_object(
        'id', 'sch_s' || lpad(number::text, 5, '0'), 'amfi_code', (900000 + number)::text, 'isin', 'INF9S' || lpad(number::text, 7, '0'),
        'bse_code', 'S' || number || '-GR', 'name', s.name || ' Series ' || number, 'short_name', s.name || ' Series ' || number,
        'latest_nav', scale.nav(price, growth, ${navDays}), 'previous_nav', scale.nav(price, growth, ${navDays} - 1),
        'latest_nav_date', (select max(date) from scale.days))) made`);
    await tx.execute(sql`create table scale.schemes as
      select p.number, p.price, p.growth, id, isin, fund_house,
        case when category = 'Equity' then row_number() over (partition by category = 'Equity' order by id) - 1 end as equity
      from schemes join scale.prices p on id = 'sch_s' || lpad(p.number::text, 5, '0')`);
    await tx.execute(sql`create unique index on scale.schemes (number)`);
    await tx.execute(sql`create unique index on scale.schemes (equity)`);
    await tx.execute(sql`analyze scale.schemes`);
  });
  for (let first = 1; first <= schemes; first += SLICE)
    await inBulk((tx) =>
      tx.execute(sql`
        insert into navs (scheme_id, date, nav)
        select s.id, d.date, scale.nav(s.price, s.growth, d.number) from scale.schemes s cross join scale.days d
        where s.number between ${first} and ${first + SLICE - 1} order by 1, 2`),
    );
}
