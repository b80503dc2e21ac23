import { connect } from 'node:net';
import { randomFrom } from './random.js';

/** What came of one odd request. */
export interface OddAnswer {
  /** The status; null where the line was ended without one. */
  readonly status: number | null;
  readonly took: number;
  readonly sent: string;
}

/** What a sandbox behind a proxy asks for. */
export const ODD_SECRET = 'a secret of this run alone';

const PATHS = [
  '/',
  '/healthz',
  '/prosperx-api/api/v1/mf/search-mutual-funds-by-text?q=x',
  '/prosperx-api/login/send-otp',
  '/v1/home',
  '/sdk/x.js',
];
const METHODS = ['GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'PRI', 'get', ''];
const VERSIONS = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.1x', '', 'HTTPS/1.1'];
const HEADERS = [
  'Host: localhost',
  'Host: ',
  'Host: localhost\r\nHost: other.example',
  'Content-Length: 10',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: 5\r\nContent-Length: 6',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  'Transfer-Encoding: xchunked',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Expect: 100-continue',
  'Expect: nothing',
  'Range: bytes=0-0,1-1,2-2',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data; boundary=',
  'Content-Encoding: gzip',
  'Cookie: px_session=; px_session=%00; =;;',
  'Origin: null',
  'Idempotency-Key: ',
  ' folded: yes',
  'No colon here',
  'X-Null: a\0b',
  `X-Long: ${'y'.repeat(20_000)}`,
  `${'Z'.repeat(300)}: 1`,
];
const BODIES = [
  '',
  '{',
  '{"a":',
  '5\r\nhello\r\n0\r\n\r\n',
  'ffffffffffffffff\r\n',
  'zz\r\n',
  '\0\0\0\0',
  '[[[['.repeat(400),
  '--\r\n',
];
const ENDS = ['\r\n', '\n', '\r', ''];

/** A request that no browser sends: parts of sound and unsound ones, and now and then other bytes in the midst of it. */
function oddRequest(random: () => number): Buffer {
  const one = <Of>(all: readonly Of[]) => all[Math.floor(random() * all.length)] as Of;
  const end = random() < 0.9 ? '\r\n' : one(ENDS);
  const sound = (share: number) => random() < share;
  const headers = Array.from({ length: Math.floor(random() * 4) }, () => one(HEADERS));
  const path = sound(0.8)
    ? one(PATHS)
    : one(['//', '*', 'http://other.example/', '/%', '/%00', '/..%2f..%2fetc', '/\u00e9', ' ']);
  const first = [sound(0.6) ? 'GET' : one(METHODS), path, sound(0.8) ? 'HTTP/1.1' : one(VERSIONS)].join(' ');
  // each comes from an address of its own, as behind a proxy: one alone would soon be refused for being too much
  const address = `X-Forwarded-For: 198.${[18, random() * 256, random() * 256].map(Math.floor).join('.')}`;
  const host = sound(0.8) ? ['Host: localhost', address, `X-Sandbox-Secret: ${ODD_SECRET}`] : [];
  const lines = [first, ...host, ...headers, '', sound(0.5) ? '' : one(BODIES)];
  const bytes = Buffer.from(lines.join(end), 'latin1');
  for (let left = random() < 0.5 ? 0 : Math.floor(random() * 6); left > 0; left -= 1)
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  return random() < 0.2 ? bytes.subarray(0, Math.floor(random() * bytes.length)) : bytes;
}

/** Sends bytes, ends its half of the line after a moment, and takes what is answered first. */
function sendBytes(port: number, bytes: Buffer, longest: number): Promise<OddAnswer> {
  const since = performance.now();
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1');
    const finish = () => {
      socket.destroy();
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(heard)?.[1];
      resolve({
        status: status ? Number(status) : null,
        took: performance.now() - since,
        sent: bytes.toString('latin1'),
      });
    };
    const timer = setTimeout(finish, longest);
    socket.on('connect', () => socket.end(bytes));
    socket.on('data', (part: Buffer) => (heard += part.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      finish();
    });
  });
}

/** Sends so many odd requests, a few at a time, and returns what came of each. */
export async function sendOddRequests(
  port: number,
  count: number,
  seed: number,
  longest: number,
): Promise<readonly OddAnswer[]> {
  const random = randomFrom(seed);
  const answers: OddAnswer[] = [];
  let left = count;
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      answers.push(await sendBytes(port, oddRequest(random), longest));
    }
  };
  await Promise.all(Array.from({ length: 32 }, sender));
  return answers;
}
