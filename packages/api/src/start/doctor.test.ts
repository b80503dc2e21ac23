import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Diagnosis, examine, wouldStart } from './doctor.js';
import { realClock } from './real-clock.js';

let folder: string;
let address: string;
const providers = createServer((request, response) => {
  const isKnown = request.headers.authorization?.startsWith('Basic ') || request.headers['x-client-id'] === 'id';
  const ifsc = { IFSC: 'HDFC0000001', BANK: 'HDFC Bank', BRANCH: 'Mumbai', CITY: 'MUMBAI' };
  const body = request.url?.startsWith('/ifsc') ? ifsc : isKnown ? { items: [] } : { error: {} };
  response.writeHead(request.url?.startsWith('/ifsc') || isKnown ? 200 : 401, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'px-doctor-'));
  await writeFile(
    join(folder, 'schemes.txt'),
    'Scheme Code|ISIN|Purchase Allowed|Purchase Transaction mode\n02-DP|INF000A00001|Y|DP\n',
  );
  await writeFile(join(folder, 'templates.json'), '[{"id":"1007000000000000001","text":"{#var#}"}]');
  await new Promise<void>((resolve) => providers.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(providers.address() as AddressInfo).port}`;
});
afterAll(async () => {
  providers.close();
  await rm(folder, { recursive: true });
});

const stateOf = (found: readonly Diagnosis[], part: string) => found.find((one) => one.part === part)?.state;
const statesOf = (found: readonly Diagnosis[]) => Object.fromEntries(found.map(({ part, state }) => [part, state]));

const key = Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37 + 11) % 256)).toString('base64');
const full = () => ({
  SANDBOX: '0',
  DATA_DIR: join(folder, 'data'),
  ENCRYPTION_KEYS: `k1:${key}`,
  LOOKUP_KEY: key,
  EXCHANGE_URL: address,
  EXCHANGE_NAMESPACE: 'http://www.bsestarmf.in/2016/01',
  EXCHANGE_USER: '1',
  EXCHANGE_MEMBER: '10234',
  EXCHANGE_PASSWORD: 'p',
  EXCHANGE_SCHEME_FILE: join(folder, 'schemes.txt'),
  PAYMENT_GATEWAY: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 's',
  RAZORPAY_WEBHOOK_SECRET: 'w',
  RAZORPAY_URL: address,
  BANK_VERIFICATION: 'cashfree',
  CASHFREE_CLIENT_ID: 'id',
  CASHFREE_CLIENT_SECRET: 's',
  CASHFREE_URL: address,
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMTP_FROM: 'no-reply@x.example',
  SMS_PROVIDER: 'gupshup',
  GUPSHUP_USER: 'u',
  GUPSHUP_PASSWORD: 'p',
  SMS_HEADER: 'PROSPX',
  SMS_ENTITY_ID: '1',
  SMS_TEMPLATES: join(folder, 'templates.json'),
  IFSC_API_URL: `${address}/ifsc`,
});

describe('npm run doctor', () => {
  it('says of an empty configuration outside the sandbox what is missing, in the sentences of the start', async () => {
    const found = await examine({ SANDBOX: '0', DATA_DIR: join(folder, 'none') }, realClock);
    expect(wouldStart(found)).toBe(false);
    expect(statesOf(found)).toMatchObject({ keys: 'wrong', exchange: 'missing', gateway: 'missing', KYC: 'missing' });
    expect(found.find(({ part }) => part === 'gateway')?.line).toBe(
      'The provider "gateway" is not configured (PAYMENT_GATEWAY). To try things out instead, set SANDBOX=1.',
    );
  });

  it('asks every provider of a full one, and names those that do not answer without a word of their secrets', async () => {
    const found = await examine(full(), realClock);
    expect(statesOf(found)).toEqual({
      settings: 'ready',
      keys: 'ready',
      database: 'ready',
      address: 'ready',
      exchange: 'ready',
      gateway: 'ready',
      mail: 'silent',
      'bank accounts': 'ready',
      IFSC: 'ready',
      NAVs: 'off',
      KYC: 'missing',
    });
    const closed = await examine({ ...full(), CASHFREE_CLIENT_ID: 'another' }, realClock);
    expect(stateOf(closed, 'bank accounts')).toBe('silent');
    expect(JSON.stringify([found, closed])).not.toContain(key);
  });

  it('says what is wrong with a setting, and looks no further', async () => {
    expect(await examine({ PORT: 'eighty' }, realClock)).toEqual([
      { part: 'settings', state: 'wrong', line: 'PORT must be a whole number from 0 to 65535.' },
    ]);
    const wrong = await examine({ ...full(), RAZORPAY_KEY_ID: 'mine', BANK_VERIFICATION: 'nobody' }, realClock);
    expect(wrong.filter(({ state }) => state === 'wrong').map(({ line }) => line)).toEqual([
      'RAZORPAY_KEY_ID must be a key such as rzp_live_….',
      'BANK_VERIFICATION must be cashfree.',
    ]);
  });

  it('finds a sandbox ready as it is', async () => {
    const found = await examine({ DATA_DIR: join(folder, 'sandbox') }, realClock);
    expect(wouldStart(found)).toBe(true);
  });
});
