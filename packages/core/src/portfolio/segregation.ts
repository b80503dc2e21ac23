import type { BusinessDate } from '#time/index.js';
import { firstPast } from './first-past.js';
import type { OutsideAccount } from './outside-book.js';
import { isSameUnits } from './outside-movements.js';
import { plainFolio } from './scheme-identity.js';

/** Units of an account before and after the movements of a day. */
type Held = readonly [before: number, after: number];

/** Comparisons of days with accounts in one folio; where there would be more, all of the folio are taken. */
const MOST_COMPARED = 100_000;

/** Returns what is asked for the units of an account on a day. */
function unitsByDay({ lines: { opening, movements } }: OutsideAccount): (day: BusinessDate) => Held {
  const sorted = [...movements].sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  let sum: number = opening;
  const after = sorted.map(({ units }) => (sum += units));
  const at = (index: number) => after[index - 1] ?? opening;
  return (day) => [
    at(firstPast(sorted, 0, ({ date }) => date >= day)),
    at(firstPast(sorted, 0, ({ date }) => date > day)),
  ];
}

/** The segregated units that an account was given, by day: one for each of the scheme that they were taken from. */
function segregatedUnits({ lines }: OutsideAccount): ReadonlyMap<BusinessDate, number> {
  const days = new Map<BusinessDate, number>();
  for (const { kind, date, units } of lines.movements)
    if (kind === 'SEGREGATION') days.set(date, (days.get(date) ?? 0) + units);
  return days;
}

function byFolio(accounts: readonly OutsideAccount[]): ReadonlyMap<string, readonly OutsideAccount[]> {
  const folios = new Map<string, OutsideAccount[]>();
  for (const account of accounts) {
    const folio = plainFolio(account.folioNo);
    const same = folios.get(folio);
    if (same) same.push(account);
    else folios.set(folio, [account]);
  }
  return folios;
}

/**
 * Returns the accounts that a segregation touches: those with segregated units, and the schemes in their folios that these were taken from,
 * of which there were as many units on the day; where none had as many, each that was held. Their price parts by the value of each part on
 * that day (section 49(2AG) and (2AH) of the Income-tax Act, 1961), and no statement has those values.
 */
export function segregatedAccounts(accounts: readonly OutsideAccount[]): ReadonlySet<OutsideAccount> {
  const parts = new Map(
    accounts.map((account) => [account, segregatedUnits(account)] as const).filter(([, days]) => days.size > 0),
  );
  const touched = new Set(parts.keys());
  if (parts.size === 0) return touched;
  for (const folio of byFolio(accounts).values()) {
    const days = folio.flatMap((account) => [...(parts.get(account) ?? [])]);
    const others = days.length === 0 ? [] : folio.filter((account) => !parts.has(account));
    if (days.length * others.length > MOST_COMPARED) for (const account of others) touched.add(account);
    else for (const account of sourcesOf(days, others)) touched.add(account);
  }
  return touched;
}

/** The accounts of a folio from which units were segregated on days. */
function sourcesOf(
  days: readonly (readonly [day: BusinessDate, units: number])[],
  others: readonly OutsideAccount[],
): OutsideAccount[] {
  const known = others.map((account) => ({ account, on: unitsByDay(account) }));
  return days.flatMap(([day, units]) => {
    const held = known
      .map(({ account, on }) => ({ account, there: on(day) }))
      .filter(({ there }) => there.some((many) => many > 0));
    const same = held.filter(({ there }) => there.some((many) => isSameUnits(many, units)));
    return (same.length > 0 ? same : held).map(({ account }) => account);
  });
}
