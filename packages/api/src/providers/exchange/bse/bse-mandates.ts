import { randomBytes } from 'node:crypto';
import { formatDateNumeric, plainRupees } from '@prosperx/core/format';
import type { MandateMethod } from '@prosperx/core/mandate';
import { businessDateAt, type Clock, MINUTE } from '@prosperx/core/time';
import { PersonNeeded } from '#kernel/person-needed.js';
import type {
  MandateAnswer,
  MandateOutcome,
  MandateProvider,
  MandateRequest,
  RegisteredMandate,
} from '#providers/mandate/port.js';
import { ProviderUnknown } from '#providers/providers.js';
import { bseText } from './bse.text.js';
import { meaningOf, sentenceOf } from './remarks.js';
import type { ReportRow } from './reports.js';
import {
  type BseSettings,
  elementsIn,
  findElement,
  isElement,
  postSoap,
  postSoapForXml,
  readXml,
  textsOf,
} from './wire.js';

const DONE = '100';
const MANDATE_REGISTRATION = '06';
const [UPLOAD, REPORTS] = [
  '/MFUploadService/MFUploadService.svc/Secure',
  '/StarMFWebService/StarMFWebService.svc/Secure',
];
const MEMBERS = 'http://schemas.datacontract.org/2004/07/StarMFWebService';

/** The types of MFAPI flag 06; UPI has none in the document. */
const TYPES: Readonly<Record<Exclude<MandateMethod, 'upi'>, string>> = { paper: 'X', netBanking: 'N', debitCard: 'E' };

/** The parameter of MFAPI flag 06: client code, amount, type, account, its type, IFSC, MICR, first and last day. */
export function mandateLine(request: MandateRequest): string {
  const { ucc, method, limit, account, accountType, ifsc, startDate, endDate } = request;
  if (method === 'upi') throw new RangeError('the exchange registers no mandate by UPI');
  const dates = [startDate, endDate].map((date) => formatDateNumeric(date));
  return [ucc, plainRupees(limit), TYPES[method], account, accountType, ifsc, '', ...dates].join('|');
}

async function passwordOf(settings: BseSettings): Promise<string> {
  const { url, namespace, userId, memberCode, password } = settings;
  const login = { UserId: userId, MemberId: memberCode, Password: password, PassKey: randomBytes(5).toString('hex') };
  const call = { url: url + UPLOAD, namespace, service: 'IMFUploadService', method: 'getPassword', values: login };
  const [status, text] = await postSoap(settings, call);
  if (status !== DONE || text === '') throw new ProviderUnknown('getPassword');
  return text;
}

/** XSIP numbers have fewer than 15 digits; those of billers have 15 characters that begin with BSE. */
const numberIn = (text: string) =>
  text
    .split('|')
    .find((part) => /^(?:\d{1,14}|BSE.{12})$/.test(part.trim()))
    ?.trim();

async function register(settings: BseSettings, request: MandateRequest): Promise<MandateAnswer> {
  const { url, namespace, userId } = settings;
  const values = {
    Flag: MANDATE_REGISTRATION,
    UserId: userId,
    EncryptedPassword: await passwordOf(settings),
    param: mandateLine(request),
  };
  const call = { url: url + UPLOAD, namespace, service: 'IMFUploadService', method: 'MFAPI', values };
  const [status, text] = await postSoap(settings, call);
  if (status === DONE) {
    const mandateId = numberIn(text);
    if (mandateId === undefined) throw new ProviderUnknown('MFAPI: a mandate without a number');
    return { registered: true, mandateId };
  }
  if (meaningOf(text) !== 'order') throw new ProviderUnknown(`MFAPI: ${meaningOf(text)}`);
  return { registered: false, reason: sentenceOf(text) };
}

/** A call of the reports' service, whose members are in alphabetical order. */
function ask(settings: BseSettings, method: string, values: Readonly<Record<string, string>>): Promise<string> {
  const { url, namespace } = settings;
  return postSoapForXml(settings, {
    url: url + REPORTS,
    namespace,
    service: 'IStarMFWebService',
    method,
    values,
    members: MEMBERS,
  });
}

interface DetailsQuestion {
  readonly ucc: string;
  readonly from: string;
  readonly to: string;
  readonly mandateId: string;
}

/** The rows of MandateDetails, with the fields of the document's sample; none where the exchange says that there are none. */
async function details(settings: BseSettings, question: DetailsQuestion): Promise<readonly ReportRow[]> {
  const xml = await ask(settings, 'MandateDetails', {
    ClientCode: question.ucc,
    // assumed to be that of the upload service: the document names no other login for it
    EncryptedPassword: await passwordOf(settings),
    FromDate: question.from,
    MandateId: question.mandateId,
    MemberCode: settings.memberCode,
    ToDate: question.to,
  });
  const root = readXml(xml);
  const result = root && findElement(root, 'MandateDetailsResult');
  if (!isElement(result)) throw new ProviderUnknown('MandateDetails');
  const { Status, Message = '' } = textsOf(result);
  if (Status !== DONE && !/\bno (?:records?|data|mandates?|details?)\b/i.test(Message))
    throw new ProviderUnknown('MandateDetails', new Error(Message));
  return elementsIn(result['MandateDetails']).map(textsOf);
}

/** Reads "Jan 20 2018 4:12PM" as a time in India; NaN for any other text. */
function registeredAt(text = ''): number {
  const [, day = '', hour = '', minute = '', half = ''] =
    /^(\w{3} +\d{1,2} +\d{4}) +(\d{1,2}):(\d{2}) ?([AP]M)$/i.exec(text.trim()) ?? [];
  const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return Date.parse(`${day} ${String(hours).padStart(2, '0')}:${minute}:00 GMT+0530`);
}

/** Finds a mandate by what we know of it: the exchange keeps no reference of ours. One of the same client over the same amount that was registered since is ours, as we never have two alike under way. */
async function find(settings: BseSettings, request: MandateRequest, today: string): Promise<MandateAnswer | null> {
  const { ucc, limit, createdAt } = request;
  const from = formatDateNumeric(businessDateAt(createdAt));
  const rows = await details(settings, { ucc, from, to: today, mandateId: '' });
  const row = rows.find(
    ({ ClientCode, Amount, RegnDate }) =>
      ClientCode === ucc &&
      Number(Amount) === Number(plainRupees(limit)) &&
      registeredAt(RegnDate) >= Math.floor(createdAt / MINUTE) * MINUTE,
  );
  return row?.['MandateId'] ? { registered: true, mandateId: row['MandateId'] } : null;
}

/** The statuses of the document. */
const STATES: Readonly<Record<string, MandateOutcome['state']>> = {
  'REGISTERED BY MEMBER': 'waiting',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  'INITIAL REJECTION': 'rejected',
  'RETURNED BY EXCHANGE': 'rejected',
  'REJECTION AT NPCI PRIOR TO DESTINATION BANK': 'rejected',
  'REJECTED BY SPONSOR BANK': 'rejected',
  'CANCELLED BY INVESTOR': 'cancelled',
  'UNDER PROCESSING': 'authorised',
  'RECEIVED BY SPONSOR BANK': 'authorised',
  'APPROVED BY SPONSOR BANK': 'authorised',
};

/**
 * The whole of any other status whose meaning is certain. That a mandate is over is final here, so that no single word says so: one whose
 * cancellation was rejected stands, and a suspension may be lifted.
 */
const CERTAIN = [
  ['cancelled', /^(?:MANDATE )?(?:CANCELL?ED|EXPIRED|REVOKED)(?: (?:AT|BY|ON) .*)?$/],
  ['rejected', /^(?:MANDATE )?(?:REJECTED|REJECTION|REFUSED)(?: (?:AT|BY|ON) .*)?$/],
  ['authorised', /^RECEIVED BY EXCHANGE AND ASSIGNED TO .*$/],
] as const;

const stateIn = (status: string): MandateOutcome['state'] | undefined =>
  STATES[status] ?? CERTAIN.find(([, words]) => words.test(status))?.[0];

/** Returns how a row says that a mandate stands. */
export function outcomeOfRow({ Status = '', UMRNNo = '', Remarks = '' }: ReportRow): MandateOutcome {
  const status = Status.trim().toUpperCase();
  if (status === '') throw new ProviderUnknown('MandateDetails: a row that says nothing');
  const state = stateIn(status);
  if (state === undefined) return { state: 'authorised', says: status };
  if (state === 'approved') return { state, umrn: UMRNNo.trim() || null };
  return state === 'rejected' || state === 'cancelled' ? { state, reason: sentenceOf(Remarks || Status) } : { state };
}

async function status(settings: BseSettings, { ucc, mandateId }: RegisteredMandate, today: string) {
  const rows = await details(settings, { ucc, from: '', to: today, mandateId });
  const row = rows.find((each) => each['MandateId'] === mandateId);
  return row ? outcomeOfRow(row) : ({ state: 'waiting' } as const);
}

async function authorisationPage(settings: BseSettings, { ucc, mandateId }: RegisteredMandate): Promise<string> {
  const { userId, memberCode, password } = settings;
  const xml = await ask(settings, 'EMandateAuthURL', {
    ClientCode: ucc,
    MandateID: mandateId,
    MemberCode: memberCode,
    Password: password,
    UserId: userId,
  });
  const root = readXml(xml);
  const result = root && findElement(root, 'EMandateAuthURLResult');
  const { Status, ResponseString = '' } = isElement(result) ? textsOf(result) : {};
  const isPage = URL.canParse(ResponseString) && new URL(ResponseString).protocol === 'https:';
  if (Status !== DONE || !isPage) throw new ProviderUnknown('EMandateAuthURL');
  return ResponseString;
}

/**
 * Mandates at BSE StAR MF, as its "Web Service Structure" document has them: MFAPI flag 06, MandateDetails and EMandateAuthURL. It sends
 * no call-backs and its page leads back to the exchange, so that states are asked for. What the document has no call for is left to a
 * person: handing in a scan, and cancelling.
 */
export function bseMandates(settings: BseSettings & { readonly clock: Clock }): MandateProvider {
  const today = () => formatDateNumeric(businessDateAt(settings.clock.now()));
  return {
    channelsOf: () =>
      Promise.resolve({
        emandateAllowed: true,
        upiAllowed: false,
        netBankingAllowed: true,
        debitCardAllowed: true,
      }),
    register: (request) => register(settings, request),
    find: (request) => find(settings, request, today()),
    authorisationPage: (mandate) => authorisationPage(settings, mandate),
    sendScan: () => Promise.reject(new PersonNeeded(bseText.scanByHand)),
    status: (mandate) => status(settings, mandate, today()),
    cancel: () => Promise.resolve({ cancelled: false, reason: bseText.cancelByHand }),
    readCallback: () => null,
  };
}
