import { formatDateNumeric } from '@prosperx/core/format';
import {
  isSameButRounding,
  nav,
  type Paise,
  paise,
  rupees,
  stampDutyOn,
  subtractPaise,
  units,
  unitsRounded,
  valueAtNav,
} from '@prosperx/core/money';
import { addDays, type BusinessDate, businessDate, businessDateAt, daysBetween } from '@prosperx/core/time';
import { PersonNeeded } from '#kernel/person-needed.js';
import type {
  AllotmentAnswer,
  ExchangeAllotment,
  ExchangeAnswer,
  KnownOrder,
} from '#providers/exchange/port/orders.js';
import type { ExchangePlan } from '#providers/exchange/port/plans.js';
import type { KnownRedemption } from '#providers/exchange/port/redemptions.js';
import type { SipAtExchange } from '#providers/exchange/port/sips.js';
import { ProviderUnknown } from '#providers/providers.js';
import { shortReference } from './order-params.js';
import { sentenceOf } from './remarks.js';
import { allotmentDiffers } from './reports.text.js';
import {
  type BseExchangeSettings,
  type BseSettings,
  elementsIn,
  findElement,
  isElement,
  isNumber,
  postSoapForXml,
  readXml,
  textsOf,
} from './wire.js';

/** The elements of AllotmentDetails by value (the WSDL's names, the document's formats). */
const AT = {
  order: 'OrderNo',
  client: 'ClientCode',
  /** Y: a valid row, N: refused by the fund house's registrar, with its words as remarks; anything else says nothing yet. */
  valid: 'ValidFlag',
  remarks: 'Remarks',
  folio: 'FolioNo',
  /** The units with the decimals that the fund house gives: three or four. */
  units: 'AllottedUnit',
  /** Up to eight decimals; the document has four. */
  nav: 'AllottedNav',
  /** Rupees that were invested, stamp duty included. */
  paid: 'Amount',
  /** Rupees that bought units; some rows have those that were paid here too, or nothing. */
  bought: 'AllottedAmt',
  /** YYYY-MM-DD, or with a time behind it. */
  orderedOn: 'OrderDate',
} as const;

/** A decimal number; a blank is none. Throws RangeError. */
export function numberAt(row: ReportRow, name: string): number {
  const text = row[name] ?? '';
  if (!/^\d+(?:\.\d+)?$/.test(text)) throw new RangeError(`${name} is no number`);
  return Number(text);
}

/** Units for another amount than was ordered, as of a part of it: for a person to settle with the exchange. Nothing of it is booked. */
export class AllotmentDiffers extends PersonNeeded {
  constructor(what: string) {
    super(allotmentDiffers(what));
  }
}

/** The units are those of the amount less stamp duty, to the thousandth that they are rounded by. */
function isBought({ units: allotted, nav: price, amount, stampDuty }: ExchangeAllotment): boolean {
  const roundingError = Math.abs(subtractPaise(valueAtNav(allotted, price), subtractPaise(amount, stampDuty)));
  return roundingError <= valueAtNav(units(0.001), price) + 1;
}

/** Says whether a row is of the amount that was ordered, with its stamp duty. Others round for themselves: a paisa is no other amount. */
function isOfOrder({ amount, stampDuty }: ExchangeAllotment, ordered: Paise): boolean {
  return isSameButRounding(amount, ordered) && isSameButRounding(stampDuty, stampDutyOn(amount));
}

/** Returns the stamp duty of a row: what was paid and bought no units, else ours. */
function stampDutyIn(row: ReportRow, paid: Paise): Paise {
  const bought = row[AT.bought] ? paise(Math.round(numberAt(row, AT.bought) * 100)) : paid;
  return bought === paid ? stampDutyOn(paid) : subtractPaise(paid, bought);
}

/**
 * Returns what became of an order; it waits while the statement has no units for it. The statement does not name the NAV's date (`namesNavDates`): it is that of the
 * cut-off rule, or the order's own where we do not know when its money came. Amount and stamp duty are as the row has them.
 * A row that cannot be read is ProviderUnknown, one of another amount AllotmentDiffers: units are never guessed.
 */
export function readAllotment(rows: readonly ReportRow[], known: KnownOrder): AllotmentAnswer {
  const { ucc, orderNumber } = known;
  const row = rows.find((each) => each[AT.order] === orderNumber && each[AT.client] === ucc);
  if (row?.[AT.valid] === 'N') return { state: 'refused', reason: sentenceOf(row[AT.remarks] ?? '') };
  if (row?.[AT.valid] !== 'Y') return { state: 'waiting' };
  const allotment = readUnits(row, known);
  if (allotment === null) return { state: 'waiting' };
  if (!isOfOrder(allotment, known.amount) || !isBought(allotment))
    throw new AllotmentDiffers('units for another amount than was ordered');
  return { state: 'allotted', allotment };
}

/** Returns the allotment of a row; null while there are no units yet. */
function readUnits(row: ReportRow, { navDate }: KnownOrder): ExchangeAllotment | null {
  try {
    const allotted = unitsRounded(numberAt(row, AT.units));
    if (allotted === 0) return null;
    const folioNumber = row[AT.folio] ?? '';
    if (folioNumber === '') throw new RangeError('no folio');
    const amount = rupees(numberAt(row, AT.paid));
    return {
      folioNumber,
      amount,
      units: allotted,
      nav: nav(numberAt(row, AT.nav)),
      navDate: navDate ?? businessDate((row[AT.orderedOn] ?? '').slice(0, 10)),
      stampDuty: stampDutyIn(row, amount),
    };
  } catch (cause) {
    throw new ProviderUnknown('AllotmentStatement', cause);
  }
}

/** The number of days, from its own on, for which an order is searched: after them it is not sent any more. */
const DAYS = 7;

/** Says whether a row is ours: our reference comes back short as InternalRefNo, whole as what the member remarked. */
const isOurs = (row: ReportRow, clientRef: string) =>
  row['InternalRefNo'] === shortReference(clientRef) || row['MemberRemarks'] === clientRef;

/** The exchange makes later instalments itself, under the SIP's number and not under ours. */
const isInstalment = (row: ReportRow, { registrationNumber }: Pick<KnownOrder, 'registrationNumber'>) =>
  row['SIPRegnNo'] === registrationNumber && row['FirstOrder'] !== 'Y';

function answerOf(row: ReportRow, { kind }: Pick<KnownOrder, 'kind'>): ExchangeAnswer {
  const { OrderStatus, OrderNumber, SIPRegnNo, OrderRemarks = '' } = row;
  if (OrderStatus === 'INVALID') return { accepted: false, reason: sentenceOf(OrderRemarks) };
  const registrationNumber = kind === 'lumpsum' ? null : SIPRegnNo;
  const complete = OrderStatus === 'VALID' && (registrationNumber === null || isNumber(registrationNumber));
  if (!complete || !isNumber(OrderNumber)) throw new ProviderUnknown('OrderStatus: a row that says nothing');
  return { accepted: true, orderNumber: OrderNumber, registrationNumber };
}

/** The days on which what was ordered on one may have been sent, the oldest first: until today, and before the day of another. */
export function daysToLookAt(from: BusinessDate, today: BusinessDate, before: BusinessDate | null): BusinessDate[] {
  const most = before === null ? DAYS : Math.min(DAYS, daysBetween(from, before));
  const count = Math.min(most, Math.max(0, daysBetween(from, today)) + 1);
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
  const fits = (row: ReportRow) => (known.kind === 'instalment' ? isInstalment(row, known) : isOurs(row, clientRef));
  const row = await findRow(settings, 'OrderStatus', known, fits);
  return row && answerOf(row, known);
}

/** The numbers of what the exchange has made of a SIP on a day. */
export async function instalmentsOn(
  settings: BseSettings,
  { ucc, registrationNumber }: SipAtExchange,
  day: BusinessDate,
): Promise<readonly string[]> {
  const rows = await askReport(settings, 'OrderStatus', { ucc, day });
  const made = rows.filter((row) => row['ClientCode'] === ucc && isInstalment(row, { registrationNumber }));
  const answers = made.map((row) => answerOf(row, { kind: 'instalment' }));
  return answers.flatMap((answer) => (answer.accepted ? answer.orderNumber : []));
}

/** The numbers of what the exchange has made of a plan on a day. */
export async function planInstalmentsOn(
  settings: BseSettings,
  { ucc, registrationNumber }: SipAtExchange,
  day: BusinessDate,
): Promise<readonly string[]> {
  const rows = await askReport(settings, 'RedemptionStatus', { ucc, day });
  const made = rows.filter((row) => row['ClientCode'] === ucc && row['SIPRegnNo'] === registrationNumber);
  const answers = made.map((row) => answerOf(row, { kind: 'lumpsum' }));
  return answers.flatMap((answer) => (answer.accepted ? answer.orderNumber : []));
}

/** The redemption as the exchange's order status has it, found as purchases are; an instalment of a plan that the exchange runs, by its number, before the day of the next one. */
export async function searchOrder(
  settings: BseExchangeSettings,
  clientRef: string,
  { ucc, orderedOn, orderedBefore, registrationNumber, otherInstalments }: KnownRedemption,
): Promise<ExchangeAnswer | null> {
  const isNoOther = ({ OrderNumber = '' }: ReportRow) => !otherInstalments.includes(OrderNumber);
  const fits = (row: ReportRow) =>
    registrationNumber === null ? isOurs(row, clientRef) : row['SIPRegnNo'] === registrationNumber && isNoOther(row);
  const row = await findRow(settings, 'RedemptionStatus', { ucc, orderedOn, orderedBefore }, fits);
  return row && answerOf(row, { kind: 'lumpsum' });
}

/** Returns the exchange's number of a plan by its first instalment, where that names our reference; null where no such one is there. */
export async function findPlanNumber(
  settings: BseExchangeSettings,
  { clientRef, ucc, startDate }: Pick<ExchangePlan, 'clientRef' | 'ucc' | 'startDate'>,
): Promise<string | null> {
  const today = businessDateAt(settings.clock.now());
  if (startDate > today) return null;
  for (const day of daysToLookAt(startDate, today, null)) {
    const rows = await askReport(settings, 'RedemptionStatus', { ucc, day });
    const row = rows.find(
      (each) => each['ClientCode'] === ucc && isOurs(each, clientRef) && isNumber(each['SIPRegnNo']),
    );
    if (row?.['SIPRegnNo']) return row['SIPRegnNo'];
  }
  return null;
}

/** Finds a row of an order status on the days on which it may have been sent, the oldest first. */
async function findRow(
  settings: BseExchangeSettings,
  report: 'OrderStatus' | 'RedemptionStatus',
  known: Pick<KnownOrder, 'ucc' | 'orderedOn'> & Partial<Pick<KnownRedemption, 'orderedBefore'>>,
  fits: (row: ReportRow) => boolean,
): Promise<ReportRow | null> {
  const today = businessDateAt(settings.clock.now());
  for (const day of daysToLookAt(known.orderedOn, today, known.orderedBefore ?? null)) {
    const all = await askReport(settings, report, { ucc: known.ucc, day });
    const rows = all.filter((row) => row['ClientCode'] === known.ucc && fits(row));
    const row = rows.find(({ OrderStatus }) => OrderStatus === 'VALID') ?? rows[0];
    if (row) return row;
  }
  if (daysBetween(known.orderedOn, today) >= DAYS) throw new ProviderUnknown('OrderStatus: too long ago');
  return null;
}

/** A line of a report: texts by the names of the WSDL. */
export type ReportRow = Readonly<Record<string, string>>;

export interface ReportQuestion {
  readonly ucc: string;
  readonly day: BusinessDate;
  /** The order number; with it the exchange ignores the other filters. */
  readonly orderNumber?: string;
}

const [PATH, SERVICE] = ['/StarMFWebService/StarMFWebService.svc/Secure', 'IStarMFWebService'];
const MEMBERS = 'http://schemas.datacontract.org/2004/07/StarMFWebService';
const DONE = '100';
/** Assumed: the document lists no answer for a day without orders; that of a list without rows is read as well. */
const NOTHING_THERE = /\bno (?:records?|data|orders?|details?)\b.*\b(?:found|available|exists?)\b/i;

/** The reports, with the elements of their rows as the WSDL names them (anshumax/starmfwebservice, OrderDetails and AllotmentDetails). */
const REPORTS = {
  OrderStatus: { method: 'OrderStatus', list: 'OrderDetails', others: { TransType: 'P' } },
  RedemptionStatus: { method: 'OrderStatus', list: 'OrderDetails', others: { TransType: 'R' } },
  AllotmentStatement: { method: 'AllotmentStatement', list: 'AllotmentDetails', others: {} },
  RedemptionStatement: { method: 'RedemptionStatement', list: 'RedemptionDetails', others: {} },
} as const;

/**
 * The rows of a report; none when the exchange says so. A refusal is ProviderUnknown as all of them are ours to correct (login, format).
 * The password goes as it is: these two want no session. Members are in alphabetical order, which the service insists on.
 */
export async function askReport(
  settings: BseSettings,
  report: keyof typeof REPORTS,
  { ucc, day, orderNumber = '' }: ReportQuestion,
): Promise<readonly ReportRow[]> {
  const { method, list, others } = REPORTS[report];
  const date = formatDateNumeric(day);
  const values: Record<string, string> = {
    ClientCode: ucc,
    Filler1: '',
    Filler2: '',
    Filler3: '',
    FromDate: date,
    MemberCode: settings.memberCode,
    OrderNo: orderNumber,
    OrderStatus: 'All',
    OrderType: 'All',
    Password: settings.password,
    SettType: 'ALL',
    SubOrderType: 'All',
    ToDate: date,
    ...others,
    UserId: settings.userId,
  };
  const where = { url: settings.url + PATH, namespace: settings.namespace, service: SERVICE };
  const xml = await postSoapForXml(settings, { ...where, method, values, members: MEMBERS });
  const root = readXml(xml);
  const result = root && findElement(root, `${method}Result`);
  if (!isElement(result)) throw new ProviderUnknown(report);
  const { Status, Message = '' } = textsOf(result);
  if (Status !== DONE && !NOTHING_THERE.test(Message)) throw new ProviderUnknown(report, new Error(Message));
  return elementsIn(result[list]).map(textsOf);
}
