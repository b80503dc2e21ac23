import { addPaise } from '@prosperx/core/money';
import { businessDateAt } from '@prosperx/core/time';
import type { OrderRow } from '#db/schema/index.js';
import { EXCHANGE_SOURCE } from '#modules/portfolio/book-purchase.js';
import type { EntryFile, OrderFile } from './books.js';
import { type Check, always, checksOf } from './check.js';

const order = checksOf(
  ({ orders }) => orders.filter((file) => file.order.kind !== 'redemption'),
  (file) => file.order.id,
);
const entry = checksOf(
  ({ entries }) => entries,
  (file) => `ledger ${file.entry.seq}`,
);
type OfOrder = EntryFile & { readonly order: OrderRow };
const isOfOrder = (file: EntryFile): file is OfOrder => file.order !== undefined;
const ofOrder = checksOf(
  ({ entries }) => entries.filter(isOfOrder),
  (file) => `ledger ${file.entry.seq}`,
);

const isAllotted = (file: OrderFile) => file.order.state === 'allotted';

/** Units, NAV, its date, stamp duty and folio are those of the order. */
function matchesOrder({ entry: booked, folio, order: ordered }: OfOrder): boolean {
  return (
    booked.units === ordered.allottedUnits &&
    booked.nav === ordered.allottedNav &&
    booked.navDate === ordered.navDate &&
    booked.stampDuty === ordered.stampDuty &&
    folio.folioNumber === ordered.folioNumber
  );
}

/** Orders against what stands in the ledger for them. */
export const ledgerChecks: readonly Check[] = [
  order('ledger_has_order', isAllotted, ({ entries }) => entries.length > 0),
  order('ledger_once', isAllotted, ({ entries }) => entries.length <= 1),
  order(
    'ledger_of_allotted',
    ({ entries }) => entries.length > 0,
    (file) => isAllotted(file),
  ),
  ofOrder('ledger_owner', always, (file) => file.entry.profileId === file.order.profileId),
  ofOrder('ledger_scheme', always, (file) => file.entry.schemeId === file.order.schemeId),
  ofOrder('ledger_amount', always, (file) => addPaise(file.entry.amount, file.entry.stampDuty) === file.order.amount),
  ofOrder('ledger_as_told', always, matchesOrder),
  ofOrder('ledger_source', always, ({ entry: { orderId, source, sourceRef, date }, order: ours }) => {
    const isNamed = orderId === ours.id && source === EXCHANGE_SOURCE && sourceRef === ours.clientRef;
    return isNamed && date === businessDateAt(ours.createdAt);
  }),
  entry(
    'ledger_folio',
    always,
    (file) => file.folio.profileId === file.entry.profileId && file.folio.fundHouse === file.scheme?.fundHouse,
  ),
];
