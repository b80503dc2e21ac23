import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { realClock } from '#start/real-clock.js';

const hash = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const LOGIN = { keyId: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', region: 'ap-south-1' };
const BUCKET = '/pictures';
/** A request that was signed longer ago is refused, as by Amazon's. */
const SKEW = 15 * 60_000;

/** The signature of a request as AWS documents it (Signature Version 4), worked out anew from what came over the line. */
function signatureOf(request: IncomingMessage, signed: readonly string[], scope: string): string {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
  const query = [...searchParams].map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
  const headers = signed.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const payload = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, pathname, query.sort().join('&'), headers, signed.join(';'), payload].join('\n');
  const date = String(request.headers['x-amz-date']);
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const key = mac(mac(mac(mac(`AWS4${LOGIN.secret}`, day), region), service), end);
  return mac(key, ['AWS4-HMAC-SHA256', date, scope, hash(canonical)].join('\n')).toString('hex');
}

function isSigned(request: IncomingMessage, body: Uint8Array): boolean {
  const form = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/;
  const [, keyId, scope = '', names = '', signature] = form.exec(request.headers.authorization ?? '') ?? [];
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(request.headers['x-amz-date'])) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  const payload = String(request.headers['x-amz-content-sha256']);
  const isWhole = payload === 'UNSIGNED-PAYLOAD' || payload === hash(body);
  const isScope = scope === `${year}${month}${day}/${LOGIN.region}/s3/aws4_request`;
  return (
    keyId === LOGIN.keyId &&
    isScope &&
    isWhole &&
    Math.abs(at - realClock.now()) < SKEW &&
    names.split(';').includes('host') &&
    signature === signatureOf(request, names.split(';'), scope)
  );
}

/** How the store fails: answers with a status, says nothing, ends the connection, breaks off half-way, or has lost its bucket. */
export type S3Fault = 500 | 403 | 'silent' | 'reset' | 'half' | 'no bucket';

/** A store that speaks S3 on this machine: one bucket, and no request without a signature that is right. */
export async function playS3() {
  const kept = new Map<string, Buffer>();
  const state: { fault: S3Fault | null; refused: number } = { fault: null, refused: 0 };

  const fail = (response: ServerResponse, status: number, code: string) =>
    response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);

  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const { fault } = state;
    if (fault === 'silent') return;
    if (fault === 'reset') return void request.socket.destroy();
    if (typeof fault === 'number') return void fail(response, fault, fault === 403 ? 'AccessDenied' : 'InternalError');
    if (!isSigned(request, body)) {
      state.refused += 1;
      return void fail(response, 403, 'SignatureDoesNotMatch');
    }
    const path = request.url ?? '';
    if (fault === 'no bucket' || (path !== BUCKET && path !== `${BUCKET}/` && !path.startsWith(`${BUCKET}/`)))
      return void fail(response, 404, 'NoSuchBucket');
    const id = path.slice(BUCKET.length + 1);
    const found = kept.get(id);
    if (request.method === 'HEAD' && id === '') return void response.writeHead(200).end();
    if (request.method === 'PUT') kept.set(id, body);
    if (request.method === 'DELETE') kept.delete(id);
    if (request.method !== 'GET') return void response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    if (!found) return void fail(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'Content-Length': found.length });
    if (fault !== 'half') return void response.end(found);
    response.write(found.subarray(0, found.length / 2), () => request.socket.destroy());
  };

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => answer(request, response, Buffer.concat(parts)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** What lies in the bucket, by its ids. */
    kept,
    /** The fault that it has from now on, and how many requests it refused for their signature. */
    state,
    settings: { url: `http://127.0.0.1:${port}${BUCKET}`, ...LOGIN },
    environment: {
      FILES_URL: `http://127.0.0.1:${port}${BUCKET}`,
      FILES_REGION: LOGIN.region,
      FILES_KEY_ID: LOGIN.keyId,
      FILES_SECRET: LOGIN.secret,
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
