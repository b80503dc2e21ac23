import { PARTNER_KEY_HEADER } from '@prosperx/core/http';
import { getOperatorAudit } from '@prosperx/core/operator';
import { checkPartnerPage } from '@prosperx/core/partner';
import { getCurrentUser, sendLoginOtp, userLogin, verifyLoginOtp } from '@prosperx/core/session';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { agents, auditEntries } from '#db/schema/index.js';
import { makeTicket, readTicket } from '#modules/agent/launch-ticket.js';
import { describeWithDb } from '#testing/engines.js';
import { lastOtp } from '#testing/investing.js';
import { newMobile } from '#testing/login-codes.js';
import { operatorClient } from '#testing/operators.js';
import { testKit, type TestKit } from '#testing/test-kit.js';
import { partnerLines, readPartner, savePartner } from './save-partner.js';

describe('readPartner', () => {
  it.each([
    [[], /Give the id/],
    [['red', 'bank'], /Give the id/],
    [['red', '--nmae', 'Red'], /Give the id/],
    [['red', '--name', ' '], /Give the id/],
    [['Red Bank'], /cannot be the id/],
    [['red', '--origin', 'https://red.example/'], /is not an origin/],
    [['red', '--origin', 'http://red.example'], /is not an origin/],
    [['red', '--origin', 'red.example'], /is not an origin/],
    [['red', '--origin', 'https://*.red.example'], /each host by itself and none by \*/],
    [['red', '--origin', 'https://*'], /is not an origin/],
    [['red', '--origin', 'https://red;sandbox'], /is not an origin/],
    [['red', '--origin', 'https://red.example', '--origin', 'file://'], /"file:\/\/" is not an origin/],
    [['red', '--webhook', 'http://red.example/events'], /reached by https/],
    [['red', '--webhook', 'http://127.0.0.1:9090/events'], /reached by https/],
    [['red', '--webhook', 'https://localhost/events'], /reached by https/],
    [['red', '--webhook', 'https://169.254.169.254/events'], /reached by https/],
    [['red', '--webhook', 'https://[::ffff:10.0.0.1]/events'], /reached by https/],
    [['red', '--theme', 'accent=red'], /not a colour/],
    [['red', '--theme', 'accent=#ffd400'], /too light/],
    [['red', '--theme', 'radius=1rem'], /not a length/],
    [['red', '--theme', 'colour=#000000'], /is not a look/],
    [['red', '--theme', 'theme=blue'], /is not a look/],
    [['red', '--theme', 'radius=4px,radius=5px'], /is not a look/],
  ])('%j is refused with what to do', (args, words) => {
    expect(() => readPartner(args, false)).toThrow(words);
  });
});

const NOW = Date.UTC(2026, 10, 16);

describeWithDb(
  'savePartner',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    const save = (...args: string[]) =>
      savePartner(
        { db: given.db, crypto: kit.services.crypto, now: kit.clock.now(), sandbox: true },
        readPartner(args, true),
      );
    const isRegistered = async (origin: string, partner: string) => {
      const asked = { query: { partner }, headers: { Origin: origin } };
      return (await kit.client().call(checkPartnerPage, asked)).registered;
    };
    const linesOf = async (id: string) => {
      const lines = await partnerLines({ db: given.db, now: NOW });
      const from = lines.findIndex((line) => line.startsWith(`${id} `));
      const to = lines.findIndex((line, index) => index > from && !line.startsWith(' '));
      return lines.slice(from, to === -1 ? undefined : to);
    };

    it('each change is in the audit among what operators did, without a key or an address of mail', async () => {
      await save('grey', '--name', 'Grey Bank', '--origin', 'https://grey.example', '--mail', 'desk@grey.example');
      await save('grey', '--new-server-key', '--no-mail');
      const saved = and(eq(auditEntries.action, 'partner.saved'), eq(auditEntries.objectId, 'grey'));
      const entries = await given.db.select().from(auditEntries).where(saved).orderBy(auditEntries.seq);
      expect(entries.map(({ actor, details }) => [actor, details])).toEqual([
        ['operator:a command', { fields: 'name mail', origins: 'https://grey.example' }],
        ['operator:a command', { fields: 'mail newServerKey' }],
      ]);
      const meena = await operatorClient(kit);
      const lines = await meena.call(getOperatorAudit, { query: {} });
      expect(lines.filter(({ objectId }) => objectId === 'grey')).toHaveLength(2);
    });

    it('a partner has its pages known, and loses those that are not named again', async () => {
      await save(
        'red',
        '--name',
        'Red Bank',
        '--origin',
        'https://red.example',
        '--origin',
        'https://two.example:8443',
      );
      expect(await isRegistered('https://red.example', 'red')).toBe(true);
      expect(await isRegistered('https://two.example:8443', 'red')).toBe(true);
      await save('red', '--origin', 'https://red.example', '--return-url', 'https://red.example/app');
      expect(await isRegistered('https://two.example:8443', 'red')).toBe(false);
      expect(await linesOf('red')).toEqual([
        'red  Red Bank',
        '  pages on https://red.example',
        '  back to https://red.example/app',
      ]);
    });

    it('a page that two partners have is each one’s who is named there, and the list says so', async () => {
      for (const id of ['one', 'two']) await save(id, '--name', id, '--origin', 'https://both.example');
      expect(await isRegistered('https://both.example', 'one')).toBe(true);
      expect(await isRegistered('https://both.example', 'two')).toBe(true);
      expect(await linesOf('two')).toEqual(['two  two', expect.stringContaining('another partner has it too')]);
    });

    it('a partner vouches for one more advisor beside those before, and the list says what an advisor lacks', async () => {
      await save('more', '--name', 'More', '--agent', 'AG1001');
      await save('more', '--add-agent', 'AG1002', '--add-agent', 'AG1001');
      expect(await linesOf('more')).toEqual([
        'more  More',
        '  advisor AG1001',
        '  advisor AG1002  (cannot transact: no ARN in force is registered)',
      ]);
      await given.db.update(agents).set({ arn: 'ARN-1', euin: 'E100999' }).where(eq(agents.code, 'AG1002'));
      expect((await linesOf('more')).at(-1)).toContain('waits for verification, npm run advisor -- AG1002');
      await given.db.update(agents).set({ arn: null, euin: null }).where(eq(agents.code, 'AG1002'));
      await expect(save('more', '--add-agent', 'AG9999')).rejects.toThrow('AG9999');
    });

    it('a partner has its own agent credited with whoever signs up on its pages, until it has none', async () => {
      const origin = 'https://credit.example';
      const credited = async () => {
        const client = kit.client();
        const headers = { Origin: origin, 'X-PX-Partner': 'credit' };
        const mobile = newMobile();
        await client.call(sendLoginOtp, { body: { mobile, flag: 0 }, headers });
        const otp = await lastOtp(kit.client(), mobile);
        const { ticket } = await client.call(verifyLoginOtp, { body: { mobile, otp }, headers });
        const person = { userName: 'Asha Rao', emailId: `${mobile}@example.com`, password: 'Blue!Kingfisher7' };
        const [profile] = await client.call(userLogin, { body: { ...person, mobile, ticket: ticket! }, headers });
        return profile?.user.mintAgentCode;
      };
      await save('credit', '--name', 'Credit', '--origin', origin, '--own-agent', 'AG1001');
      expect(await linesOf('credit')).toContain('  credits AG1001 with whoever signs up');
      expect(await credited()).toBe('AG1001');
      await expect(save('credit', '--own-agent', 'AG9999')).rejects.toThrow('AG9999');
      await save('credit', '--no-own-agent');
      expect(await credited()).toBe(null);
    });

    it('a partner has its look until it has none', async () => {
      await save('look', '--name', 'Look', '--theme', 'accent=#0e7c66,radius=4px');
      expect(await linesOf('look')).toEqual(['look  Look', '  looks {"accent":"#0e7c66","radius":"4px"}']);
      await save('look', '--name', 'Looks');
      expect(await linesOf('look')).toHaveLength(2);
      await save('look', '--no-theme');
      expect(await linesOf('look')).toEqual(['look  Looks']);
    });

    it('a partner tries things out on any port of this machine', async () => {
      await save('local', '--name', 'Local', '--origin', 'http://127.0.0.1');
      expect(await isRegistered('http://127.0.0.1:5173', 'local')).toBe(true);
    });

    it('a partner signs tickets by the key that is shown once, until it has another', async () => {
      const { ticket: first } = await save('signer', '--name', 'Signer', '--agent', 'AG1001', '--new-ticket-key');
      const ticket = await makeTicket(kit.services, 'signer', 'AG1001');
      expect(await readTicket(kit.services, ticket)).toMatchObject({ partnerId: 'signer', agentCode: 'AG1001' });
      const { ticket: second } = await save('signer', '--new-ticket-key');
      expect(first).toMatch(/^[\w-]{20,}$/);
      expect(second).not.toBe(first);
      await expect(readTicket(kit.services, ticket)).rejects.toMatchObject({ code: 'launch_ticket_invalid' });
      expect(await linesOf('signer')).toEqual(['signer  Signer  (may sign launch tickets)', '  advisor AG1001']);
      expect((await partnerLines({ db: given.db, now: NOW })).join()).not.toContain(second);
    });

    it('a partner has a server that is known by the key that is shown once, until it has another', async () => {
      const known = async (key: string | null) => {
        const headers = { [PARTNER_KEY_HEADER]: key ?? '' };
        return (await kit.client().call(checkPartnerPage, { query: { partner: 'served' }, headers })).registered;
      };
      const { server: first, ticket } = await save('served', '--name', 'Served', '--new-server-key');
      expect([ticket, await known(first), first?.startsWith('px_test_')]).toEqual([null, true, true]);
      const { server: second } = await save('served', '--new-server-key');
      expect([await known(first), await known(second)]).toEqual([false, true]);
      expect(await linesOf('served')).toEqual(['served  Served  (has a server)']);
    });

    it('a live key is refused by a sandbox in words that say so', async () => {
      const headers = { [PARTNER_KEY_HEADER]: 'px_live_of_another_server' };
      expect((await kit.client().fail(getCurrentUser, { headers })).code).toBe('partner_key_kind');
    });

    it.each([
      [['new'], /give its name/],
      [['whole', '--name', 'Other', '--agent', 'AG1001', '--agent', 'AG0000'], /There is no advisor AG0000/],
      [['whole', '--name', 'Other', '--return-url', 'https://elsewhere.example'], /not a place to go back to/],
      [['whole', '--name', 'Other', '--origin', 'https://new.example'], /not a place to go back to/],
    ])('%j is refused, and nothing of it is kept', async (args, words) => {
      await save(
        'whole',
        '--name',
        'Whole',
        '--origin',
        'https://whole.example',
        '--return-url',
        'https://whole.example',
      );
      const before = await partnerLines({ db: given.db, now: NOW });
      await expect(save(...args)).rejects.toThrow(words);
      expect(await partnerLines({ db: given.db, now: NOW })).toEqual(before);
    });
  },
  'seeded',
);
