import type { ExchangeCalendar } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import type { NavSource } from '#providers/providers.js';
import { sandboxNavSource } from '#sandbox/catalogue/nav-model.js';
import type { CatalogueScheme } from '#sandbox/catalogue/scheme.js';
import { nfoSchemes } from '#sandbox/catalogue/seed-nfos.js';

const HELD_SCHEMES = sql`
  select amfi_code as code from schemes where id in (
    select scheme_id from ledger_entries union all select scheme_id from orders union all select scheme_id from sips
    union all select to_scheme_id from sales union all select to_scheme_id from transfer_plans)`;

/** The sandbox's NAVs, day by day, of those schemes alone in which somebody has money or has ordered: much of what a day costs is its NAVs. Of a scheme that is ordered later, the days before are left out. */
export function navsOfHeld(db: Db, calendar: ExchangeCalendar, schemes: readonly CatalogueScheme[]): NavSource {
  const sources = new Map(
    [...schemes, ...nfoSchemes].map((scheme) => [scheme.amfiCode, sandboxNavSource(calendar, [scheme])]),
  );
  return {
    quotesOn: async (day) => {
      const { rows } = await db.execute<{ code: string }>(HELD_SCHEMES);
      const quotes = rows.map(async ({ code }) => (await sources.get(code)?.quotesOn?.(day)) ?? []);
      return (await Promise.all(quotes)).flat();
    },
  };
}
