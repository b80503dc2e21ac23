import {
  isSameButRounding,
  nav,
  type Paise,
  paise,
  stampDutyOn,
  subtractPaise,
  unitsRounded,
  valueAtNav,
  ZERO_PAISE,
} from '@prosperx/core/money';
import { businessDateAt } from '@prosperx/core/time';
import type { ExchangeAnswer } from '#providers/exchange/port/orders.js';
import type {
  ExchangeRedemption,
  ExecutedRedemption,
  ExecutionAnswer,
  KnownRedemption,
  KnownSwitchIn,
  RedemptionLookup,
  RedemptionDesk,
  SettlementAnswer,
} from '#providers/exchange/port/redemptions.js';
import { ProviderNotAsked, ProviderUnknown } from '#providers/providers.js';
import { bseText } from './bse.text.js';
import type { Entry, EntryAnswer } from './order-entry.js';
import { orderNumber } from './order-params.js';
import { redemptionParams, switchParams } from './redemption-params.js';
import { sentenceOf } from './remarks.js';
import { AllotmentDiffers, askReport, daysToLookAt, numberAt, type ReportRow, searchOrder } from './reports.js';
import type { BseExchangeSettings } from './wire.js';

type Settings = BseExchangeSettings & { readonly redemptionOf: RedemptionLookup };

async function knownRedemption({ redemptionOf }: Settings, clientRef: string): Promise<KnownRedemption> {
  const known = await redemptionOf(clientRef);
  if (!known) throw new Error('a sale that the exchange is asked about does not exist');
  return known;
}

async function entryOf(
  settings: Settings,
  redemption: ExchangeRedemption,
  known: KnownRedemption,
): Promise<Entry | { readonly reason: string }> {
  if (known.serial === null) throw new Error('a sale that was not to be sent is sent');
  const number = orderNumber(known.orderedOn, settings.memberCode, known.serial);
  const schemeCode = await settings.codeOfHeld(redemption.isin);
  if (schemeCode === null) return { reason: bseText.unknownHolding };
  if (redemption.toIsin === null) {
    const values: Entry['values'] = (granted) =>
      redemptionParams(settings, granted, redemption, { number, schemeCode });
    return { method: 'orderEntryParam', code: 'NEW', number, values };
  }
  const toSchemeCode = await settings.codeToBuy(redemption.toIsin);
  if (toSchemeCode === null) return { reason: bseText.unknownScheme };
  const values: Entry['values'] = (granted) =>
    switchParams(settings, granted, redemption, { number, schemeCode, toSchemeCode });
  return { method: 'switchOrderEntryParam', code: 'NEW', number, values };
}

async function redeem(
  settings: Settings,
  enter: (entry: Entry) => Promise<EntryAnswer>,
  redemption: ExchangeRedemption,
): Promise<ExchangeAnswer> {
  // the exchange makes the instalments of a plan that it runs by itself: sent as well, units would go out twice
  if (redemption.registrationNumber !== null) throw new ProviderNotAsked('instalment of a plan');
  const entry = await entryOf(settings, redemption, await knownRedemption(settings, redemption.clientRef));
  if ('reason' in entry) return { accepted: false, reason: entry.reason };
  const answer = await enter(entry);
  if (answer.state === 'refused') return { accepted: false, reason: sentenceOf(answer.remarks) };
  return { accepted: true, orderNumber: answer.orderNumber, registrationNumber: null };
}

/** The elements of RedemptionDetails by value (the WSDL's names). */
const AT = {
  order: 'OrderNo',
  client: 'ClientCode',
  valid: 'ValidFlag',
  units: 'Unit',
  nav: 'Nav',
  paid: 'Amt',
} as const;

/** Reads an amount in rupees; nothing where the row has none. */
const rupeesAt = (row: ReportRow, name: string): Paise =>
  row[name] ? paise(Math.round(numberAt(row, name) * 100)) : ZERO_PAISE;

/**
 * Reads what was sold: units, NAV, tax and the amount that goes to the bank are the statement's, the exit load is what is missing between
 * them; the NAV's date, which it does not name, is that of the cut-off rule. A row that cannot be read is ProviderUnknown, one that pays
 * more than units × NAV is for a person.
 */
function readRedemption(row: ReportRow, { navDate }: KnownRedemption): ExecutedRedemption | null {
  try {
    const units = unitsRounded(numberAt(row, AT.units));
    if (units === 0) return null;
    const price = nav(numberAt(row, AT.nav));
    const [grossAmount, stt] = [valueAtNav(units, price), rupeesAt(row, 'STT')];
    const payout = rupeesAt(row, AT.paid);
    const load = subtractPaise(subtractPaise(grossAmount, stt), payout);
    if (payout <= 0 || load < -1) throw new AllotmentDiffers('another amount than that of the units');
    // a paisa that is paid beyond units × NAV is the registrar's rounding
    const exitLoad = load < 0 ? ZERO_PAISE : load;
    return { units, nav: price, navDate, grossAmount: paise(payout + exitLoad + stt), exitLoad, stt, payout };
  } catch (cause) {
    if (cause instanceof AllotmentDiffers) throw cause;
    throw new ProviderUnknown('RedemptionStatement', cause);
  }
}

async function execution(settings: Settings, clientRef: string): Promise<ExecutionAnswer> {
  const known = await knownRedemption(settings, clientRef);
  if (known.orderNumber === null) return { state: 'waiting' };
  const question = { ucc: known.ucc, day: known.orderedOn, orderNumber: known.orderNumber };
  const rows = await askReport(settings, 'RedemptionStatement', question);
  const row = rows.find((each) => each[AT.order] === known.orderNumber && each[AT.client] === known.ucc);
  if (row?.[AT.valid] === 'N') return { state: 'refused', reason: sentenceOf(row['Remarks'] ?? '') };
  const redemption = row?.[AT.valid] === 'Y' ? readRedemption(row, known) : null;
  if (redemption === null) return { state: 'waiting' };
  // what was asked for by units is sold by just these
  if (known.units !== null && redemption.units > known.units)
    throw new AllotmentDiffers('more units than were to be sold');
  return { state: 'executed', redemption };
}

/** The row of the other scheme, in the same folio, for the money of the sale, that is of no other order. */
async function boughtRow(
  settings: Settings,
  { ucc, folioNumber, orderedOn, orderedBefore }: KnownRedemption,
  switchIn: KnownSwitchIn,
): Promise<ReportRow | undefined> {
  const isIn = (row: ReportRow) =>
    row['ISIN'] === switchIn.isin && row['FolioNo'] === folioNumber && row['ClientCode'] === ucc;
  const isNoOther = (row: ReportRow) => !switchIn.otherOrders.includes(row[AT.order] ?? '');
  const isMoney = (row: ReportRow) => isSameButRounding(rupeesAt(row, 'Amount'), switchIn.amount);
  // the exchange dates it by when it took it, which is later where it was closed then
  for (const day of daysToLookAt(orderedOn, businessDateAt(settings.clock.now()), orderedBefore)) {
    const rows = await askReport(settings, 'AllotmentStatement', { ucc, day });
    const row = rows.find((each) => isIn(each) && each['ValidFlag'] === 'Y' && isMoney(each) && isNoOther(each));
    if (row) return row;
  }
  return undefined;
}

/** Finds what a switch bought in the allotment statement of its client, which names no order of the side that was sold. */
async function settlement(settings: Settings, clientRef: string): Promise<SettlementAnswer> {
  const known = await knownRedemption(settings, clientRef);
  const { folioNumber, switchIn } = known;
  if (switchIn === null) throw new ProviderUnknown('a payout is not reported');
  const row = await boughtRow(settings, known, switchIn);
  if (!row) return { state: 'waiting' };
  try {
    const amount = rupeesAt(row, 'Amount');
    const [price, units] = [nav(numberAt(row, 'AllottedNav')), unitsRounded(numberAt(row, 'AllottedUnit'))];
    const { navDate } = switchIn;
    const number = row[AT.order];
    return {
      state: 'bought',
      ...(number && { orderNumber: number }),
      allotment: { folioNumber, amount, stampDuty: stampDutyOn(amount), nav: price, navDate, units },
    };
  } catch (cause) {
    throw new ProviderUnknown('AllotmentStatement', cause);
  }
}

/** The part of BSE StAR MF that sells: redemptions and switches by order entry, order status, redemption and allotment statement. */
export function bseRedemptions(settings: Settings, enter: (entry: Entry) => Promise<EntryAnswer>): RedemptionDesk {
  return {
    // the fund house's registrar pays, and the exchange does not hear of it
    reportsPayouts: false,
    redeem: (redemption) => redeem(settings, enter, redemption),
    findRedemption: async (clientRef) => searchOrder(settings, clientRef, await knownRedemption(settings, clientRef)),
    execution: (clientRef) => execution(settings, clientRef),
    settlement: (clientRef) => settlement(settings, clientRef),
  };
}
