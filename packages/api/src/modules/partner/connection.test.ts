import { PARTNER_KEY_HEADER } from '@prosperx/core/http';
import {
  agreeConnection,
  connectCustomer,
  createSignOnTicket,
  disconnectPartner,
  getConnectedCustomer,
  readConnectionRequest,
  requestConnection,
  signOn,
} from '@prosperx/core/partner';
import { chooseProfile, verifyPassword } from '@prosperx/core/session';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditEntries, partnerCustomers, profiles, sandboxMessages } from '#db/schema/index.js';
import { seedUserId } from '#sandbox/seed/seed-person.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { describeWithDb } from '#testing/engines.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { makeKey, revokeKey } from './partner-keys.js';

const ASHA = '9876500001';
const VIKRAM = '9876500002';
const KABIR = '9876500004';
const REF = 'cust-5f3a9b2c';
type Headers = Readonly<Record<string, string>>;

const server: Headers = { Origin: '', [PARTNER_KEY_HEADER]: 'sandbox-server-key-of-bluebank' };
const page: Headers = { Origin: 'http://127.0.0.1:4173', 'X-PX-Partner': 'bluebank' };
const otherPage: Headers = { ...page, 'X-PX-Partner': 'greenapp' };

/** The code with which a call fails; '' where it succeeds. */
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => '',
    (error: unknown) => /"code":"(\w+)"/.exec(String(error))?.[1] ?? String(error),
  );

describeWithDb(
  'a connection to which the customer agrees',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.delete(partnerCustomers);
      await given.db.delete(sandboxMessages);
    });

    const bearer = (token: string | null | undefined) => ({ Authorization: `Bearer ${token}` });
    /** The headers of a customer who has logged in by the widget on a page. */
    const loggedIn = async (mobile: string, on = page): Promise<Headers> => {
      const body = { username: mobile, password: SANDBOX_PASSWORD };
      const [info] = await kit.client().call(verifyPassword, { body, headers: on });
      return { ...on, ...bearer(info?.token) };
    };
    const requested = async (headers = server) =>
      (await kit.client().call(requestConnection, { body: { customerRef: REF }, headers })).request;
    const read = (request: string, headers: Headers) =>
      kit.client().call(readConnectionRequest, { body: { request }, headers });
    const agree = (request: string, headers: Headers) =>
      kit.client().call(agreeConnection, { body: { request }, headers });
    const known = () => kit.client().call(getConnectedCustomer, { body: { customerRef: REF }, headers: server });
    /** The channels by which somebody was told of a connection. */
    const toldBy = async () => {
      await kit.settle();
      const told = eq(sandboxMessages.subject, 'A partner can now log you in to ProsperX');
      const rows = await given.db.select().from(sandboxMessages).where(told);
      return rows.map(({ channel }) => channel).sort();
    };
    const profilesOf = async (key: string) => {
      const rows = await given.db
        .select()
        .from(profiles)
        .where(eq(profiles.userId, seedUserId(key)));
      return rows.map(({ id }) => id).sort();
    };

    it('lets the partner’s server sign in who agreed, and tells it and them', async () => {
      const [asha, request] = [await loggedIn(ASHA), await requested()];
      expect(await codeOf(known())).toBe('customer_unknown');
      expect(await read(request, asha)).toEqual({ partner: 'Blue Bank', connected: false });
      expect(await agree(request, asha)).toEqual({ connected: true });
      const asked = { body: { customerRef: REF }, headers: server };
      const { ticket } = await kit.client().call(createSignOnTicket, asked);
      const [info] = await kit.client().call(signOn, { body: { ticket }, headers: page });
      expect(info?.user.name).toBe('Asha Rao');
      // by this id events name the customer
      expect(await known()).toEqual({ connected: true, customers: [info?.user.encryptedId] });
      expect(await toldBy()).toEqual(['email', 'sms']);
      const noted = and(eq(auditEntries.action, 'partner.connected'), eq(auditEntries.objectId, 'bluebank'));
      expect(await given.db.$count(auditEntries, noted)).toBe(1);
    });

    it('names each profile of a person to the server that runs their login, as to one that asks later', async () => {
      const [encryptedId = ''] = await profilesOf('kabir');
      const headers = await loggedIn(KABIR, server);
      const { token } = await kit.client().call(chooseProfile, { body: { encryptedId }, headers });
      const answer = await kit
        .client()
        .call(connectCustomer, { body: { customerRef: REF }, headers: { ...server, ...bearer(token) } });
      expect([...answer.customers].sort()).toEqual(await profilesOf('kabir'));
      expect(answer.customers).toHaveLength(3);
      expect(await known()).toEqual(answer);
      expect(await toldBy()).toEqual(['email', 'sms']);
    });

    it('asks who is connected nothing more, tells them once, and takes the same answer again', async () => {
      const [asha, request] = [await loggedIn(ASHA), await requested()];
      await agree(request, asha);
      await agree(request, asha);
      const later = await requested();
      expect(await read(later, asha)).toEqual({ partner: 'Blue Bank', connected: true });
      await agree(later, asha);
      expect(await toldBy()).toEqual(['email', 'sms']);
    });

    it('holds a request for fifteen minutes, once', async () => {
      const [asha, request, late] = [await loggedIn(ASHA), await requested(), await requested()];
      await agree(request, asha);
      await kit.client().call(disconnectPartner, { body: { partnerId: 'bluebank' }, headers: asha });
      expect(await codeOf(read(request, asha))).toBe('connection_request_over');
      expect(await codeOf(agree(request, asha))).toBe('connection_request_over');
      kit.clock.advance(15 * 60_000 - 1);
      expect(await codeOf(read(late, asha))).toBe('');
      kit.clock.advance(1);
      expect(await codeOf(read(late, asha))).toBe('connection_request_over');
      expect(await codeOf(agree(late, asha))).toBe('connection_request_over');
      expect(await codeOf(agree('pxc_invented', asha))).toBe('connection_request_over');
      expect(await codeOf(known())).toBe('customer_unknown');
    });

    it('is another partner’s on no page of it, and nobody’s once the key is revoked by which it came', async () => {
      const request = await requested();
      expect(await codeOf(agree(request, await loggedIn(ASHA, otherPage)))).toBe('connection_request_over');
      const deps = { ...kit.services, now: kit.clock.now(), sandbox: true };
      const { id, key } = await makeKey(deps, 'bluebank', 'server');
      const byStolen = await requested({ ...server, [PARTNER_KEY_HEADER]: key });
      await given.db.transaction((tx) => revokeKey({ ...deps, db: tx }, 'bluebank', id));
      const asha = await loggedIn(ASHA);
      expect(await codeOf(agree(byStolen, asha))).toBe('connection_request_over');
      expect(await codeOf(agree(request, asha))).toBe('');
    });

    it('tells who comes second that the name stands for somebody else', async () => {
      const [request, second] = [await requested(), await requested()];
      await agree(request, await loggedIn(ASHA));
      const vikram = await loggedIn(VIKRAM);
      for (const asked of [request, second]) {
        expect(await codeOf(read(asked, vikram))).toBe('customer_connected');
        expect(await codeOf(agree(asked, vikram))).toBe('customer_connected');
      }
    });

    it('takes the word of the customer alone, and requests of the server alone', async () => {
      const [asha, request] = [await loggedIn(ASHA), await requested()];
      await agree(request, asha);
      const asked = { body: { customerRef: REF }, headers: server };
      const { ticket } = await kit
        .client()
        .call(createSignOnTicket, { ...asked, body: { ...asked.body, scope: 'invest' } });
      const [info] = await kit.client().call(signOn, { body: { ticket }, headers: page });
      const signedOn = { ...page, ...bearer(info?.token) };
      const another = await requested();
      expect(await codeOf(read(another, signedOn))).toBe('own_login_required');
      expect(await codeOf(agree(another, signedOn))).toBe('own_login_required');
      expect(await codeOf(agree(another, page))).toBe('signed_out');
      expect(await codeOf(requested(page))).toBe('foreign_origin');
      const byPage = kit.client().call(getConnectedCustomer, { body: { customerRef: REF }, headers: page });
      expect(await codeOf(byPage)).toBe('foreign_origin');
    });

    it('connects one of two who agree at once, by two requests of one name or by one', async () => {
      const people = [await loggedIn(ASHA), await loggedIn(VIKRAM)] as const;
      const atOnce = (requests: readonly [string, string]) =>
        Promise.all(people.map((person, index) => codeOf(agree(requests[index] ?? '', person))));
      const request = await requested();
      for (const requests of [
        [request, request],
        [await requested(), await requested()],
      ] as const) {
        await given.db.delete(partnerCustomers);
        expect((await atOnce(requests)).sort()).toEqual(['', 'customer_connected']);
        expect(await given.db.$count(partnerCustomers)).toBe(1);
      }
    });

    it('tells both that they are connected where a free name is written over (naive twin)', async () => {
      const customerHash = kit.services.crypto.lookup('partner_customer', 'naive');
      const named = eq(partnerCustomers.customerHash, customerHash);
      const isFree = async () => (await given.db.$count(partnerCustomers, named)) === 0;
      // both have read before either writes
      const read = Promise.all([isFree(), isFree()]);
      const naive = async (key: string) => {
        if ((await read).includes(false)) return 'customer_connected';
        const row = { partnerId: 'bluebank', customerHash, userId: seedUserId(key), connectedAt: kit.clock.now() };
        await given.db
          .insert(partnerCustomers)
          .values(row)
          .onConflictDoUpdate({ target: [partnerCustomers.partnerId, partnerCustomers.customerHash], set: row });
        return '';
      };
      expect(await Promise.all([naive('asha'), naive('vikram')])).toEqual(['', '']);
    });
  },
  'seeded',
);
