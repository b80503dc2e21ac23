import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type HttpBindings, serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Clock } from '@prosperx/core/time';
import { Hono } from 'hono';
import { SMTPServer } from 'smtp-server';
import { CASHFREE_PG_LOGIN, playedCashfreePayments } from './played-cashfree-payments.js';
import { playExchange } from './played-exchange.js';
import { CASHFREE_LOGIN, CYBRILLA_LOGIN, playedKyc, type PlayedHolder } from './played-kyc.js';
import type { Reply } from './played-order-entry.js';
import { playedRazorpay, RAZORPAY_LOGIN } from './played-razorpay.js';

/** Keys of 32 bytes that no rule of weak ones refuses. */
const KEY = Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37 + 11) % 256)).toString('base64');

const SCHEMES = 'Scheme Code|ISIN|Purchase Allowed|Purchase Transaction mode\n02-DP|INF000A00001|Y|DP\n';
/** A template that anything fits, for as long as an SMS is: the operators let a variable have thirty letters. */
const TEMPLATES = JSON.stringify([{ id: '1007000000000000001', text: '{#var#}'.repeat(12) }]);

/** Takes mails, unless `fault` has it that one is refused for the moment, or that its sender hears nothing in time. */
function mailServer(mails: { readonly to: string; readonly text: string }[], fault: () => ReturnType<Fault>) {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const failure = fault();
        if (!failure || failure.after)
          mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', text: Buffer.concat(parts).toString() });
        if (!failure) return done();
        const isSilent = failure.status === 'silent' || failure.status === 'late';
        const refuse = () => done(Object.assign(new Error('of its own'), { responseCode: 451 }));
        if (isSilent) void setTimeout(SILENCE).then(refuse);
        else refuse();
      });
    },
  });
}

/** Longer than anybody waits for an answer. */
const SILENCE = 25_000;

/**
 * How a provider fails: a status; nothing, since the connection is cut or kept in silence; a page in place of data; half of its answer; its
 * answer as a type that it is not; its answer when nobody waits for it any more.
 */
export type FaultKind = number | 'cut' | 'silent' | 'page' | 'half' | 'untyped' | 'late';

/** What is answered in place of the usual answer to what is asked at a path; null: the usual one. */
export type Fault = (path: string) => { readonly status: FaultKind; readonly after: boolean } | null;

const PAGE = '<!doctype html><title>Gateway</title><h1>502 Bad Gateway</h1>';

/** What is sent for a fault, and when; `usual` is the answer where what was asked has been done. Null: the connection is cut. */
function answerOf(status: FaultKind, usual: { readonly status?: number; readonly body: string } | null): Reply {
  const body = usual?.body ?? '{"status":"created","id":"none"}';
  if (typeof status === 'number') return { status, body: 'of its own' };
  if (status === 'page') return { status: 200, body: PAGE, type: 'text/html' };
  if (status === 'half')
    return { status: 200, body: body.slice(0, Math.ceil(body.length / 2)), type: 'application/json' };
  if (status === 'untyped') return { status: 200, body: usual ? body : 'OK', type: 'application/octet-stream' };
  if (status === 'late') return { ...usual, body, late: SILENCE };
  return status === 'silent' ? { body: '', status: 504, late: SILENCE } : null;
}

/**
 * The providers of a server for real people, played on this machine as their documents have them, with the environment that leads there. A
 * `fault` answers in place of one of them: `after` it has done what was asked, as when the answer is lost.
 */
export async function playProviders(clock: Clock, holders = new Map<string, PlayedHolder>()) {
  const folder = await mkdtemp(join(tmpdir(), 'px-played-'));
  await writeFile(join(folder, 'schemes.txt'), SCHEMES);
  await writeFile(join(folder, 'templates.json'), TEMPLATES);
  const [razorpay, cashfree, kyc] = [playedRazorpay(clock), playedCashfreePayments(clock), playedKyc(holders)];
  const sms: { readonly to: string; readonly text: string }[] = [];
  const whatsApp: { readonly to: string; readonly text: string }[] = [];
  const mails: { readonly to: string; readonly text: string }[] = [];
  const state: { fault: Fault } = { fault: () => null };

  const others = new Hono();
  others.get('/ifsc/:code', (c) =>
    c.json({ IFSC: c.req.param('code'), BANK: 'HDFC Bank', BRANCH: 'Mumbai', CITY: 'MUMBAI' }),
  );
  others.post('/GatewayAPI/rest', async (c) => {
    const { send_to, msg } = await c.req.parseBody<{ send_to: string; msg: string }>();
    sms.push({ to: send_to, text: msg });
    return c.json({ response: { id: String(sms.length), status: 'success' } });
  });
  others.get('/wa/app/:app/template/:id', (c) => c.json({ status: 'success', template: {} }));
  others.post('/wa/api/v1/template/msg', async (c) => {
    const { destination, template } = await c.req.parseBody<{ destination: string; template: string }>();
    whatsApp.push({ to: destination, text: template });
    return c.json({ status: 'submitted', messageId: `m${whatsApp.length}` });
  });
  const exchange = await playExchange(clock, ({ path }, usual) => {
    const fault = state.fault(path);
    const reply = fault && !fault.after ? null : usual();
    return fault ? answerOf(fault.status, reply) : reply;
  });
  const partOf = (path: string) => {
    if (path.startsWith('/v1/')) return razorpay.app;
    if (path.startsWith('/pg/')) return cashfree.app;
    return /^\/(verification|poa|v2)\//.test(path) ? kyc.app : others;
  };
  const app = new Hono<{ Bindings: HttpBindings }>().all('*', async (c) => {
    const { path } = c.req;
    const fault = state.fault(path);
    const answer = fault && !fault.after ? null : await partOf(path).fetch(c.req.raw);
    if (answer && !fault) return answer;
    const usual = answer && { status: answer.status, body: await answer.text() };
    const reply = answerOf(fault?.status ?? 'cut', usual);
    if (reply?.late !== undefined) await setTimeout(reply.late, null, { signal: c.req.raw.signal }).catch(() => {});
    if (reply && !c.req.raw.signal.aborted)
      return new Response(reply.body, {
        status: reply.status ?? 200,
        ...(reply.type && { headers: { 'Content-Type': reply.type } }),
      });
    c.env.incoming.destroy();
    return RESPONSE_ALREADY_SENT;
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  const mail = mailServer(mails, () => state.fault('/smtp'));
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const environment: Readonly<Record<string, string>> = {
    SANDBOX: '0',
    DATA_DIR: join(folder, 'data'),
    ENCRYPTION_KEYS: `k1:${KEY}`,
    LOOKUP_KEY: KEY,
    EXCHANGE_URL: exchange.url,
    EXCHANGE_NAMESPACE: 'http://www.bsestarmf.in/2016/01',
    EXCHANGE_USER: '1000001',
    EXCHANGE_MEMBER: '10234',
    EXCHANGE_PASSWORD: 'p@ss',
    EXCHANGE_SCHEME_FILE: join(folder, 'schemes.txt'),
    PAYMENT_GATEWAY: 'razorpay',
    RAZORPAY_KEY_ID: RAZORPAY_LOGIN.keyId,
    RAZORPAY_KEY_SECRET: RAZORPAY_LOGIN.keySecret,
    RAZORPAY_WEBHOOK_SECRET: RAZORPAY_LOGIN.webhookSecret,
    RAZORPAY_URL: `${url}/v1`,
    CASHFREE_PG_CLIENT_ID: CASHFREE_PG_LOGIN.clientId,
    CASHFREE_PG_CLIENT_SECRET: CASHFREE_PG_LOGIN.clientSecret,
    CASHFREE_PG_URL: `${url}/pg`,
    BANK_VERIFICATION: 'cashfree',
    CASHFREE_CLIENT_ID: CASHFREE_LOGIN.clientId,
    CASHFREE_CLIENT_SECRET: CASHFREE_LOGIN.clientSecret,
    CASHFREE_URL: `${url}/verification`,
    KYC_REGISTRY: 'cybrilla',
    CYBRILLA_CLIENT_ID: CYBRILLA_LOGIN.clientId,
    CYBRILLA_CLIENT_SECRET: CYBRILLA_LOGIN.clientSecret,
    CYBRILLA_URL: url,
    CYBRILLA_AUTH_URL: url,
    KYC_IDENTITY: 'cashfree',
    OPERATOR_EMAIL: 'operator@invest.example',
    SMTP_URL: `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`,
    SMTP_FROM: 'no-reply@x.example',
    WHATSAPP_PROVIDER: 'gupshup',
    WHATSAPP_API_KEY: 'w',
    WHATSAPP_APP: 'ProsperX',
    WHATSAPP_APP_ID: 'app1',
    WHATSAPP_NUMBER: '917834811114',
    WHATSAPP_TEMPLATES: join(import.meta.dirname, '../../../../docs/providers/whatsapp-templates.json'),
    WHATSAPP_URL: `${url}/wa`,
    SMS_PROVIDER: 'gupshup',
    GUPSHUP_USER: 'u',
    GUPSHUP_PASSWORD: 'p',
    GUPSHUP_URL: `${url}/GatewayAPI`,
    SMS_HEADER: 'PROSPX',
    SMS_ENTITY_ID: '1',
    SMS_TEMPLATES: join(folder, 'templates.json'),
    IFSC_API_URL: `${url}/ifsc`,
  };
  return {
    url,
    folder,
    environment,
    exchange,
    razorpay,
    cashfree,
    kyc,
    sms,
    whatsApp,
    mails,
    state,
    close: async () => {
      await Promise.all([
        new Promise((resolve) => mail.close(() => resolve(null))),
        new Promise((resolve) => server.close(resolve)),
        exchange.close(),
      ]);
      await rm(folder, { recursive: true });
    },
  };
}
