import { nav, paise, rupees, unitsFor } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { folios, ledgerEntries } from '#db/schema/index.js';
import { changeEntry, changeOrder, type Corruption, entryRef } from './corruption.js';

const OTHER_NAV = nav(10);

export const ofLedger: readonly Corruption[] = [
  [
    'units that are missing',
    'ledger_has_order',
    async (tx, { bought: { entry, order } }) => {
      await tx.delete(ledgerEntries).where(eq(ledgerEntries.seq, entry!.seq));
      return order.id;
    },
  ],
  [
    'units booked twice',
    'ledger_once',
    async (tx, { bought: { entry, order } }) => {
      const { seq: _, ...copy } = entry!;
      await tx.insert(ledgerEntries).values({ ...copy, source: 'by hand' });
      return order.id;
    },
  ],
  [
    'units of an order that is not allotted',
    'ledger_of_allotted',
    (tx, { bought }) => changeOrder(tx, bought, { state: 'paid' }),
  ],
  [
    'units of another investor',
    'ledger_owner',
    (tx, { bought, waiting }) => changeEntry(tx, bought, { profileId: waiting.profileId }),
  ],
  [
    'units of another investor, in a folio of theirs',
    'ledger_owner',
    (tx, { bought, regular }) => {
      const { profileId, folioId } = regular.entry!;
      return changeEntry(tx, bought, { profileId, folioId });
    },
  ],
  [
    'units of another scheme',
    'ledger_scheme',
    (tx, { bought, liquid }) => changeEntry(tx, bought, { schemeId: liquid.order.schemeId }),
  ],
  [
    'another amount in the ledger',
    'ledger_amount',
    (tx, { bought }) => changeEntry(tx, bought, { amount: rupees(4_000) }),
  ],
  [
    'another NAV in the order',
    'ledger_matches_order',
    async (tx, { bought }) => {
      await changeOrder(tx, bought, { allottedNav: OTHER_NAV });
      return entryRef(bought);
    },
  ],
  [
    'another stamp duty in the order',
    'ledger_matches_order',
    async (tx, { bought }) => {
      await changeOrder(tx, bought, { stampDuty: paise(99_900) });
      return entryRef(bought);
    },
  ],
  [
    'another folio in the order',
    'ledger_matches_order',
    async (tx, { bought }) => {
      await changeOrder(tx, bought, { folioNumber: '1' });
      return entryRef(bought);
    },
  ],
  ['an entry by another name', 'ledger_source', (tx, { bought }) => changeEntry(tx, bought, { sourceRef: 'by hand' })],
  [
    'an entry of another day',
    'ledger_source',
    (tx, { bought }) => changeEntry(tx, bought, { date: businessDate('2025-11-17') }),
  ],
  [
    'a folio of somebody else',
    'ledger_folio',
    async (tx, { bought, waiting }) => {
      const ofEntry = eq(folios.id, bought.entry!.folioId);
      await tx.update(folios).set({ profileId: waiting.profileId }).where(ofEntry);
      return entryRef(bought);
    },
  ],
  [
    'no stamp duty, with the units of that, here and in the order',
    'units_stamp_duty',
    async (tx, { bought }) => {
      const { amount } = bought.order;
      const changed = { stampDuty: paise(0), units: unitsFor(amount, bought.entry!.nav) };
      await changeOrder(tx, bought, { stampDuty: changed.stampDuty, allottedUnits: changed.units });
      return changeEntry(tx, bought, { ...changed, amount });
    },
  ],
  [
    'a thousandth of a unit too many',
    'units_bought',
    (tx, { bought }) => changeEntry(tx, bought, { units: (bought.entry!.units + 10) as never }),
  ],
  [
    'another NAV than was published, with the units of that, here and in the order',
    'units_nav',
    async (tx, { bought }) => {
      const bysOther = unitsFor(bought.entry!.amount, OTHER_NAV);
      await changeOrder(tx, bought, { allottedNav: OTHER_NAV, allottedUnits: bysOther });
      return changeEntry(tx, bought, { nav: OTHER_NAV, units: bysOther });
    },
  ],
  [
    'the NAV of a year ago, here and in the order',
    'units_nav_date',
    async (tx, { bought }) => {
      await changeOrder(tx, bought, { navDate: businessDate('2025-11-17') });
      return changeEntry(tx, bought, { navDate: businessDate('2025-11-17') });
    },
  ],
  [
    'the NAV of the day after, for a liquid scheme',
    'units_nav_date',
    (tx, { liquid }) => changeEntry(tx, liquid, { navDate: businessDate('2026-11-16') }),
  ],
  [
    'less in the ledger than was allotted',
    'sum_of_ledger',
    async (tx, { bought }) => {
      await changeEntry(tx, bought, { amount: rupees(4_000) });
      return 'sums';
    },
  ],
];
