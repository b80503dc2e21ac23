import { sandboxMessages } from '@prosperx/core/sandbox';
import {
  endOtherSessions,
  endSession,
  getCurrentUser,
  getDevices,
  removeDevice,
  sendLoginOtp,
  verifyPassword,
} from '@prosperx/core/session';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { devices, sessions } from '#db/schema/index.js';
import { networkOf } from '#kernel/network.js';
import { deviceName } from '#records/session/device-name.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, newInvestor, onPartnersPage, seededClient } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const ASHA = '9876500001';
const PIXEL =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';
const APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const PAGE = { Origin: 'http://127.0.0.1:4173', 'X-PX-Partner': 'bluebank' };

it('a browser is named in words, and nothing that it writes itself stands in them', () => {
  expect([PIXEL, IPHONE, EDGE, APP, '', '<b>Call 123</b>'].map(deviceName)).toEqual([
    'Chrome on Android',
    'Safari on iPhone',
    'Edge on Windows',
    'An app on iPhone',
    'Unknown browser',
    'Unknown browser',
  ]);
  expect(['203.0.113.9', '2001:db8:1:2::/64', '0:0:0:0::/64'].map(networkOf)).toEqual([
    '203.0.113.0/24',
    '2001:db8:1::/48',
    '0:0:0::/48',
  ]);
});

describeWithDb(
  'devices and sessions',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
      await given.db.delete(sessions);
      await given.db.delete(devices);
      await given.db.execute(sql`delete from sandbox_messages`);
    });

    const logIn = async (userAgent: string, client = kit.client(), headers: Readonly<Record<string, string>> = {}) => {
      const body = { username: ASHA, password: SANDBOX_PASSWORD };
      const [info] = await client.call(verifyPassword, { body, headers: { 'User-Agent': userAgent, ...headers } });
      return { client, token: info?.token };
    };
    const notices = async () => {
      await kit.settle();
      const messages = await kit.client().call(sandboxMessages, { query: { to: ASHA } });
      return messages.filter(({ text }) => text.includes('a new device logged in')).map(({ text }) => text);
    };
    const isIn = async (client: TestClient) => (await client.send(getCurrentUser)).ok;

    it('its owner is told of a login on a new device by mail and SMS, not of the first one, nor of one that is known', async () => {
      const { client } = await logIn(PIXEL);
      await logIn(PIXEL, client);
      expect(await notices()).toEqual([]);
      await logIn(IPHONE);
      expect(await notices()).toEqual([
        'ProsperX: a new device logged in to your account (Safari on iPhone) on 16 Nov 2026, 10:00 IST. Not you? Call 1800 123 4567.',
      ]);
      const mails = await kit.client().call(sandboxMessages, { query: { to: 'asha.rao@example.com' } });
      expect(
        mails.find(({ subject }) => subject === 'A new device logged in to your ProsperX account')?.text,
      ).toContain('It was Safari on iPhone.');
    });

    it('on a page of a partner, where no cookie counts, another browser or network is a new device', async () => {
      await logIn(PIXEL, kit.client(), PAGE);
      await logIn(PIXEL, kit.client(), PAGE);
      expect(await notices()).toHaveLength(0);
      const { token } = await logIn(EDGE, kit.client(), PAGE);
      expect(await notices()).toHaveLength(1);
      const answer = await kit.client().call(getDevices, { headers: { ...PAGE, Authorization: `Bearer ${token}` } });
      expect(answer.devices.map(({ name, partnerName }) => `${name}, ${partnerName}`).sort()).toEqual([
        'Chrome on Android, Blue Bank',
        'Edge on Windows, Blue Bank',
      ]);
    });

    it('the owner sees who is in: themselves, on which device, a partner and an advisor, by their names', async () => {
      const { client } = await logIn(PIXEL);
      const investor = { profileId: '', userId: '' };
      const [own] = await given.db.select().from(sessions);
      Object.assign(investor, { profileId: own?.profileId, userId: own?.userId });
      await advisorFor(kit, investor);
      await onPartnersPage(kit, investor);
      const { sessions: open, devices: known } = await client.call(getDevices);
      expect(known).toMatchObject([{ name: 'Chrome on Android', partnerName: null, isThis: true }]);
      const told = open.map(({ by, partnerName, advisorName, isThis }) => ({ by, partnerName, advisorName, isThis }));
      expect(told).toHaveLength(3);
      expect(told).toEqual(
        expect.arrayContaining([
          { by: 'owner', partnerName: null, advisorName: null, isThis: true },
          { by: 'owner', partnerName: 'Blue Bank', advisorName: null, isThis: false },
          { by: 'advisor', partnerName: 'Blue Bank', advisorName: expect.any(String), isThis: false },
        ]),
      );
    });

    it('a session that is ended is over at once, be it the owner’s or an advisor’s, and nobody ends those of others', async () => {
      const { client: phone } = await logIn(PIXEL);
      const { client: laptop } = await logIn(EDGE);
      const [row] = await given.db.select().from(sessions);
      const advisor = await advisorFor(kit, { profileId: row!.profileId!, userId: row!.userId! });
      const { sessions: open } = await phone.call(getDevices);
      const stranger = await seededClient(kit, 'vikram');
      for (const { sessionId } of open)
        expect((await stranger.fail(endSession, { body: { sessionId } })).code).toBe('not_found');
      expect([await isIn(laptop), await isIn(advisor)]).toEqual([true, true]);
      for (const { sessionId, isThis } of open) if (!isThis) await phone.call(endSession, { body: { sessionId } });
      expect([await isIn(laptop), await isIn(advisor), await isIn(phone)]).toEqual([false, false, true]);
    });

    it('everywhere else is ended by one press', async () => {
      const { client: phone } = await logIn(PIXEL);
      const others = [(await logIn(EDGE)).client, (await logIn(IPHONE)).client];
      const stranger = await seededClient(kit, 'vikram');
      expect(await phone.call(endOtherSessions, { body: {} })).toEqual({ ended: 2 });
      expect(await Promise.all([phone, ...others, stranger].map(isIn))).toEqual([true, false, false, true]);
    });

    it('a removed device is signed out, leaves the list, and counts as a new one at its next login', async () => {
      const { client: phone } = await logIn(PIXEL);
      const { client: laptop } = await logIn(EDGE);
      const { devices: known } = await phone.call(getDevices);
      const { deviceId } = known.find(({ name }) => name === 'Edge on Windows')!;
      await laptop.call(sendLoginOtp, { body: { mobile: ASHA, flag: 0 } });
      await phone.call(removeDevice, { body: { deviceId } });
      expect(await isIn(laptop)).toBe(false);
      expect((await phone.call(getDevices)).devices.map(({ name }) => name)).toEqual(['Chrome on Android']);
      expect((await phone.fail(removeDevice, { body: { deviceId } })).code).toBe('not_found');
      const told = (await notices()).length;
      await logIn(EDGE, laptop);
      expect(await notices()).toHaveLength(told + 1);
    });

    it('what a partner’s server began ends no other session, and an investor sees nothing of another', async () => {
      const investor = await newInvestor(kit);
      const headers = await onPartnersPage(kit, investor);
      await given.db.execute(sql`update sessions set scope = 'invest' where partner_id = 'bluebank'`);
      expect((await kit.client().fail(endOtherSessions, { body: {}, headers })).code).toBe('own_login_required');
      await logIn(PIXEL);
      expect((await investor.client.call(getDevices)).devices).toEqual([]);
    });
  },
  'seeded',
);
