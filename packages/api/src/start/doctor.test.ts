import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playProviders } from '#testing/played-providers.js';
import { type Diagnosis, examine, wouldStart } from './doctor.js';
import { realClock } from './real-clock.js';
import { type RunningServer, startServer } from './start-server.js';

let played: Awaited<ReturnType<typeof playProviders>>;
beforeAll(async () => {
  played = await playProviders(realClock);
});
afterAll(() => played.close());

const stateOf = (found: readonly Diagnosis[], part: string) => found.find((one) => one.part === part)?.state;
const statesOf = (found: readonly Diagnosis[]) => Object.fromEntries(found.map(({ part, state }) => [part, state]));

describe('npm run doctor', () => {
  it('says of an empty configuration outside the sandbox what is missing, in the sentences of the start', async () => {
    const found = await examine({ SANDBOX: '0', DATA_DIR: join(played.folder, 'none') }, realClock);
    expect(wouldStart(found)).toBe(false);
    expect(statesOf(found)).toMatchObject({ keys: 'wrong', exchange: 'missing', gateway: 'missing', KYC: 'missing' });
    expect(found.find(({ part }) => part === 'gateway')?.line).toBe(
      'The provider "gateway" is not configured (PAYMENT_GATEWAY). To try things out instead, set SANDBOX=1.',
    );
  });

  it('asks every provider of a full one, which starts, and names those that do not answer without a word of their secrets', async () => {
    const { environment } = played;
    const found = await examine(environment, realClock);
    expect(statesOf(found)).toEqual({
      settings: 'ready',
      keys: 'ready',
      database: 'ready',
      address: 'ready',
      files: 'ready',
      exchange: 'ready',
      gateway: 'ready',
      mail: 'ready',
      WhatsApp: 'ready',
      alarms: 'ready',
      'bank accounts': 'ready',
      IFSC: 'ready',
      NAVs: 'off',
      KYC: 'ready',
    });
    expect(wouldStart(found)).toBe(true);
    const closed = await examine(
      { ...environment, CASHFREE_CLIENT_ID: 'another', SMTP_URL: 'smtp://127.0.0.1:1' },
      realClock,
    );
    expect(statesOf(closed)).toMatchObject({ mail: 'silent', 'bank accounts': 'silent', KYC: 'silent' });
    expect(wouldStart(closed)).toBe(true);
    expect(JSON.stringify([found, closed])).not.toContain(environment['LOOKUP_KEY']);
  });

  it('says what is wrong with a setting, and looks no further', async () => {
    expect(await examine({ PORT: 'eighty' }, realClock)).toEqual([
      { part: 'settings', state: 'wrong', line: 'PORT must be a whole number from 0 to 65535.' },
    ]);
    const wrong = {
      RAZORPAY_KEY_ID: 'mine',
      BANK_VERIFICATION: 'nobody',
      KYC_IDENTITY: 'somebody',
      SMS_PROVIDER: 'msg91',
      MSG91_AUTH_KEY: 'k',
    };
    const found = await examine({ ...played.environment, ...wrong }, realClock);
    expect(found.filter(({ state }) => state === 'wrong').map(({ line }) => line)).toEqual([
      'RAZORPAY_KEY_ID must be a key such as rzp_live_….',
      'SMS_TEMPLATES must name the "flow" of each template for MSG91: its template id there.',
      'BANK_VERIFICATION must be cashfree.',
      'KYC_IDENTITY must be cashfree.',
    ]);
  });

  it('finds a sandbox ready as it is', async () => {
    const found = await examine({ DATA_DIR: join(played.folder, 'sandbox') }, realClock);
    expect(wouldStart(found)).toBe(true);
    expect(stateOf(found, 'KYC')).toBe('off');
  });
});

describe('a server with all of its providers', () => {
  let server: RunningServer;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await startServer({
      environment: { ...played.environment, PORT: '0', METRICS_PORT: '0', SDK_RELEASES: '/nowhere' },
      realClock,
      files: { site: played.folder, sdk: played.folder, releases: '/nowhere' },
      writeLog: (line) => void lines.push(line),
    });
  }, 180_000);
  afterAll(() => server.stop());

  it('starts for real people: nothing of the sandbox is there', async () => {
    const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}/prosperx-api${path}`);
    expect((await ask('/openapi.json')).status).toBe(200);
    expect((await ask('/sandbox/messages?to=9876500001')).status).toBe(404);
  });

  it('says that the folder of earlier releases is not there, without which pages of a fixed version break', () => {
    expect(lines.filter((line) => line.includes('"sdk_releases_missing"'))).toHaveLength(1);
  });

  it('tells whoever watches it that uploaded files cannot be kept, and is ready all the same', async () => {
    const files = join(played.folder, 'data/files');
    await rm(files, { recursive: true, force: true });
    await writeFile(files, 'no folder');
    const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
    expect(text).toContain('\nprosperx_impaired{part="files"} 1\n');
    expect(text).toContain('\nprosperx_ready 1\n');
  });
});
