import { type Nav, paise, rupees, unitsFromScaled, valueAtNav } from '@prosperx/core/money';
import type { Registrar } from '@prosperx/core/registrar';
import { addDays, addMonths, type BusinessDate, businessDateAt, DAY, startOfMonth } from '@prosperx/core/time';
import { brokerageRows, registrarFiles } from '#db/schema/index.js';
import { type Desk, schemeOf } from './desk.js';
import { type SeedDeps, seedId } from './seed-person.js';

/** Whose registrar a fund house has, as far as the houses of the book go. */
const KFINTECH_HOUSES = /axis|mirae|nippon|uti|quant|canara|motilal/i;

/** Months for which the registrars have paid. */
const PAID_MONTHS = 3;

/** Trail as two files of each month have it, by the units of its last day; one folio is nobody's here, and one commission was taken back. */
export async function seedBrokerage({ db, now }: SeedDeps, { agentCode, customers, histories }: Desk): Promise<void> {
  const running = startOfMonth(businessDateAt(now));
  const rows = Array.from({ length: PAID_MONTHS }, (_, index) => addMonths(running, index - PAID_MONTHS)).flatMap(
    (month) => {
      const until = addDays(addMonths(month, 1), -1);
      const days = Number(until.slice(8));
      return customers.flatMap(({ profileId, rows: held }) =>
        held.flatMap(({ folio, entries }) => {
          const schemeId = entries[0]?.schemeId;
          if (schemeId === undefined) return [];
          const scheme = schemeOf(schemeId);
          const units = unitsFromScaled(
            entries.reduce((sum, { units: of, navDate }) => sum + (navDate <= until ? of : 0), 0),
          );
          const price = navOn(histories.get(scheme.amfiCode) ?? [], until);
          const rate = scheme.category.startsWith('Equity') ? 0.8 : 0.3;
          const amount = price === null ? 0 : Math.round((valueAtNav(units, price) * rate * days) / 36_500);
          if (amount === 0) return [];
          const registrar: Registrar = KFINTECH_HOUSES.test(scheme.fundHouse) ? 'KFINTECH' : 'CAMS';
          return {
            ...{ agentCode, registrar, month, rate, profileId, schemeId, until, from: month, kind: 'trail' as const },
            id: seedId('bkg', `${month} ${folio.folioNumber} ${scheme.isin}`),
            rowKey: `${month} ${folio.folioNumber} ${scheme.amfiCode}`,
            folioNumber: folio.folioNumber,
            product: `P${scheme.amfiCode}`,
            schemeName: scheme.name,
            fundHouse: scheme.fundHouse,
            amount: paise(amount),
          };
        }),
      );
    },
  );
  const last = addMonths(running, -1);
  const others = [
    { folioNumber: '990017', kind: 'trail' as const, amount: rupees(412) },
    { folioNumber: '990023', kind: 'clawback' as const, amount: rupees(-150) },
  ].map((row) => ({
    ...row,
    ...{ agentCode, registrar: 'CAMS' as const, month: last, product: 'P000001' },
    id: seedId('bkg', row.folioNumber),
    rowKey: row.folioNumber,
    schemeName: 'A scheme that nobody here holds',
  }));
  for (const each of [
    ...Array.from({ length: Math.ceil(rows.length / 200) }, (_, part) => rows.slice(part * 200, part * 200 + 200)),
    others,
  ])
    await db.insert(brokerageRows).values(each);
  await db.insert(registrarFiles).values(
    (['CAMS', 'KFINTECH'] as const).map((registrar) => ({
      ...{ agentCode, registrar, kind: 'brokerage' as const, importedAt: now - 5 * DAY },
      id: seedId('rgf', registrar),
      fileHash: seedId('hash', registrar),
      rows: rows.filter((row) => row.registrar === registrar).length,
    })),
  );
}

const navOn = (history: readonly { readonly date: BusinessDate; readonly nav: Nav }[], day: BusinessDate): Nav | null =>
  history.findLast(({ date }) => date <= day)?.nav ?? null;
