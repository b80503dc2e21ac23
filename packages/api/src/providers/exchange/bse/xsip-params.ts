import { formatDateNumeric, type Frequency, plainRupees } from '@prosperx/core/format';
import type { CancelledOrder, ExchangeOrder } from '#providers/exchange/port.js';
import { shortReference } from './order-number.js';
import { PHYSICAL } from './order-params.js';
import type { Granted } from './password-session.js';
import type { BseSettings } from './wire.js';

/** FrequencyType by our codes, misspelt as the exchange has it; a cart offers SIPs by the month alone. */
const FREQUENCIES: Readonly<Partial<Record<Frequency, string>>> = { 1: 'MONTHLY', 3: 'QUARTELY', 52: 'WEEKLY' };

export type SipOrder = ExchangeOrder & Required<Pick<ExchangeOrder, 'sip'>>;

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
    SubberCode: '',
    Euin: '',
    EuinVal: 'N',
    DPC: 'Y',
    XsipRegID: at('XsipRegID'),
    IPAdd: '',
    Password: password,
    PassKey: passKey,
    Param1: '',
    Param2: at('Param2'),
    Param3: '',
  };
}

/** An ISIP mandate (by a biller) has 15 characters that begin with BSE and an element of its own. */
const mandateElement = (id: string) => (/^BSE.{12}$/i.test(id) ? { Param2: id } : { MandateID: id });

/** What goes with a new SIP besides the order. */
interface Registration {
  readonly number: string;
  readonly schemeCode: string;
  readonly mandateId: string;
}

/** A SIP whose first instalment is an order of today, paid with the cart. */
export function newSipParams(settings: BseSettings, granted: Granted, order: SipOrder, about: Registration) {
  const { sip, clientRef, ucc } = order;
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
    ...mandateElement(about.mandateId),
  });
}

export function cancelSipParams(
  settings: BseSettings,
  granted: Granted,
  order: CancelledOrder & { readonly registrationNumber: string },
  number: string,
) {
  const entry = { code: 'CXL' as const, number, ucc: order.ucc };
  return xsipParams(settings, granted, entry, { XsipRegID: order.registrationNumber });
}
