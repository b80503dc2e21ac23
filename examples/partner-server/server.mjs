// A bank's server: its customers reach ProsperX without another password, and it hears what becomes of their orders.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { PROSPERX = 'http://localhost:8080', PORT = '4180', PARTNER = 'bluebank', WEBHOOK_SECRET } = process.env;
/** Seconds that the time of an event may lie from ours. The sandbox has a clock of its own: 0 takes any time. */
const WINDOW = Number(process.env.WEBHOOK_WINDOW ?? 300);
/** Bytes of an event; ours have some hundred. */
const EVENT_LIMIT = 16_384;
const KEY = process.env.PARTNER_KEY ?? 'sandbox-server-key-of-bluebank';

/** The bank's own login tells whose request it is; here everybody is the same customer. */
const customerOf = () => 'customer-4711-a8f3';

/**
 * Those who are not connected yet log in to ProsperX on our page, and are asked there: we see neither password nor code. The page names its
 * customer; one that stands through a login or a logout says so by another `configure({ apiBase, partner, customer })`.
 */
async function page(customerRef) {
  // while ProsperX is away the page stands without it
  const asked = await requestFor(customerRef).catch(() => null);
  return `<!doctype html><html lang="en-IN"><title>Blue Bank</title><link rel="icon" href="data:,">
<script type="module">import { configure } from '${PROSPERX}/sdk/latest/elements.js';
const getToken = async () => {
  const answer = await fetch('/my/prosperx-ticket', { redirect: 'error' });
  if (answer.ok) return answer.text();
  if (answer.status === 401 || answer.status === 404) return null;
  throw new Error('/my/prosperx-ticket: ' + answer.status);
};
const customer = ${JSON.stringify(customerRef)};
configure({ apiBase: '${PROSPERX}', partner: '${PARTNER}', getToken, customer });</script>
<h1>Blue Bank</h1>${asked ? `<px-login connection-request="${asked.request}"></px-login>` : ''}<px-portfolio></px-portfolio></html>`;
}

/** The request by which a customer is connected; null for one who is. */
async function requestFor(customerRef) {
  return (await ask('connected-customer', { customerRef })) ? null : ask('connection-request', { customerRef });
}

/** Asks ProsperX as our server alone may; null where it knows no such customer. Rejects where it refuses, or is away. */
async function ask(call, question) {
  const headers = { 'Content-Type': 'application/json', 'X-PX-Partner': PARTNER, 'X-PX-Partner-Key': KEY };
  const sent = { method: 'POST', headers, body: JSON.stringify(question) };
  const answer = await fetch(`${PROSPERX}/prosperx-api/api/v1/partner/${call}`, sent);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${call}: ${answer.status}`);
  return (await answer.json()).data;
}

function isSigned(header, body) {
  const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (given === undefined) return false;
  if (WINDOW > 0 && Math.abs(Date.now() / 1_000 - Number(time)) > WINDOW) return false;
  const mine = createHmac('sha256', WEBHOOK_SECRET).update(`${time}.${body}`).digest();
  return timingSafeEqual(mine, Buffer.from(given, 'hex'));
}

/** The ids of the events that are booked: in a table of the bank's, with what each changes, in one transaction. */
const booked = new Set();

/** Reads no more than an event has; null for more. */
async function readEvent(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > EVENT_LIMIT) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

async function answer(request, response) {
  if (request.url === '/') {
    const html = await page(customerOf(request));
    return response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }).end(html);
  }
  if (request.url === '/my/prosperx-ticket') {
    const asked = { customerRef: customerOf(request), scope: 'invest' };
    const answered = await ask('sign-on-ticket', asked).catch(() => undefined);
    // 404 says that the customer is not connected, and ends what they do: while ProsperX is away that is not known
    const status = answered ? 200 : answered === null ? 404 : 502;
    return response.writeHead(status, { 'Cache-Control': 'no-store' }).end(answered?.ticket);
  }
  if (request.url !== '/events' || request.method !== 'POST') return response.writeHead(404).end();
  // without its secret nobody's event can be told from ours; it comes again
  if (!WEBHOOK_SECRET) return response.writeHead(503).end();
  const body = await readEvent(request);
  if (body === null) return response.writeHead(413, { Connection: 'close' }).end();
  if (!isSigned(request.headers['x-px-signature'], body)) return response.writeHead(401).end();
  const { id, type, data } = JSON.parse(body);
  if (!booked.has(id)) console.log(type, data.state ?? '', data.pxOrderNumber ?? '');
  booked.add(id);
  return response.writeHead(204).end();
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    // a request that breaks off, or a body that cannot be read: of this one alone
    console.error(error.name);
    if (response.headersSent) response.destroy();
    else response.writeHead(400).end();
  });
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(`Blue Bank at http://127.0.0.1:${server.address().port}/`));
