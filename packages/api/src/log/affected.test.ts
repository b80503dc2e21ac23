import { getPortfolio } from '@prosperx/core/portfolio';
import { exportMyData } from '@prosperx/core/profile';
import { verifyPassword } from '@prosperx/core/session';
import { describe, expect, it } from 'vitest';
import { createApp } from '#app.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { testClient } from '#testing/client.js';
import { countOf } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';
import { testClock, testCrypto } from '#testing/test-services.js';
import { accountsBehind, affectedIn, readLeak } from './affected.js';
import { pseudonymOf, securityLog, type SecurityNote } from './security-log.js';

const ACCOUNTS = countOf({ test: 5_000, trust: 100_000 });
const [THIEF, HOME] = ['203.0.113.77', '198.51.100.9'];
const HOUR = 3_600_000;

/** A log in which each account exports its data at home; of every hundredth a thief did within the second hour, and of others tried to, or later. */
function logWithLeak() {
  const clock = testClock();
  const lines: string[] = [];
  const log = securityLog({ clock, crypto: testCrypto }, (line) => lines.push(line));
  const note = (userId: string, over: Partial<SecurityNote>) =>
    log({
      endpoint: exportMyData,
      requestId: 'req_1',
      actor: { kind: 'user', userId } as SecurityNote['actor'],
      account: null,
      factor: null,
      profile: null,
      address: HOME,
      device: undefined,
      partner: null,
      refusedWith: null,
      ...over,
    });
  const people = Array.from({ length: ACCOUNTS }, (_, number) => `usr_${number}`);
  for (const id of people) note(id, {});
  clock.advance(HOUR);
  const from = new Date(clock.now()).toISOString();
  for (const [number, id] of people.entries()) {
    if (number % 100 === 0) note(id, { address: THIEF });
    if (number % 100 === 1) note(id, { address: THIEF, refusedWith: 'forbidden' });
    if (number % 100 === 2) note(id, { address: THIEF, endpoint: getPortfolio });
    if (number % 100 === 3) note(id, {});
  }
  const until = new Date(clock.now()).toISOString();
  clock.advance(HOUR);
  for (const id of people.filter((_, number) => number % 100 === 4)) note(id, { address: THIEF });
  const stolen = new Set(people.filter((_, number) => number % 100 === 0));
  return { lines, stolen, leak: { from, until, network: '203.0.113.0/24', call: 'exportMyData' } };
}

describe('a breach drill', () => {
  const { lines, stolen, leak } = logWithLeak();
  const wanted = [...stolen].map((id) => pseudonymOf(testCrypto, 'account', id)).sort();

  // Trust G3: of 100,000 accounts every hundredth was read by a thief; the log alone says which, without one too many
  it(`finds ${stolen.size} of ${ACCOUNTS} accounts by the security log alone, and no other`, async () => {
    expect([...(await affectedIn(lines, leak))].sort()).toEqual(wanted);
  });

  // Trust G3, control: by the network alone others are taken for affected
  it('would name too many by the network alone', async () => {
    expect((await affectedIn(lines, { network: leak.network })).size).toBeGreaterThan(stolen.size);
  });

  it('goes past half a line that a killed server left', async () => {
    expect(await affectedIn(['{"at":"2026', ...lines.slice(-1)], {})).toHaveLength(1);
  });
});

describe('what an operator knows', () => {
  it.each([[[]], [['--from']], [['--from', 'yesterday']], [['--who', 'x']]])('is refused as %j', (args) => {
    expect(() => readLeak(args)).toThrow('npm run affected');
  });

  it('is read by name, with times of any zone', () => {
    expect(readLeak(['--from', '2026-11-16T10:00:00+05:30', '--call', 'exportMyData'])).toEqual({
      from: '2026-11-16T04:30:00.000Z',
      call: 'exportMyData',
    });
  });
});

describeWithDb(
  'the accounts behind pseudonyms',
  (given) => {
    it('are those whose lines the server wrote', async () => {
      const lines: string[] = [];
      const { services } = testKit(given.db);
      const security = securityLog(services, (line) => lines.push(line));
      const browser = testClient(createApp({ ...services, security, socketAddress: () => THIEF }));
      const [info] = await browser.call(verifyPassword, {
        body: { username: '9876500001', password: SANDBOX_PASSWORD },
      });
      const affected = await affectedIn(lines, { network: '203.0.113.0/24' });
      const ids = await accountsBehind(services, affected);
      expect(info).toBeDefined();
      expect(ids).toHaveLength(1);
      expect(pseudonymOf(services.crypto, 'account', ids[0] ?? '')).toBe(
        (JSON.parse(lines[0] ?? '{}') as { account: string }).account,
      );
      expect(await accountsBehind(services, new Set(['nobody']))).toEqual([]);
    });
  },
  'seeded',
);
