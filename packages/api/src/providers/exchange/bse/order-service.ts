import { randomBytes } from 'node:crypto';
import { ProviderUnknown } from '#providers/provider-unknown.js';
import { type EntryReply, ORDER_SHAPE, readReply, XSIP_SHAPE } from './entry-reply.js';
import type { BseExchangeSettings } from './exchange-settings.js';
import { type Granted, PasswordRefused, passwordSession } from './password-session.js';
import { meaningOf } from './remarks.js';
import { postSoap, postSoapForText } from './wire.js';

const [PATH, NAMESPACE, SERVICE] = ['/MFOrderEntry/MFOrder.svc/Secure', 'http://bsestarmf.in/', 'MFOrderEntry'];
/** getPassword answers with 100 for yes, order entry with 0. */
const GRANTED = '100';
const SHAPES = { orderEntryParam: ORDER_SHAPE, xsipOrderEntryParam: XSIP_SHAPE } as const;

/** One request of order entry. */
export interface Entry {
  readonly method: keyof typeof SHAPES;
  readonly code: 'NEW' | 'CXL';
  /** TransNo, or UniqueRefNo. */
  readonly number: string;
  /** The elements, in the order of the WSDL. */
  readonly values: (granted: Granted) => Readonly<Record<string, string>>;
}

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
    const reply = readReply(text, SHAPES[method], entry);
    if (reply.state === 'taken') return reply;
    const meaning = meaningOf(reply.state === 'refused' ? reply.remarks : text);
    if (meaning === 'session') {
      session.drop(granted);
      // with the number of the first: were that one taken after all, this one is a duplicate
      if (mayRenew) return send(entry, false);
    }
    if (reply.state === 'unclear' || meaning !== 'order') throw new ProviderUnknown(`${method}: ${meaning}`);
    return reply;
  };
  return (entry) => send(entry, true);
}
