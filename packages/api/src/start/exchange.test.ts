import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeToBuy } from '#providers/exchange/bse/scheme-file.js';
import { testClock } from '#testing/test-services.js';
import { exchangeAccess, realProviders } from './real-providers.js';

const deps = { clock: testClock(), publicUrl: 'https://x.example' };
let folder: string;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'px-exchange-'));
  const file = join(folder, 'SCHMSTRDET_22112026.txt');
  await writeFile(file, 'Scheme Code|ISIN|Purchase Allowed|Purchase Transaction mode\n02-DP|INF000A00001|Y|DP\n');
  environment = {
    EXCHANGE_URL: 'https://bse.example/',
    EXCHANGE_NAMESPACE: 'http://www.bsestarmf.in/2016/01',
    EXCHANGE_USER: '1000001',
    EXCHANGE_MEMBER: '10234',
    EXCHANGE_PASSWORD: 'p@ss',
    EXCHANGE_SCHEME_FILE: file,
  };
});
afterAll(() => rm(folder, { recursive: true }));

describe('exchangeAccess', () => {
  it('the setting is an address, a login and a scheme master', async () => {
    const { settings, schemes } = await exchangeAccess(environment);
    expect(settings).toEqual({
      url: 'https://bse.example',
      namespace: 'http://www.bsestarmf.in/2016/01/',
      userId: '1000001',
      memberCode: '10234',
      password: 'p@ss',
    });
    expect(codeToBuy(await schemes(), 'INF000A00001', null)).toBe('02-DP');
  });

  it('a scheme master that is put in place of another counts at once; none that is broken off or has far fewer schemes', async () => {
    const { schemes } = await exchangeAccess(environment);
    const file = environment['EXCHANGE_SCHEME_FILE'] ?? '';
    const before = await readFile(file, 'utf8');
    const codes = async (text: string, at: number) => {
      await writeFile(file, text);
      await utimes(file, at, at);
      return codeToBuy(await schemes(), 'INF000A00002', null);
    };
    const others = [...'34567'].map((digit) => `0${digit}-DP|INF000A0000${digit}|Y|DP\n`).join('');
    expect(await codes(`${before}02-GR|INF000A00002|Y|DP\n${others}`, 2_000_000_000)).toBe('02-GR');
    expect(await codes('<html>', 2_000_000_001)).toBe('02-GR');
    expect(await codes(before, 2_000_000_002)).toBe('02-GR');
    expect(await codes(`${before}${others}`, 2_000_000_003)).toBeNull();
    await codes(before, 2_000_000_004);
  });

  it('the setting names what is missing, one at a time', async () => {
    const given: Record<string, string> = {};
    for (const [name, value] of Object.entries(environment)) {
      await expect(exchangeAccess(given)).rejects.toThrow(`The provider "exchange" is not configured (${name}).`);
      given[name] = value;
    }
  });

  it.each([
    ['EXCHANGE_URL', 'ftp://bse.example', /^EXCHANGE_URL must be an address/],
    ['EXCHANGE_MEMBER', '102345', /^EXCHANGE_MEMBER must be a member code of at most five/],
    ['EXCHANGE_SCHEME_FILE', '/nowhere/schemes.txt', /^EXCHANGE_SCHEME_FILE must name a scheme master/],
  ])('the setting says of %s what it must be', async (name, value, line) => {
    await expect(exchangeAccess({ ...environment, [name]: value })).rejects.toThrow(line);
  });
});

describe('startServer outside the sandbox', () => {
  it('the server does not start without its exchange, nor without its other providers', async () => {
    await expect(realProviders({}, deps)).rejects.toThrow('The provider "exchange" is not configured (EXCHANGE_URL).');
    await expect(realProviders(environment, deps)).rejects.toThrow('"gateway" is not configured (PAYMENT_GATEWAY).');
  });
});
