import type { Exchange } from '#providers/exchange/port/exchange.js';
import type {
  CancelAnswer,
  CancelledOrder,
  ExchangeAnswer,
  ExchangeOrder,
  KnownOrder,
} from '#providers/exchange/port/orders.js';
import type { RedemptionLookup } from '#providers/exchange/port/redemptions.js';
import { ProviderNotAsked } from '#providers/providers.js';
import { bseClients } from './bse-clients.js';
import { bsePlans } from './bse-plans.js';
import { bseRedemptions } from './bse-redemptions.js';
import { bseSips, cancelSip, type Enter } from './bse-sips.js';
import { bseText } from './bse.text.js';
import { type Entry, orderService } from './order-entry.js';
import { newSipParams, orderNumber, purchaseParams, type SipOrder } from './order-params.js';
import { sentenceOf } from './remarks.js';
import { askReport, findOrder, readAllotment } from './reports.js';
import type { BseExchangeSettings } from './wire.js';

async function knownOrder({ orderOf }: BseExchangeSettings, clientRef: string): Promise<KnownOrder> {
  const known = await orderOf(clientRef);
  if (!known) throw new Error('an order that the exchange is asked about does not exist');
  return known;
}

/** null for a SIP without a mandate: the exchange takes none, as nothing would pay it. */
function entryOf(
  settings: BseExchangeSettings,
  order: ExchangeOrder,
  { serial, orderedOn, mandateId }: KnownOrder,
  schemeCode: string,
): Entry | null {
  if (serial === null) throw new Error('an order that was not to be sent is sent');
  const number = orderNumber(orderedOn, settings.memberCode, serial);
  const { sip } = order;
  if (!sip) {
    const values: Entry['values'] = (granted) => purchaseParams(settings, granted, order, { number, schemeCode });
    return { method: 'orderEntryParam', code: 'NEW', number, values };
  }
  if (mandateId === null) return null;
  const withSip: SipOrder = { ...order, sip };
  const about = { number, schemeCode, mandateId };
  return {
    method: 'xsipOrderEntryParam',
    code: 'NEW',
    number,
    values: (granted) => newSipParams(settings, granted, withSip, about),
  };
}

async function register(settings: BseExchangeSettings, enter: Enter, order: ExchangeOrder): Promise<ExchangeAnswer> {
  const known = await knownOrder(settings, order.clientRef);
  // the exchange makes it on its date by itself: sent as well, it would be bought twice
  if (known.kind === 'instalment' || (order.registrationNumber ?? null) !== null)
    throw new ProviderNotAsked('instalment');
  const schemeCode = await settings.codeToBuy(order.isin, order.amount);
  if (schemeCode === null) return { accepted: false, reason: bseText.unknownScheme };
  const entry = entryOf(settings, order, known, schemeCode);
  if (!entry) return { accepted: false, reason: bseText.mandateMissing };
  const answer = await enter(entry);
  if (answer.state === 'refused') return { accepted: false, reason: sentenceOf(answer.remarks) };
  return { accepted: true, orderNumber: answer.orderNumber, registrationNumber: answer.registrationNumber };
}

async function cancel(settings: BseExchangeSettings, enter: Enter, order: CancelledOrder): Promise<CancelAnswer> {
  const { registrationNumber, ucc } = order;
  // orders go to the fund house at once and nothing cancels them (document, "Modification/ Cancellation is no longer available"):
  // one that is not paid expires by itself, which is all that cancelling it could do
  if (registrationNumber === null) return { cancelled: true };
  return cancelSip(settings, enter, { ucc, registrationNumber });
}

/**
 * BSE StAR MF, as its "Web Service Structure" document has it: investors (bseClients), STPs (bsePlans), purchases and
 * SIPs by order entry, order status and allotment statement. `find` asks by the date and client that our own book has of an order.
 */
export function bseExchange(settings: BseExchangeSettings & { readonly redemptionOf: RedemptionLookup }): Exchange {
  const enter = orderService(settings);
  return {
    ...bseClients(settings),
    ...bseRedemptions(settings, enter),
    ...bsePlans(settings),
    ...bseSips(settings, enter),
    // from the mandate that the SIP was registered with
    debitsInstalments: true,
    namesNavDates: false,
    register: (order) => register(settings, enter, order),
    find: async (clientRef) => findOrder(settings, clientRef, await knownOrder(settings, clientRef)),
    cancel: (order) => cancel(settings, enter, order),
    // money is paid at the exchange's own payment page or from its mandate: it knows of it before we do
    confirmFunds: () => Promise.resolve(),
    allotment: async (clientRef) => {
      const known = await knownOrder(settings, clientRef);
      const { ucc, orderedOn } = known;
      if (known.orderNumber === null) return { state: 'waiting' };
      const question = { ucc, day: orderedOn, orderNumber: known.orderNumber };
      return readAllotment(await askReport(settings, 'AllotmentStatement', question), known);
    },
  };
}
