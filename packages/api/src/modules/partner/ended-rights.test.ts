import { PARTNER_KEY_HEADER } from '@prosperx/core/http';
import { connectCustomer, createSignOnTicket, signOn } from '@prosperx/core/partner';
import { enterAccount, exitAccount, getCurrentUser, launch, verifyPassword } from '@prosperx/core/session';
import { beforeEach, expect, it } from 'vitest';
import { makeTicket } from '#modules/agent/launch-ticket.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { newCustomer } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { makeKey, revokeKey } from './partner-keys.js';
import { partnerCommand } from './save-partner.js';

const ASHA = '9876500001';
const page = { Origin: 'http://127.0.0.1:4173', 'X-PX-Partner': 'bluebank' };

describeWithDb(
  'a right that a partner loses',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    const deps = () => ({ ...kit.services, now: kit.clock.now(), sandbox: true });
    const newKey = (kind: 'server' | 'ticket') => {
      kit.clock.advance(1_000);
      return makeKey(deps(), 'bluebank', kind);
    };
    const launched = async (agentCode: string) => {
      const browser = kit.client();
      const encryptedId = await makeTicket(kit.services, 'bluebank', agentCode);
      await browser.call(launch, { body: { encryptedId } });
      return browser;
    };
    /** Who are signed in, of some browsers. */
    const inside = async (...browsers: readonly TestClient[]) => {
      const answers = await Promise.all(browsers.map((browser) => browser.send(getCurrentUser)));
      return answers.map(({ ok }) => ok);
    };

    it('an advisor for whom it does not vouch any more is out at once, in a customer’s account too; another one stays', async () => {
      const { profileId } = await newCustomer(kit, 'AG1001');
      const [gone, busy, other] = [await launched('AG1001'), await launched('AG1001'), await launched('AG1002')];
      await busy.call(enterAccount, { body: { encryptedId: profileId } });
      await partnerCommand(deps(), ['bluebank', '--agent', 'AG1002']);
      expect(await inside(gone, busy, other)).toEqual([false, false, true]);
      expect((await busy.fail(exitAccount, { body: {} })).code).toBe('signed_out');
      await partnerCommand(deps(), ['bluebank', '--add-agent', 'AG1001']);
      expect(await inside(gone, await launched('AG1001'))).toEqual([false, true]);
    });

    it('the advisors whom a revoked ticket key let in are out, wherever they went since; those of another key stay', async () => {
      const { profileId } = await newCustomer(kit, 'AG1001');
      const byFirst = await launched('AG1001');
      const stolen = await newKey('ticket');
      const [thief, busy] = [await launched('AG1001'), await launched('AG1001')];
      await busy.call(enterAccount, { body: { encryptedId: profileId } });
      const fresh = await newKey('ticket');
      const byFresh = await launched('AG1001');
      await revokeKey(deps(), 'bluebank', stolen.id);
      expect(await inside(byFirst, thief, busy, byFresh)).toEqual([true, false, false, true]);
      await revokeKey(deps(), 'bluebank', 'first');
      expect(await inside(byFirst, byFresh)).toEqual([false, true]);
      await partnerCommand(deps(), ['bluebank', '--new-ticket-key']);
      expect(await inside(byFresh)).toEqual([false]);
      expect(fresh.id).not.toBe(stolen.id);
    });

    it('the customers whom a revoked server key signed on are out, and its tickets are void; who gave a password stays', async () => {
      const [stolen, kept] = [await newKey('server'), await newKey('server')];
      const of = ({ key }: typeof kept) => ({ Origin: '', [PARTNER_KEY_HEADER]: key });
      const body = { username: ASHA, password: SANDBOX_PASSWORD };
      const [own] = await kit.client().call(verifyPassword, { body, headers: of(stolen) });
      const bearer = (token: string | null | undefined) => ({ Authorization: `Bearer ${token}` });
      const customerRef = 'cust-5f3a9b2c';
      await kit
        .client()
        .call(connectCustomer, { body: { customerRef }, headers: { ...of(stolen), ...bearer(own?.token) } });
      const ticketBy = async (key: typeof kept) =>
        (await kit.client().call(createSignOnTicket, { body: { customerRef, scope: 'read' }, headers: of(key) }))
          .ticket;
      const signedOn = async (key: typeof kept) =>
        (await kit.client().call(signOn, { body: { ticket: await ticketBy(key) }, headers: page }))[0]?.token;
      const tokens = [await signedOn(stolen), await signedOn(kept), own?.token];
      const waiting = await ticketBy(stolen);
      await revokeKey(deps(), 'bluebank', stolen.id);
      const answers = tokens.map((token) =>
        kit.client().send(getCurrentUser, { headers: { ...page, ...bearer(token) } }),
      );
      expect((await Promise.all(answers)).map(({ ok }) => ok)).toEqual([false, true, true]);
      const late = await kit.client().fail(signOn, { body: { ticket: waiting }, headers: page });
      expect(late.code).toBe('launch_ticket_invalid');
    });
  },
  'seeded',
);
