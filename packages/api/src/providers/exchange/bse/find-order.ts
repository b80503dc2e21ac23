import { addDays, type BusinessDate, businessDateAt, daysBetween } from '@prosperx/core/time';
import type { ExchangeAnswer, KnownOrder } from '#providers/exchange/port.js';
import { ProviderUnknown } from '#providers/provider-unknown.js';
import { shortReference } from './order-number.js';
import { sentenceOf } from './remarks.js';
import { askReport, type ReportRow } from './reports.js';
import { type BseExchangeSettings, isNumber } from './wire.js';

/** For so many days from its own on an order is looked for: after them nobody sends it any more. */
const DAYS = 7;

/** Says whether a row is ours: our reference comes back short as InternalRefNo, whole as what the member remarked. */
const isOurs = (row: ReportRow, clientRef: string) =>
  row['InternalRefNo'] === shortReference(clientRef) || row['MemberRemarks'] === clientRef;

/** The exchange makes later instalments itself, under the SIP's number and not under ours. */
const isInstalment = (row: ReportRow, { registrationNumber }: KnownOrder) =>
  row['SIPRegnNo'] === registrationNumber && row['FirstOrder'] !== 'Y';

function answerOf(row: ReportRow, { kind }: KnownOrder): ExchangeAnswer {
  const { OrderStatus, OrderNumber, SIPRegnNo, OrderRemarks = '' } = row;
  if (OrderStatus === 'INVALID') return { accepted: false, reason: sentenceOf(OrderRemarks) };
  const registrationNumber = kind === 'lumpsum' ? null : SIPRegnNo;
  const complete = OrderStatus === 'VALID' && (registrationNumber === null || isNumber(registrationNumber));
  if (!complete || !isNumber(OrderNumber)) throw new ProviderUnknown('OrderStatus: a row that says nothing');
  return { accepted: true, orderNumber: OrderNumber, registrationNumber };
}

function daysToLookAt(from: BusinessDate, today: BusinessDate): BusinessDate[] {
  const count = Math.min(DAYS, Math.max(0, daysBetween(from, today)) + 1);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/**
 * The order as the exchange's order status has it; null when it is on none of the days on which it may have been sent. The service
 * searches by client and date (one: "To Date same as From Date"), so each day is asked for, the oldest first. Of an order that is older
 * than we look, null would be a guess: ProviderUnknown.
 */
export async function findOrder(
  settings: BseExchangeSettings,
  clientRef: string,
  known: KnownOrder,
): Promise<ExchangeAnswer | null> {
  if (known.kind === 'instalment' && known.registrationNumber === null)
    throw new ProviderUnknown('a SIP without number');
  const fits = (row: ReportRow) =>
    row['ClientCode'] === known.ucc &&
    (known.kind === 'instalment' ? isInstalment(row, known) : isOurs(row, clientRef));
  const today = businessDateAt(settings.clock.now());
  for (const day of daysToLookAt(known.orderedOn, today)) {
    const rows = (await askReport(settings, 'OrderStatus', { ucc: known.ucc, day })).filter(fits);
    const row = rows.find(({ OrderStatus }) => OrderStatus === 'VALID') ?? rows[0];
    if (row) return answerOf(row, known);
  }
  if (daysBetween(known.orderedOn, today) >= DAYS) throw new ProviderUnknown('OrderStatus: too long ago');
  return null;
}
