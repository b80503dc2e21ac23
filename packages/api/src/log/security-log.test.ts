import { getPortfolio } from '@prosperx/core/portfolio';
import { getCapitalGains } from '@prosperx/core/portfolio';
import { getCurrentUser, sendLoginOtp, verifyPassword } from '@prosperx/core/session';
import { beforeEach, expect, it } from 'vitest';
import { createApp } from '#app.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { testClient, type TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';
import { securityLog } from './security-log.js';

const ASHA = '9876500001';
const login = (password: string) => ({ body: { username: ASHA, password } });

describeWithDb(
  'the security log',
  (given) => {
    let lines: string[];
    let browser: TestClient;
    beforeEach(() => {
      lines = [];
      const { services } = testKit(given.db);
      const security = securityLog(services, (line) => lines.push(line));
      const app = createApp({ ...services, security, socketAddress: () => '203.0.113.77' });
      browser = testClient(app);
    });
    const written = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

    it('has a line of every refused and granted login, code, change, export and refused access, and of no plain read', async () => {
      await browser.fail(verifyPassword, login('wrong'));
      await browser.call(verifyPassword, login(SANDBOX_PASSWORD));
      await browser.call(getCurrentUser);
      await browser.call(getPortfolio);
      await browser.call(getCapitalGains, { query: { year: 2026 } });
      await browser.send(getCurrentUser, { headers: { Origin: 'https://evil.example' } });
      expect(written().map(({ kind, outcome, code, call }) => [kind, outcome, code, call])).toEqual([
        ['login', 'refused', 'wrong_password', 'verifyPassword'],
        ['login', 'granted', null, 'verifyPassword'],
        ['export', 'granted', null, 'getCapitalGains'],
        ['access', 'refused', 'foreign_origin', 'getCurrentUser'],
      ]);
    });

    // Trust R4: the security log has no mobile, address, name or password
    it('answers what one account did, from which network and device, without a word of whose it is', async () => {
      await browser.fail(verifyPassword, login('wrong'));
      await browser.call(verifyPassword, login(SANDBOX_PASSWORD));
      await browser.call(getCapitalGains, { query: { year: 2026 } });
      await browser.call(sendLoginOtp, { body: { mobile: '9811111111', flag: 0 } });
      const [wrong, right, exported, code] = written();
      expect(right).toMatchObject({
        account: wrong?.['account'],
        factor: 'password',
        network: '203.0.113.0/24',
        partner: null,
      });
      expect(exported).toMatchObject({ account: right?.['account'], device: expect.any(String) as string });
      expect(code).toMatchObject({ kind: 'code' });
      for (const personal of [ASHA, '9811111111', '203.0.113.77', 'Asha', SANDBOX_PASSWORD])
        expect(lines.join()).not.toContain(personal);
    });
  },
  'seeded',
);
