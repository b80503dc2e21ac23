import { createHash, randomInt } from 'node:crypto';
import { formatDateNumeric, type Frequency, plainRupees } from '@prosperx/core/format';
import type { BusinessDate } from '@prosperx/core/time';
import type { ExchangeOrder, SubBroker } from '#providers/exchange/port/orders.js';
import type { SipAtExchange, SipRegistration } from '#providers/exchange/port/sips.js';
import type { Granted } from './order-entry.js';
import type { BseSettings } from './wire.js';

const DIGITS = 6;
const COUNT = 10 ** DIGITS;
/** The longest that TransNo and UniqueRefNo may be. */
const LONGEST = 19;

function numbered(date: BusinessDate, memberCode: string, count: number): string {
  const number = `${date.replaceAll('-', '')}${memberCode}${String(count % COUNT).padStart(DIGITS, '0')}`;
  if (number.length > LONGEST) throw new RangeError(`the member code is too long: ${memberCode}`);
  return number;
}

/**
 * TransNo of an order: YYYYMMDD, member code and six digits, at most 19 characters, used once even when it is refused. The same order
 * has the same number each time it is sent, so that the exchange notices one whose answer was lost. Its digits are the last six of a
 * count that never goes back, not even by a restore (`skipUsedNumbers`): two orders share a number only with a million messages between them on
 * one day. (Six digits of a hash would meet once in 200 days at 100 orders a day, and on two days of five at 1,000; who comes second never
 * gets in.)
 */
export function orderNumber(orderedOn: BusinessDate, memberCode: string, serial: number): string {
  return numbered(orderedOn, memberCode, serial);
}

/** UniqueRefNo of a cancellation. Another one each time: cancelling twice does no harm, while a number used before is ignored. */
export function cancellationNumber(today: BusinessDate, memberCode: string): string {
  return numbered(today, memberCode, randomInt(COUNT));
}

const REFERENCE_LENGTH = 10;
const REFERENCES = 36n ** BigInt(REFERENCE_LENGTH);

/**
 * Our reference as the exchange keeps it (RefNo, InternalRefNo): ten letters and digits, the most that its order status gives back.
 * It is made of the reference itself, which is longer and goes into the remarks.
 */
export function shortReference(clientRef: string): string {
  const hash = createHash('sha256').update(clientRef).digest().readBigUInt64BE();
  return (hash % REFERENCES).toString(36).padStart(REFERENCE_LENGTH, '0').toUpperCase();
}

/** Units in a folio of the fund house, not in a demat account. */
export const PHYSICAL = 'P';

/** The longest code of a sub-broker that the exchange takes. */
const SUB_BROKER_CODE = 15;

/**
 * A sub-broker as the messages name one: the code is left out where it is longer than the exchange takes, since the ARN is what credits.
 * Y stands beside an EUIN, N beside none.
 */
export function subBrokerParams(subBroker: SubBroker | null) {
  const { code = '', arn = '', euin = null } = subBroker ?? {};
  return { code: code.length > SUB_BROKER_CODE ? '' : code, arn, euin: euin ?? '', flag: euin === null ? 'N' : 'Y' };
}

/** A purchase: the 28 elements of orderEntryParam in the order of the WSDL, `Parma1` (the ARN of the sub-broker) spelt as there. */
export function purchaseParams(
  { userId, memberCode }: BseSettings,
  { password, passKey }: Granted,
  order: ExchangeOrder,
  { number, schemeCode }: { readonly number: string; readonly schemeCode: string },
) {
  const subBroker = subBrokerParams(order.subBroker);
  return {
    TransCode: 'NEW',
    TransNo: number,
    OrderId: '',
    UserID: userId,
    MemberId: memberCode,
    ClientCode: order.ucc,
    SchemeCd: schemeCode,
    BuySell: 'P',
    BuySellType: order.folioNumber === null ? 'FRESH' : 'ADDITIONAL',
    DPTxn: PHYSICAL,
    OrderVal: plainRupees(order.amount),
    Qty: '',
    AllRedeem: 'N',
    FolioNo: order.folioNumber ?? '',
    Remarks: order.clientRef,
    KYCStatus: 'Y',
    RefNo: shortReference(order.clientRef),
    SubBrCode: subBroker.code,
    EUIN: subBroker.euin,
    EUINVal: subBroker.flag,
    MinRedeem: 'N',
    DPC: 'Y',
    IPAdd: '',
    Password: password,
    PassKey: passKey,
    Parma1: subBroker.arn,
    Param2: '',
    Param3: '',
  };
}

/** FrequencyType by our codes, misspelt as the exchange has it; a cart offers SIPs by the month alone. */
const FREQUENCIES: Readonly<Partial<Record<Frequency, string>>> = { 1: 'MONTHLY', 3: 'QUARTELY', 52: 'WEEKLY' };

export type SipOrder = Pick<SipRegistration, 'clientRef' | 'ucc' | 'amount' | 'folioNumber' | 'subBroker' | 'sip'>;

/** The 30 elements of xsipOrderEntryParam in the order of the WSDL, those empty that a cancellation leaves so. */
function xsipParams(
  { userId, memberCode }: BseSettings,
  { password, passKey }: Granted,
  entry: { readonly code: 'NEW' | 'CXL'; readonly number: string; readonly ucc: string },
  filled: Readonly<Record<string, string>>,
) {
  const at = (name: string) => filled[name] ?? '';
  return {
    TransactionCode: entry.code,
    UniqueRefNo: entry.number,
    SchemeCode: at('SchemeCode'),
    MemberCode: memberCode,
    ClientCode: entry.ucc,
    UserId: userId,
    InternalRefNo: at('InternalRefNo'),
    TransMode: PHYSICAL,
    DpTxnMode: PHYSICAL,
    StartDate: at('StartDate'),
    FrequencyType: at('FrequencyType'),
    FrequencyAllowed: '1',
    InstallmentAmount: at('InstallmentAmount'),
    NoOfInstallment: at('NoOfInstallment'),
    Remarks: at('Remarks'),
    FolioNo: at('FolioNo'),
    FirstOrderFlag: at('FirstOrderFlag'),
    Brokerage: '',
    MandateID: at('MandateID'),
    SubberCode: at('SubberCode'),
    Euin: at('Euin'),
    EuinVal: at('Euin') === '' ? 'N' : 'Y',
    DPC: 'Y',
    XsipRegID: at('XsipRegID'),
    IPAdd: '',
    Password: password,
    PassKey: passKey,
    Param1: at('Param1'),
    Param2: at('Param2'),
    Param3: '',
  };
}

/** An ISIP mandate (by a biller) has 15 characters that begin with BSE and an element of its own. */
const mandateElement = (id: string) => (/^BSE.{12}$/i.test(id) ? { Param2: id } : { MandateID: id });

/** The values that go with a new SIP besides the order. */
interface Registration {
  readonly number: string;
  readonly schemeCode: string;
  readonly mandateId: string;
}

/** A SIP whose first instalment is an order of today, paid with the cart. */
export function newSipParams(settings: BseSettings, granted: Granted, order: SipOrder, about: Registration) {
  const { sip, clientRef, ucc } = order;
  const subBroker = subBrokerParams(order.subBroker);
  const frequency = FREQUENCIES[sip.frequency as Frequency];
  if (frequency === undefined) throw new RangeError(`the exchange knows no frequency ${sip.frequency}`);
  const entry = { code: 'NEW' as const, number: about.number, ucc };
  return xsipParams(settings, granted, entry, {
    SchemeCode: about.schemeCode,
    InternalRefNo: shortReference(clientRef),
    StartDate: formatDateNumeric(sip.start),
    FrequencyType: frequency,
    InstallmentAmount: plainRupees(order.amount),
    NoOfInstallment: String(sip.instalments),
    Remarks: clientRef,
    FolioNo: order.folioNumber ?? '',
    FirstOrderFlag: 'Y',
    SubberCode: subBroker.code,
    Euin: subBroker.euin,
    Param1: subBroker.arn,
    ...mandateElement(about.mandateId),
  });
}

/** A SIP that begins on its start: nothing is bought today. */
export function laterSipParams(settings: BseSettings, granted: Granted, order: SipRegistration, about: Registration) {
  return { ...newSipParams(settings, granted, order, about), FirstOrderFlag: 'N' };
}

export function cancelSipParams(settings: BseSettings, granted: Granted, order: SipAtExchange, number: string) {
  const entry = { code: 'CXL' as const, number, ucc: order.ucc };
  return xsipParams(settings, granted, entry, { XsipRegID: order.registrationNumber });
}
