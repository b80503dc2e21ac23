import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCrypto } from '#crypto/crypto.js';
import { type Lookup, users } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import { openSandboxClock } from '#sandbox/sandbox-clock.js';
import { describeWithDb } from '#testing/engines.js';
import { testClock, testCrypto } from '#testing/test-services.js';
import { readKeys } from './keys.js';
import { checkKeys, needSandboxData, refuseSandboxData } from './prepare-data.js';
import { realClock } from './real-clock.js';
import { readSettings } from './settings.js';
import { startServer } from './start-server.js';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'px-start-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Returns the line for the person who started a server that cannot start. */
async function lineOf(environment: Readonly<Record<string, string>>): Promise<string> {
  const starting = startServer({
    environment: { PORT: '0', DATA_DIR: dataDir, ...environment },
    realClock,
    files: { site: dataDir, sdk: dataDir },
    writeLog: () => {},
  });
  const error: unknown = await starting.then(
    (server) => server.stop().then(() => new Error('it has started')),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message).not.toContain('\n');
  return message;
}

describe('startServer says why it cannot start when', () => {
  it('the data folder cannot be made', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    expect(await lineOf({ DATA_DIR: join(file, 'data') })).toMatch(
      /^The data folder .*a-file\/data cannot be made \(ENOTDIR\)\. Set DATA_DIR/,
    );
  });

  it.skipIf(process.getuid?.() === 0)('the data folder belongs to somebody else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'px-closed-'));
    await chmod(folder, 0o500);
    expect(await lineOf({ DATA_DIR: folder })).toMatch(/^The data folder .* cannot be written \(EACCES\)/);
    await rm(folder, { recursive: true });
  });

  it('NOMINEE_RULES names rules that are not known, or more nominees than there is room for', async () => {
    for (const rules of ['spec-2025', '[]', '[{"version":"sebi-1999"}]', '[{"version":"spec-2025","most":4}]'])
      expect(await lineOf({ NOMINEE_RULES: rules })).toMatch(/^NOMINEE_RULES must be a JSON list such as/);
    const { config } = readSettings({ NOMINEE_RULES: '[{"version":"sebi-2026","most":2}]' });
    expect(config.nomineeRules).toMatchObject([{ version: 'sebi-2026', from: '2026-09-01', most: 2 }]);
  });

  // Trust G6: what calculators may expect is the operator's to say
  it('MAX_RETURN is no whole number from 1 to 30; without it calculators stop where AMFI does, those of a sandbox at 30 per cent', async () => {
    for (const rate of ['0', '31', '13%', '12.5', 'high'])
      expect(await lineOf({ MAX_RETURN: rate })).toMatch(
        /^MAX_RETURN must be a whole number of per cent a year from 1 to 30/,
      );
    const maxReturn = (environment: Record<string, string>) => readSettings(environment).config.maxReturn;
    expect([maxReturn({ SANDBOX: '0' }), maxReturn({}), maxReturn({ MAX_RETURN: '13' })]).toEqual([13, 30, 13]);
  });

  it('DATABASE_URL leads nowhere, without repeating its password', async () => {
    const line = await lineOf({ DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/none' });
    expect(line).toMatch(/^The database named by DATABASE_URL does not answer \(ECONNREFUSED\)/);
    expect(line).not.toContain('hunter2');
    expect(await lineOf({ DATABASE_URL: 'mysql://x' })).toMatch(
      /^DATABASE_URL is not the address of a PostgreSQL database/,
    );
  });

  it('it is no sandbox and a provider is not configured', async () => {
    const line = /^The provider "exchange" is not configured \(EXCHANGE_URL\)/;
    expect(await lineOf({ NODE_ENV: 'production' })).toMatch(line);
    expect(await lineOf({ HOST: '0.0.0.0', PUBLIC_URL: 'https://invest.example' })).toMatch(line);
  });

  it('other machines reach it and it has no address of its own by https', async () => {
    for (const SANDBOX of ['0', '1']) {
      expect(await lineOf({ HOST: '0.0.0.0', SANDBOX })).toMatch(
        /^HOST 0\.0\.0\.0 can be reached from other machines: set/,
      );
      for (const address of ['http://invest.example', 'http://localhost:8080', 'ftp://invest.example'])
        expect(await lineOf({ HOST: '0.0.0.0', PUBLIC_URL: address, SANDBOX })).toMatch(
          /^PUBLIC_URL must begin with https/,
        );
    }
    expect(await lineOf({ PUBLIC_URL: 'http://invest.example' })).toMatch(/^PUBLIC_URL must begin with https/);
    expect(await lineOf({ HOST: '127.evil.example' })).toMatch(/^HOST 127\.evil\.example can be reached/);
  });

  it('BREACHED_PASSWORDS names no folder of such files, so that every password would pass', async () => {
    for (const folder of ['/nowhere', tmpdir()])
      expect(await lineOf({ BREACHED_PASSWORDS: folder })).toBe(
        'BREACHED_PASSWORDS must name a folder with files such as 21BD1.txt.',
      );
  });

  it.each([
    ['SANDBOX', 'false', '1 or 0'],
    ['SANDBOX', 'no', '1 or 0'],
    ['SANDBOX_SCHEMES', 'few', 'all or named'],
    ['MIGRATE', '0', 'off'],
    ['DATABASE_PREPARED', 'false', 'off'],
    ['RENDER_PAGES', 'no', 'off'],
    ['LOG', 'debug', 'all'],
  ])('%s is %s, which would mean the opposite', async (name, word, known) => {
    expect(await lineOf({ [name]: word })).toBe(`${name} must be ${known}, or not be set.`);
    expect(readSettings({ [name]: '' })).toEqual(readSettings({}));
  });

  it('ENCRYPTION_KEYS has keys without a name, or two of one name: what the line says to enter is taken', async () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    const read = (ENCRYPTION_KEYS: string) => {
      const environment = { ENCRYPTION_KEYS, LOOKUP_KEY: key };
      return readKeys(environment, readSettings(environment));
    };
    for (const keys of [key, `k1:${key},${key}`, `:${key}`, `k 1:${key}`, `k1:${key},k1:${key}`])
      await expect(read(keys)).rejects.toThrow(/^ENCRYPTION_KEYS must be .* such as k1:<32 bytes in base64>/);
    await expect(read('k1:short')).rejects.toThrow('The key k1 of ENCRYPTION_KEYS must hold 32 bytes in base64');
    expect(await read(`k2:${key}, k1:${key}`)).toMatchObject({ current: 'k2' });
  });

  it('a setting makes no sense', async () => {
    expect(await lineOf({ PORT: 'eighty' })).toBe('PORT must be a whole number from 0 to 65535.');
    expect(await lineOf({ PUBLIC_URL: 'here' })).toMatch(/^PUBLIC_URL must be an address/);
  });
});

describeWithDb(
  'checkKeys',
  (given) => {
    it('refuses data that was written under other keys', async () => {
      const key = Buffer.alloc(32, 7).toString('base64');
      const environment = { ENCRYPTION_KEYS: `k1:${key}`, LOOKUP_KEY: key };
      const keys = await readKeys(environment, readSettings(environment));
      await expect(checkKeys(given.db, createCrypto(keys))).rejects.toThrow(/^The keys do not fit the data/);
    });

    it('knows its data where all accounts of a person are closed', async () => {
      const closed = { mobileHash: sql<Lookup>`'closed ' || id`, closedMobileHash: users.mobileHash };
      await given.db.update(users).set(closed);
      await expect(checkKeys(given.db, testCrypto)).resolves.toBeUndefined();
    });
  },
  'seeded',
);

describeWithDb('refuseSandboxData and needSandboxData', (given) => {
  it('keeps a server that is no sandbox off the data of one, whose passwords everybody knows, and a command for a sandbox off all other data', async () => {
    await refuseSandboxData(given.db);
    await expect(needSandboxData(given.db)).rejects.toThrow(/^This is not the database of a sandbox/);
    // nor has the look made it one
    await refuseSandboxData(given.db);
    await openSandboxClock(given.db, testClock());
    await expect(refuseSandboxData(given.db)).rejects.toThrow(/^This is the database of a sandbox/);
    await needSandboxData(given.db);
  });
});

describe('readKeys', () => {
  it('makes the keys of a sandbox once, in a file that its owner alone reads', async () => {
    const environment = { DATA_DIR: join(dataDir, 'new') };
    const made = await readKeys(environment, readSettings(environment));
    expect((await stat(join(dataDir, 'new', 'keys.json'))).mode & 0o777).toBe(0o600);
    expect(await readKeys(environment, readSettings(environment))).toEqual(made);
  });
});
