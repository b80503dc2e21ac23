import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A SOAP request: its method and its elements, as they came. */
export interface HeardCall {
  readonly method: string;
  readonly elements: readonly (readonly [name: string, value: string])[];
  readonly at: Readonly<Record<string, string>>;
}

type Row = Readonly<Record<string, string>>;

export interface PlayedOrderEntry extends PlayedBse {
  readonly calls: HeardCall[];
  /** The orders that the exchange has taken, by TransNo or UniqueRefNo. */
  readonly taken: Map<string, HeardCall>;
  /** Rows of OrderStatus and of AllotmentStatement. */
  readonly orders: Row[];
  readonly allotments: Row[];
  /** Rows of RedemptionStatement. */
  readonly redemptions: Row[];
  /** In place of the next answers to a method. An order is taken all the same: its usual answer is handed in. */
  readonly instead: Record<string, ((usual: string) => Reply)[]>;
  /** The numbers that the exchange gave to what it has taken: of the order, or of the SIP, whose first order has the next one. */
  readonly numbers: ReadonlyMap<string, number>;
  /** No password that was granted so far is good any more. */
  expire(): void;
  callsOf(method: string): HeardCall[];
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const unescapeXml = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');

export const soapText = (method: string, result: string): Reply => ({
  body: `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:a="http://www.w3.org/2005/08/addressing"><s:Header><a:Action s:mustUnderstand="1">http://bsestarmf.in/MFOrderEntry/${method}Response</a:Action></s:Header><s:Body><${method}Response xmlns="http://bsestarmf.in/"><${method}Result>${escapeXml(result)}</${method}Result></${method}Response></s:Body></s:Envelope>`,
});

/** The answer to a question of a report: a list of rows. */
export function report(method: string, list: string, rows: readonly Row[]): Reply {
  const fields = (row: Row) =>
    Object.entries(row).map(([name, value]) =>
      value === '' ? `<b:${name} i:nil="true"/>` : `<b:${name}>${escapeXml(value)}</b:${name}>`,
    );
  const items = rows.map((row) => `<b:${list}>${fields(row).join('')}</b:${list}>`).join('');
  return {
    body: `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><${method}Response xmlns="http://www.bsestarmf.in/2016/01/"><${method}Result xmlns:b="http://schemas.datacontract.org/2004/07/StarMFWebService" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><b:Message>SUCCESS</b:Message><b:${list}>${items}</b:${list}><b:Status>100</b:Status></${method}Result></${method}Response></s:Body></s:Envelope>`,
  };
}

function readCall({ body }: Heard): HeardCall {
  const [, inner = ''] = /<soap:Body>([\s\S]*)<\/soap:Body>/.exec(body) ?? [];
  const [, method = ''] = /^<ns:(\w+)>/.exec(inner) ?? [];
  const elements = [...inner.matchAll(/<(?:ns|m):(\w+)>([^<]*)<\/(?:ns|m):\1>/g)].map(
    ([, name = '', value = '']) => [name, unescapeXml(value)] as const,
  );
  return { method, elements, at: Object.fromEntries(elements) };
}

interface Book {
  readonly taken: Map<string, HeardCall>;
  readonly numbers: Map<string, number>;
  readonly granted: Set<string>;
  next: number;
}

/** The fields before remarks and flag, as the document's samples have them. */
const head = ({ method, at }: HeardCall, number: number) =>
  method === 'orderEntryParam' || method === 'switchOrderEntryParam'
    ? `NEW|${at['TransNo']}|${number}|${at['UserID'] ?? at['UserId']}|${at['MemberId']}|${at['ClientCode']}`
    : `${at['TransactionCode']}|${at['UniqueRefNo']}|${at['MemberCode']}|${at['ClientCode']}|${at['UserId']}|${number}`;

/** A refusal; the SIP's has an order number behind its flag. */
export const refusal = (call: HeardCall, remarks: string) =>
  `${head(call, 0)}|${remarks}|1${call.method === 'xsipOrderEntryParam' ? '|0' : ''}`;

const isNewSip = ({ method, at }: HeardCall) => method === 'xsipOrderEntryParam' && at['TransactionCode'] === 'NEW';

function enter(book: Book, call: HeardCall): string {
  const { method, at } = call;
  if (!book.granted.has(at['Password'] ?? '')) return refusal(call, 'PASSWORD EXPIRED');
  const number = at['TransNo'] ?? at['UniqueRefNo'] ?? '';
  if (book.taken.has(number)) return refusal(call, 'FAILED: DUPLICATE UNIQUE REF NO');
  if (isNewSip(call) && !at['MandateID'] && !at['Param2'])
    return refusal(call, 'FAILED: MANDATE ID SHOULD NOT BE BLANK');
  book.taken.set(number, call);
  book.next += 2;
  book.numbers.set(number, book.next);
  if (method === 'orderEntryParam') {
    const what = `FRESH PURCHASE ${at['OrderVal']}.000 in SCHEME: ${at['SchemeCd']} THRO : PHYSICAL`;
    const remarks = `ORD CONF: Your Request for ${what} is confirmed for CLIENT : Rao & <Sons> (Code: ${at['ClientCode']}) CONFIRMATION TIME: Jun 2 2022 11:15AM ENTRY BY: ORDER NO: ${book.next}`;
    return `${head(call, book.next)}|${remarks}|0`;
  }
  if (method === 'switchOrderEntryParam') return `${head(call, book.next)}|ORD CONF: SWITCH ORDER NO: ${book.next}|0`;
  if (at['TransactionCode'] === 'CXL') {
    const id = Number(at['XsipRegID']);
    return `${head(call, id)}|X-SIP OR I-SIP WITH REGN NO ${id} IS CANCELLED SUCCESSFULLY|0|0`;
  }
  return `${head(call, book.next)}|X-SIP HAS BEEN REGISTERED, REG NO IS : ${book.next}|0|${book.next + 1}`;
}

/**
 * Order entry, order status and allotment statement of an exchange on this machine, with a book of its own; for tests. What else is asked of
 * it is answered by `others`, which has nothing to say to these; `inPlace` may answer anything.
 */
export async function playOrderEntry(
  others: (heard: Heard, call: HeardCall) => Reply | undefined = () => undefined,
  inPlace: InPlace = (_, usual) => usual(),
): Promise<PlayedOrderEntry> {
  const book: Book = { taken: new Map(), numbers: new Map(), granted: new Set(), next: 7_531_973 };
  const calls: HeardCall[] = [];
  const [orders, allotments, redemptions]: [Row[], Row[], Row[]] = [[], [], []];
  const instead: PlayedOrderEntry['instead'] = {};

  const answers: Record<string, (call: HeardCall) => Reply> = {
    getPassword: () => {
      const password = `UWQ/yLAS7KmiHyExtsKKq3Du&${book.granted.size}==`;
      book.granted.add(password);
      return soapText('getPassword', `100|${password}`);
    },
    OrderStatus: ({ at }) =>
      report(
        'OrderStatus',
        'OrderDetails',
        orders.filter(({ Date }) => Date === at['FromDate']),
      ),
    AllotmentStatement: ({ at }) =>
      report(
        'AllotmentStatement',
        'AllotmentDetails',
        allotments.filter(({ Date = at['FromDate'] }) => Date === at['FromDate']),
      ),
    RedemptionStatement: () => report('RedemptionStatement', 'RedemptionDetails', redemptions),
  };
  const answer = (heard: Heard): Reply => {
    const call = readCall(heard);
    calls.push(call);
    const besides = others(heard, call);
    if (besides !== undefined) return besides;
    const { method } = call;
    const other = instead[method]?.shift();
    if (method in answers) return other ? other('') : (answers[method]?.(call) ?? null);
    const usual = enter(book, call);
    return other ? other(usual) : soapText(method, usual);
  };
  const bse = await playBse((heard) => inPlace(heard, () => answer(heard)));
  return {
    ...bse,
    calls,
    taken: book.taken,
    numbers: book.numbers,
    orders,
    allotments,
    redemptions,
    instead,
    expire: () => book.granted.clear(),
    callsOf: (wanted) => calls.filter(({ method }) => method === wanted),
  };
}

/** An answer of a report that has a status and no list. */
export const reportStatus = (method: string, code: string, message: string): Reply => ({
  body: `<s:Envelope><s:Body><${method}Response><${method}Result><b:Message>${message}</b:Message><b:Status>${code}</b:Status></${method}Result></${method}Response></s:Body></s:Envelope>`,
});

/** Answers after which nobody knows what a report says. */
export const reportFailures: readonly (readonly [string, (method: string) => Reply])[] = [
  ['no answer', () => null],
  ['a fault', () => ({ status: 500, body: '<s:Fault/>' })],
  ['a page in place of an answer', () => ({ body: '<html><br>Maintenance</html>' })],
  ['a list that is cut off', (method) => ({ body: reportStatus(method, '100', '')!.body.slice(0, -30) })],
  ['a refused login', (method) => reportStatus(method, '101', 'FAILED:INVALID ACCOUNT INFORMATION')],
];

/** A request as it came in. */
export interface Heard {
  readonly path: string;
  readonly body: string;
}

/** An answer, or null for a connection that is cut. */
export type Reply = {
  readonly status?: number;
  readonly body: string;
  readonly type?: string;
  /** Milliseconds until it comes; the line is cut in place of it where it has no body by then. */
  readonly late?: number;
} | null;

/** What is answered in place of the usual answer; whether that is worked out, and what was asked done, is for it to say. */
export type InPlace = (heard: Heard, usual: () => Reply) => Reply;

export interface PlayedBse {
  readonly url: string;
  readonly heard: Heard[];
  close(): Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** A server on this machine that answers as the exchange would; for tests. */
export async function playBse(answer: (heard: Heard) => Reply): Promise<PlayedBse> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      const one = { path: request.url ?? '', body };
      heard.push(one);
      const reply = answer(one);
      if (!reply) return request.socket.destroy();
      const give = () =>
        response.writeHead(reply.status ?? 200, reply.type ? { 'Content-Type': reply.type } : {}).end(reply.body);
      if (reply.late === undefined) return give();
      const timer = setTimeout(give, reply.late);
      return request.socket.once('close', () => clearTimeout(timer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
