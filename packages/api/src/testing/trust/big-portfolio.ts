import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';

/** The size of a portfolio for tests and benches. */
export interface PortfolioSize {
  readonly folios: number;
  /** In each folio; every fifth folio has a redemption as its last. */
  readonly transactions: number;
}

/**
 * Gives a profile folios of the catalogue's schemes with purchases on days that have a NAV, written by the database itself, since 100,000
 * rows take a while one by one. What is bought is worked out as the exchange does.
 */
export async function addBigPortfolio(db: Db, profileId: string, { folios, transactions }: PortfolioSize) {
  await db.execute(sql`
    insert into folios (id, folio_number, fund_house, profile_id, created_at)
    select 'big ' || ${profileId} || n, 'BIG' || lpad(n::text, 6, '0') || right(${profileId}, 6), s.fund_house, ${profileId}, now()
    from generate_series(1, ${folios}::int) as n
    join (select *, row_number() over (order by amfi_code) - 1 as place, count(*) over () as many
          from schemes where latest_nav is not null and navs_modelled) as s on s.place = n % s.many`);
  await db.execute(sql`
    insert into ledger_entries (profile_id, folio_id, scheme_id, source, source_ref, kind, date, nav_date, nav, amount, stamp_duty, units, booked_at)
    select ${profileId}, f.id, s.id, 'big', f.id || ' ' || v.place,
      case when is_sale then 'redemption' else 'sip' end, v.date, v.date, v.nav,
      case when is_sale then -round(100000::numeric * v.nav / 100000000) else 499975 end,
      case when is_sale then 0 else 25 end,
      case when is_sale then -100000 else round(499975::numeric * 1000000000 / v.nav) * 10 end, now()
    from folios f
    join (select *, row_number() over (order by amfi_code) - 1 as place, count(*) over () as many
          from schemes where latest_nav is not null and navs_modelled) as s on s.place = substr(f.folio_number, 4, 6)::int % s.many
    join lateral (
      select date, nav, row_number() over (order by date desc) as place from navs where navs.scheme_id = s.id
      order by date desc limit ${transactions}::int
    ) as v on true
    cross join lateral (select v.place = 1 and substr(f.folio_number, 4, 6)::int % 5 = 0 as is_sale) as kind
    where f.profile_id = ${profileId} and f.folio_number like 'BIG%'`);
  await db.execute(sql`analyze ledger_entries`);
}
