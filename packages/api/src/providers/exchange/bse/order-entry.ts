import { randomBytes } from 'node:crypto';
import { type Clock, MINUTE } from '@prosperx/core/time';
import { ProviderUnknown } from '#providers/providers.js';
import { meaningOf } from './remarks.js';
import { type BseExchangeSettings, isNumber, postSoap, postSoapForText } from './wire.js';

/** The secrets that each order carries: the encrypted password, and the pass key with which it was requested. */
export interface Granted {
  readonly password: string;
  readonly passKey: string;
}

/** A password was asked for and refused. */
class PasswordRefused extends Error {}

interface PasswordSession {
  current(): Promise<Granted>;
  /** The exchange does not know this one any more: the next call asks for another. */
  drop(granted: Granted): void;
}

/** The life of a password: an hour at MFOrder.svc, and a little less here, since the exchange has a clock of its own. */
const LIFETIME = 55 * MINUTE;
/** More than five wrong passwords lock the user: after a refusal none is tried for so long. */
const PAUSE = 15 * MINUTE;

/** Keeps one password for all orders. Calls that need one at the same time share the question. */
function passwordSession(ask: () => Promise<Granted>, clock: Clock): PasswordSession {
  let asked: { readonly answer: Promise<Granted>; readonly until: number } | null = null;
  let granted: Granted | null = null;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  const askAnew = async (): Promise<Granted> => {
    try {
      if (clock.now() < pausedUntil) throw new ProviderUnknown('getPassword: refused a short while ago');
      granted = await ask();
      return granted;
    } catch (error) {
      asked = null;
      if (!(error instanceof PasswordRefused)) throw error;
      pausedUntil = clock.now() + PAUSE;
      throw new ProviderUnknown('getPassword', error);
    }
  };
  return {
    current: () => {
      if (asked && clock.now() < asked.until) return asked.answer;
      // set before the question is begun, which may fail at once
      const until = clock.now() + LIFETIME;
      const answer = Promise.resolve().then(askAnew);
      asked = { answer, until };
      return answer;
    },
    drop: (stale) => {
      if (stale !== granted) return;
      asked = null;
      granted = null;
    },
  };
}

/** The meaning of a pipe string. `unclear`: nobody knows whether the order was taken. */
type EntryReply =
  | { readonly state: 'taken'; readonly orderNumber: string; readonly registrationNumber: string | null }
  | { readonly state: 'refused'; readonly remarks: string }
  | { readonly state: 'unclear' };

/** Places of a pipe string, counted from 0. */
interface Shape {
  readonly fields: number;
  /** null where no order is made. */
  readonly orderNumber: number | null;
  readonly registrationNumber: number | null;
}

const [CODE, NUMBER, REMARKS, FLAG] = [0, 1, 6, 7];
const [SUCCESS, FAILURE] = ['0', '1'];

/** TransCode|TransNo|OrderNo|UserID|MemberId|ClientCode|Remarks|SuccessFlag */
export const ORDER_SHAPE: Shape = { fields: 8, orderNumber: 2, registrationNumber: null };
/** TransactionCode|UniqueRefNo|MemberId|ClientCode|UserId|XsipRegId|Remarks|SuccessFlag|FirstOrderTodayOrderNo */
export const XSIP_SHAPE: Shape = { fields: 9, orderNumber: 8, registrationNumber: 5 };

/** The same of a SIP without an order of today, whose last field is empty. */
export const LATER_XSIP_SHAPE: Shape = { ...XSIP_SHAPE, orderNumber: null };

/** The fields that the request carried: an answer that does not repeat it belongs to another, or is none. */
interface Sent {
  readonly code: 'NEW' | 'CXL';
  readonly number: string;
}

/**
 * Reads an answer of order entry, where 0 is success and 1 failure. Remarks are free text and may hold pipes: the flag is counted from
 * the end, and success is believed only where every field is in its place and the numbers that it brings are numbers. A SIP that is
 * registered while its first order is not (the investor has to confirm it to the exchange first) is unclear until that order is seen.
 */
export function readReply(text: string, shape: Shape, sent: Sent): EntryReply {
  const fields = text.split('|').map((field) => field.trim());
  const moved = fields.length - shape.fields;
  if (moved < 0 || fields[CODE] !== sent.code || fields[NUMBER] !== sent.number) return { state: 'unclear' };
  const flag = fields[FLAG + moved];
  if (flag === FAILURE) return { state: 'refused', remarks: fields.slice(REMARKS, FLAG + moved).join(' ') };
  if (flag !== SUCCESS || moved > 0) return { state: 'unclear' };
  const orderNumber = shape.orderNumber === null ? '' : fields[shape.orderNumber];
  const registrationNumber = shape.registrationNumber === null ? null : fields[shape.registrationNumber];
  if (sent.code === 'CXL') return { state: 'taken', orderNumber: '', registrationNumber: registrationNumber ?? null };
  const hasOrder = shape.orderNumber === null || isNumber(orderNumber);
  const hasSip = registrationNumber === null || isNumber(registrationNumber);
  if (!hasOrder || !hasSip || orderNumber === undefined || registrationNumber === undefined)
    return { state: 'unclear' };
  return { state: 'taken', orderNumber, registrationNumber };
}

const [PATH, NAMESPACE, SERVICE] = ['/MFOrderEntry/MFOrder.svc/Secure', 'http://bsestarmf.in/', 'MFOrderEntry'];
/** getPassword answers with 100 for yes, order entry with 0. */
const GRANTED = '100';
const SHAPES = {
  orderEntryParam: ORDER_SHAPE,
  // assumed: the document shows no answer to a switch
  switchOrderEntryParam: ORDER_SHAPE,
  xsipOrderEntryParam: XSIP_SHAPE,
} as const;

/** One request of order entry. */
export interface Entry {
  readonly method: keyof typeof SHAPES;
  readonly code: 'NEW' | 'CXL';
  /** The answer's, where it is not that of the method. */
  readonly shape?: Shape;
  /** TransNo, or UniqueRefNo. */
  readonly number: string;
  /** The elements, in the order of the WSDL. */
  readonly values: (granted: Granted) => Readonly<Record<string, string>>;
}

/** The number of a request was used before: what it asks for has arrived once. */
export class NumberUsed extends ProviderUnknown {}

export type EntryAnswer = Exclude<EntryReply, { readonly state: 'unclear' }>;

/**
 * Order entry. Answers what was taken and what was refused for its own sake; all else is ProviderUnknown: an answer that cannot be
 * read, a number that was used before (so this order did arrive once), our own login. A password that ran out is renewed, once.
 */
export function orderService(settings: BseExchangeSettings): (entry: Entry) => Promise<EntryAnswer> {
  const { userId, password } = settings;
  const call = { url: settings.url + PATH, namespace: NAMESPACE, service: SERVICE };

  const session = passwordSession(async () => {
    const passKey = randomBytes(5).toString('hex');
    const login = { UserId: userId, Password: password, PassKey: passKey };
    const [status, text] = await postSoap(settings, { ...call, method: 'getPassword', values: login });
    if (status.trim() !== GRANTED || text.trim() === '') throw new PasswordRefused(text);
    return { password: text.trim(), passKey };
  }, settings.clock);

  const send = async (entry: Entry, mayRenew: boolean): Promise<EntryAnswer> => {
    const { method } = entry;
    const granted = await session.current();
    const text = await postSoapForText(settings, { ...call, method, values: entry.values(granted) });
    const reply = readReply(text, entry.shape ?? SHAPES[method], entry);
    if (reply.state === 'taken') return reply;
    const meaning = meaningOf(reply.state === 'refused' ? reply.remarks : text);
    if (meaning === 'session') {
      session.drop(granted);
      // with the number of the first: were that one taken after all, this one is a duplicate
      if (mayRenew) return send(entry, false);
    }
    if (meaning === 'duplicate') throw new NumberUsed(method);
    if (reply.state === 'unclear' || meaning !== 'order') throw new ProviderUnknown(`${method}: ${meaning}`);
    return reply;
  };
  return (entry) => send(entry, true);
}
