import { formatDateNumeric } from '@prosperx/core/format';
import type { BusinessDate } from '@prosperx/core/time';
import { ProviderUnknown } from '#providers/provider-unknown.js';
import { type BseSettings, postSoapForXml } from './wire.js';
import { elementsIn, findElement, isElement, readXml, textsOf } from './soap.js';

/** A line of a report: texts by the names of the WSDL. */
export type ReportRow = Readonly<Record<string, string>>;

export interface ReportQuestion {
  readonly ucc: string;
  readonly day: BusinessDate;
  /** With it the exchange looks at nothing else. */
  readonly orderNumber?: string;
}

const [PATH, SERVICE] = ['/StarMFWebService/StarMFWebService.svc/Secure', 'IStarMFWebService'];
const MEMBERS = 'http://schemas.datacontract.org/2004/07/StarMFWebService';
const DONE = '100';
/** Assumed: the document lists no answer for a day without orders; that of a list without rows is read as well. */
const NOTHING_THERE = /\bno (?:records?|data|orders?|details?)\b.*\b(?:found|available|exists?)\b/i;

/** Both reports, with the elements of their rows as the WSDL names them (anshumax/starmfwebservice, OrderDetails and AllotmentDetails). */
const REPORTS = {
  OrderStatus: { list: 'OrderDetails', others: { TransType: 'P' } },
  AllotmentStatement: { list: 'AllotmentDetails', others: {} },
} as const;

/**
 * The rows of a report; none when the exchange says so. A refusal is ProviderUnknown as all of them are ours to mend (login, format).
 * The password goes as it is: these two want no session. Members stand in the order of the alphabet, which the service insists on.
 */
export async function askReport(
  settings: BseSettings,
  report: keyof typeof REPORTS,
  { ucc, day, orderNumber = '' }: ReportQuestion,
): Promise<readonly ReportRow[]> {
  const { list, others } = REPORTS[report];
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
  const xml = await postSoapForXml(settings, { ...where, method: report, values, members: MEMBERS });
  const root = readXml(xml);
  const result = root && findElement(root, `${report}Result`);
  if (!isElement(result)) throw new ProviderUnknown(report);
  const { Status, Message = '' } = textsOf(result);
  if (Status !== DONE && !NOTHING_THERE.test(Message)) throw new ProviderUnknown(report, new Error(Message));
  return elementsIn(result[list]).map(textsOf);
}
