import { addPaise, paise, type Paise, ZERO_PAISE } from '@prosperx/core/money';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes, sips } from '#db/schema/index.js';
import { percentOf, type ValuedPosition } from '#modules/portfolio/holding.js';
import type { Cell, DocumentTable } from '#records/document/tables.js';
import { isRunning } from '#records/sip/sip-book.js';
import { portfolioReportText as text } from './portfolio-report.text.js';

/** Rows of its tables: two pages hold no more. */
const MOST = { groups: 6, holdings: 18, sips: 8 } as const;

/** Somebody whose portfolio is in a report. */
export interface Holder {
  readonly id: string;
  readonly name: string;
}

/** What each of a family holds, and all of them. */
export function memberTable(held: readonly ValuedPosition[], holders: readonly Holder[]): DocumentTable {
  const row = (name: string, of: readonly ValuedPosition[]): Cell[] => {
    const invested = addPaise(...of.map((each) => each.invested));
    const gain = addPaise(...of.map(({ returnAmount }) => returnAmount));
    return [
      { text: name },
      { money: invested },
      { money: addPaise(...of.map(({ currentValue }) => currentValue)) },
      { money: gain },
      { percent: percentOf(gain, invested) },
    ];
  };
  return {
    name: text.members,
    columns: text.memberColumns.map((title, index) => ({ title, width: index === 0 ? 40 : 17 })),
    rows: holders.map(({ id, name }) =>
      row(
        name,
        held.filter(({ profileId }) => profileId === id),
      ),
    ),
    total: row(text.total, held),
  };
}

/** Sums by a name, the largest first; what is beyond the most stands together at the end. */
export function groupTable(
  held: readonly ValuedPosition[],
  nameOf: (held: ValuedPosition) => string,
  [name, columns]: [string, readonly string[]],
) {
  const all = addPaise(...held.map(({ currentValue }) => currentValue));
  const sums = new Map<string, Paise>();
  for (const each of held) sums.set(nameOf(each), addPaise(sums.get(nameOf(each)) ?? ZERO_PAISE, each.currentValue));
  const sorted = [...sums].sort(([, one], [, other]) => other - one);
  const [shown, rest] = [sorted.slice(0, MOST.groups), sorted.slice(MOST.groups)];
  const row = (title: string, sum: Paise): Cell[] => [
    { text: title },
    { money: sum },
    { percent: percentOf(sum, all) },
  ];
  const others = rest.length === 0 ? [] : [row(text.others(rest.length), addPaise(...rest.map(([, sum]) => sum)))];
  const table: DocumentTable = {
    name,
    columns: columns.map((title, index) => ({ title, width: index === 0 ? 40 : 20 })),
    rows: [...shown.map(([title, sum]) => row(title, sum)), ...others],
  };
  return table;
}

export function holdingTable(held: readonly ValuedPosition[], holders: readonly Holder[]): DocumentTable {
  const nameOf = (id: string) => holders.find((holder) => holder.id === id)?.name ?? '';
  const isFamily = holders.length > 1;
  const titles = isFamily ? text.familyHoldingColumns : text.holdingColumns;
  const [shown, rest] = [held.slice(0, MOST.holdings), held.slice(MOST.holdings)];
  const sumRow = (title: string, of: readonly ValuedPosition[]): Cell[] => {
    const [invested, gain] = [
      addPaise(...of.map((each) => each.invested)),
      addPaise(...of.map((each) => each.returnAmount)),
    ];
    const value = addPaise(...of.map(({ currentValue }) => currentValue));
    return [
      { text: title },
      null,
      { money: invested },
      { money: value },
      { money: gain },
      { percent: percentOf(gain, invested) },
    ];
  };
  return {
    name: text.holdings,
    columns: titles.map((title, index) => ({ title, width: [34, 14, 15, 15, 15, 10][index] ?? 12 })),
    rows: [
      ...shown.map(({ profileId, scheme, folioNo, invested, currentValue, returnAmount, returnPercentage }): Cell[] => [
        { text: scheme.shortName },
        { text: isFamily ? nameOf(profileId) : folioNo },
        { money: invested },
        { money: currentValue },
        { money: returnAmount },
        { percent: returnPercentage },
      ]),
      ...(rest.length === 0 ? [] : [sumRow(text.others(rest.length), rest)]),
    ],
    total: sumRow(text.total, held),
  };
}

export async function sipTable(db: Db, holders: readonly Holder[]): Promise<DocumentTable> {
  const rows = await db
    .select({ name: schemes.shortName, amount: sips.amount, frequency: sips.frequency, nextDate: sips.nextDate })
    .from(sips)
    .innerJoin(schemes, eq(schemes.id, sips.schemeId))
    .where(
      and(
        inArray(
          sips.profileId,
          holders.map(({ id }) => id),
        ),
        isRunning,
      ),
    )
    .orderBy(asc(sips.nextDate), asc(sips.id));
  const monthly = ({ amount, frequency }: (typeof rows)[number]) => paise(Math.round(amount / Math.max(1, frequency)));
  const [shown, rest] = [rows.slice(0, MOST.sips), rows.slice(MOST.sips)];
  return {
    name: text.sips,
    columns: text.sipColumns.map((title, index) => ({ title, width: index === 0 ? 50 : 18 })),
    rows: [
      ...shown.map((sip): Cell[] => [
        { text: sip.name },
        { money: monthly(sip) },
        sip.nextDate && { date: sip.nextDate },
      ]),
      ...(rest.length === 0
        ? []
        : [[{ text: text.others(rest.length) }, { money: addPaise(...rest.map(monthly)) }, null]]),
    ],
  };
}
