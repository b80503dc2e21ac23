import { formatMoney, formatPercent } from '@prosperx/core/format';
import { paise, type Paise, ZERO_PAISE } from '@prosperx/core/money';
import { addMonths, type BusinessDate } from '@prosperx/core/time';
import { and, gt, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { ledgerEntries } from '#db/schema/index.js';
import { type ValuedHoldings, yearlyReturn } from '#modules/portfolio/holding.js';
import { readFlows } from '#records/portfolio/repository.js';
import { portfolioReportText as text } from './portfolio-report.text.js';
import type { Holder } from './report-tables.js';

interface Moved {
  readonly holders: readonly Holder[];
  readonly unvalued: ValuedHoldings['unvalued'];
  /** The day before the first. */
  readonly since: BusinessDate;
}

/** Reads the money that came from banks and went to them: switches stay inside, and what was reversed never moved. */
async function readMoved(db: Db, { holders, unvalued, since }: Moved) {
  const { kind, units, amount, stampDuty, profileId, schemeId, navDate } = ledgerEntries;
  const sum = (value: SQL, bought: SQL, of: SQL) =>
    sql`coalesce(sum(${value}) filter (where ${kind} in ${of} or ${kind} = 'reversal' and ${bought}), 0)::bigint`.mapWith(
      (paid) => paise(Number(paid)),
    );
  const [moved] = await db
    .select({
      paid: sum(sql`${amount} + ${stampDuty}`, sql`${units} < 0`, sql`('purchase', 'sip')`),
      taken: sum(sql`-${amount}`, sql`${units} > 0`, sql`('redemption')`),
    })
    .from(ledgerEntries)
    .where(
      and(
        inArray(
          profileId,
          holders.map(({ id }) => id),
        ),
        notInArray(
          schemeId,
          unvalued.map(({ id }) => id),
        ),
        gt(navDate, since),
      ),
    );
  return moved ?? { paid: ZERO_PAISE, taken: ZERO_PAISE };
}

/** What was paid in and taken out, and what it made a year. */
export async function movementRows(
  db: Db,
  holders: readonly Holder[],
  { unvalued }: ValuedHoldings,
  { value, asOf }: { readonly value: Paise; readonly asOf: BusinessDate },
) {
  const flows = await readFlows(
    db,
    holders.map(({ id }) => id),
    unvalued,
  );
  const { paid, taken } = await readMoved(db, { holders, unvalued, since: addMonths(asOf, -12) });
  const rate = yearlyReturn(flows, value, asOf);
  return [
    [text.xirr, rate === null ? text.noRate : text.aYear(formatPercent(rate))],
    [text.year, text.flows(formatMoney(paid), formatMoney(taken))],
  ] as const;
}
