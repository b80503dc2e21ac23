import { getCart } from '@prosperx/core/cart';
import { PARTNER_KEY_HEADER } from '@prosperx/core/http';
import { createOrders } from '@prosperx/core/order';
import {
  connectCustomer,
  createSignOnTicket,
  disconnectPartner,
  getConnectedPartners,
  signOn,
} from '@prosperx/core/partner';
import { getCurrentUser, verifyPassword } from '@prosperx/core/session';
import { beforeEach, expect, it } from 'vitest';
import { partnerCustomers, sandboxMessages } from '#db/schema/index.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, lumpsum } from '#testing/investing.js';
import { lockIsAwaited } from '#testing/locks.js';
import { testContext, type TestKit, testKit } from '#testing/test-kit.js';
import { signOn as signOnVerb } from './sign-on.js';

const ASHA = '9876500001';
const VIKRAM = '9876500002';
type Headers = Readonly<Record<string, string>>;

const server: Headers = { Origin: '', [PARTNER_KEY_HEADER]: 'sandbox-server-key-of-bluebank' };
const page: Headers = { Origin: 'http://127.0.0.1:4173', 'X-PX-Partner': 'bluebank' };
const REF = 'cust-5f3a9b2c';

/** The code with which a call fails; '' where it succeeds. */
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => '',
    (error: unknown) => /"code":"(\w+)"/.exec(String(error))?.[1] ?? String(error),
  );

describeWithDb(
  'sign-on by a partner',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.delete(partnerCustomers);
    });

    const bearer = (token: string | null | undefined) => ({ Authorization: `Bearer ${token}` });
    /** The customer signs in with the partner by their password. */
    const loggedIn = async (mobile: string) => {
      const body = { username: mobile, password: SANDBOX_PASSWORD };
      const [info] = await kit.client().call(verifyPassword, { body, headers: server });
      return { ...server, ...bearer(info?.token) };
    };
    const connect = async (mobile = ASHA, customerRef = REF) =>
      kit.client().call(connectCustomer, { body: { customerRef }, headers: await loggedIn(mobile) });
    const ticketFor = async (scope: 'read' | 'invest' = 'read') =>
      (await kit.client().call(createSignOnTicket, { body: { customerRef: REF, scope }, headers: server })).ticket;
    const exchange = (ticket: string, headers = page) => kit.client().call(signOn, { body: { ticket }, headers });
    const signedOn = async (scope: 'read' | 'invest') => {
      const [info] = await exchange(await ticketFor(scope));
      return { ...page, ...bearer(info?.token) };
    };

    it('signs a connected customer in on the page of the partner, without another password', async () => {
      await connect();
      const [info] = await exchange(await ticketFor());
      expect(info?.user.name).toBe('Asha Rao');
      const current = await kit.client().call(getCurrentUser, { headers: { ...page, ...bearer(info?.token) } });
      expect(current.user?.name).toBe('Asha Rao');
    });

    it('asks for the key of the server, and for a session that the customer began with it', async () => {
      const own = await kit.signedIn(ASHA);
      expect((await own.fail(connectCustomer, { body: { customerRef: REF } })).code).toBe('foreign_origin');
      expect((await kit.client().fail(connectCustomer, { body: { customerRef: REF }, headers: server })).code).toBe(
        'signed_out',
      );
      const made = kit.client().fail(createSignOnTicket, { body: { customerRef: REF }, headers: page });
      expect((await made).code).toBe('foreign_origin');
    });

    it('knows nobody who did not connect, and lets one name stand for one customer', async () => {
      expect(await codeOf(ticketFor())).toBe('customer_unknown');
      await connect();
      await connect();
      expect(await codeOf(connect(VIKRAM))).toBe('customer_connected');
      const other = { ...server, [PARTNER_KEY_HEADER]: 'sandbox-server-key-of-greenapp' };
      const made = kit.client().fail(createSignOnTicket, { body: { customerRef: REF }, headers: other });
      expect((await made).code).toBe('customer_unknown');
    });

    it('takes a ticket once, for a minute, and on the pages of its partner', async () => {
      await connect();
      const ticket = await ticketFor();
      const tries = await Promise.all([1, 2, 3].map(() => codeOf(exchange(ticket))));
      expect(tries.sort()).toEqual(['', 'launch_ticket_used', 'launch_ticket_used']);
      const late = await ticketFor();
      kit.clock.advance(60_000);
      expect(await codeOf(exchange(late))).toBe('launch_ticket_expired');
      expect(await codeOf(exchange('pxt_invented'))).toBe('launch_ticket_invalid');
      const elsewhere = { ...page, 'X-PX-Partner': 'greenapp' };
      expect(await codeOf(exchange(await ticketFor(), elsewhere))).toBe('launch_ticket_invalid');
    });

    it('lets a ticket to read look and change nothing, and one to invest fill the cart but not pay without a code', async () => {
      await connect();
      const reading = await signedOn('read');
      const client = kit.client();
      expect(await codeOf(client.call(getCart, { headers: reading }))).toBe('');
      const order = { body: {}, headers: reading, key: 'k1' } as never;
      expect((await client.fail(createOrders, order)).code).toBe('own_login_required');
      const end = { body: { partnerId: 'bluebank' }, headers: reading };
      expect((await client.fail(disconnectPartner, end)).code).toBe('own_login_required');
      const investing = await signedOn('invest');
      const before = (await client.call(getCart, { headers: investing })).noOfItems;
      await fillCart(
        { ...client, call: (call, given) => client.call(call, { ...given, headers: investing }) },
        lumpsum(5_000),
      );
      expect((await client.call(getCart, { headers: investing })).noOfItems).toBe(before + 1);
    });

    it('shows the customer who may sign them in, and ends it with its sessions; the notification names both', async () => {
      await connect();
      const headers = await signedOn('read');
      const waiting = await ticketFor();
      const own = await kit.signedIn(ASHA);
      expect(await own.call(getConnectedPartners)).toMatchObject([{ partnerId: 'bluebank', name: 'Blue Bank' }]);
      await own.call(disconnectPartner, { body: { partnerId: 'bluebank' } });
      expect(await own.call(getConnectedPartners)).toEqual([]);
      expect((await own.fail(disconnectPartner, { body: { partnerId: 'bluebank' } })).code).toBe('not_found');
      expect((await kit.client().fail(getCurrentUser, { headers })).code).toBe('signed_out');
      expect(await codeOf(exchange(waiting))).toBe('launch_ticket_invalid');
      expect(await codeOf(ticketFor())).toBe('customer_unknown');
      await kit.settle();
      const subjects = (await given.db.select().from(sandboxMessages)).map(({ subject }) => subject);
      expect(subjects).toContain('A partner can now log you in to ProsperX');
      expect(subjects).toContain('A partner was disconnected from your ProsperX account');
    });

    // the embedded database has one connection: nobody waits for anybody
    const itWithLocks = it.runIf(given.engine === 'postgres');

    itWithLocks('signs nobody in whose connection is just being ended', async () => {
      await connect();
      const ticket = await ticketFor();
      let exchanging: Promise<string> | undefined;
      await given.db.transaction(async (tx) => {
        await tx.delete(partnerCustomers);
        exchanging = codeOf(exchange(ticket));
        await lockIsAwaited(given.db);
      });
      expect(await exchanging).toBe('launch_ticket_invalid');
    });

    itWithLocks('ends with the connection the session that is just beginning', async () => {
      await connect();
      const [ticket, own] = [await ticketFor(), await kit.signedIn(ASHA)];
      let ending: Promise<Response> | undefined;
      let token: string | null | undefined;
      await given.db.transaction(async (tx) => {
        const ctx = testContext({ ...kit.services, db: tx }, { crossSite: true });
        token = (await signOnVerb({ ctx, input: { ticket } as never }))[0]?.token;
        ending = own.send(disconnectPartner, { body: { partnerId: 'bluebank' } });
        await lockIsAwaited(given.db);
      });
      expect((await ending)?.status).toBe(200);
      const headers = { ...page, ...bearer(token) };
      expect((await kit.client().fail(getCurrentUser, { headers })).code).toBe('signed_out');
    });
  },
  'seeded',
);
