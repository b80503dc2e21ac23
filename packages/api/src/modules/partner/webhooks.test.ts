import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { saveInterestedCustomer } from '@prosperx/core/lead';
import { rupees } from '@prosperx/core/money';
import { and, asc, eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import {
  agentCustomers,
  mandates,
  orders,
  orderSets,
  partnerAgents,
  profiles,
  queue,
  sips,
  stateChanges,
  transferPlans,
  users,
  webhookEndpoints,
  webhookEvents,
} from '#db/schema/index.js';
import { housekeeping } from '#housekeeping/housekeeping.js';
import { WEBHOOK } from '#queue/job-kinds.js';
import type { Job } from '#queue/queue.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, fillCart, LIQUID, lumpsum, orderCart } from '#testing/investing.js';
import { advisorFor } from '#testing/new-investor.js';
import { enterPlan, newPlanHolder, planForm } from '#testing/planning.js';
import { placeTestRedemption } from '#testing/redeeming.js';
import { newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { deliverEvent } from './deliver-event.js';
import { partnerCommand } from './save-partner.js';
import { runStateEvents } from './state-events.js';

/** Nisha is a customer of AG1001, for whom Blue Bank vouches; Asha is nobody's. */
const NISHA = '9876500007';
const ASHA = '9876500001';
const HOUR = 3_600_000;

interface Heard {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A listener as a partner would write it: it checks the signature by itself and keeps every event once, by its id. */
function listener(secretOf: () => string, answers: readonly ('lose' | number)[] = []) {
  const kept = new Map<string, Heard>();
  let [forged, deliveries] = [0, 0];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const [, time, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(request.headers['x-px-signature'])) ?? [];
      const mine = createHmac('sha256', secretOf()).update(`${time}.${body}`).digest('hex');
      if (mine !== given) forged += 1;
      const answer = answers[deliveries++] ?? 204;
      const event = JSON.parse(body) as Heard;
      if (answer === 'lose' || answer < 300) kept.set(event.id, event);
      if (answer === 'lose') request.socket.destroy();
      else response.writeHead(answer).end();
    });
  });
  return { server, kept, counts: () => ({ forged, deliveries }) };
}

const listen = (server: Server, port = 0) =>
  new Promise<number>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

describeWithDb(
  'webhooks',
  (given) => {
    let secret = '';
    let running: Server | null = null;
    afterEach(() => {
      running?.closeAllConnections();
      running?.close();
    });

    const command = (kit: TestKit, ...args: string[]) =>
      partnerCommand({ db: given.db, crypto: kit.services.crypto, now: kit.clock.now(), sandbox: true }, args);
    const register = async (kit: TestKit, port: number) => {
      const lines = await command(kit, 'bluebank', '--webhook', `http://127.0.0.1:${port}/events`);
      secret = lines.find((line) => line.startsWith('secret of'))?.split(': ')[1] ?? '';
    };
    const order = async (kit: TestKit, mobile: string, scheme = EQUITY) => {
      const client = await kit.signedIn(mobile);
      await orderCart(client, await fillCart(client, lumpsum(5_000, scheme)));
      await kit.settle();
    };
    const events = () => given.db.select().from(webhookEvents).orderBy(asc(webhookEvents.change));

    it('reach a listener that was away, each once by its id though an answer is lost, signed, without personal data', async () => {
      const kit = testKit(given.db);
      const { server, kept, counts } = listener(() => secret, ['lose', 503]);
      const port = await listen(server);
      await new Promise((resolve) => server.close(resolve));
      await register(kit, port);
      await order(kit, NISHA);
      await order(kit, ASHA);
      const made = await events();
      expect(made.length).toBeGreaterThan(0);
      expect(made.every(({ type, deliveredAt }) => type === 'order.changed' && deliveredAt === null)).toBe(true);
      running = server;
      await listen(server, port);
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + HOUR);
      expect([...kept.keys()].sort()).toEqual(made.map(({ id }) => id).sort());
      expect(counts()).toEqual({ forged: 0, deliveries: made.length + 2 });
      const [nisha] = await given.db
        .select({ id: profiles.id, name: profiles.name })
        .from(profiles)
        .innerJoin(users, eq(users.id, profiles.userId))
        .where(eq(users.mobileHash, kit.services.crypto.lookup('mobile', NISHA)));
      for (const { data } of kept.values()) {
        expect(data).toMatchObject({ customer: nisha?.id, amount: 5_000 });
        expect(JSON.stringify(data)).not.toContain(nisha?.name);
      }
      const log = await command(kit, 'bluebank', '--webhook-log');
      expect(log.filter((line) => line.includes('delivered'))).toHaveLength(made.length);
      expect(log.join()).toContain('none, ');
    });

    it('tell of a mandate that is approved, and stop when the partner wants none', async () => {
      const kit = testKit(given.db);
      const { server, kept } = listener(() => secret);
      running = server;
      await register(kit, await listen(server));
      const [mandate] = await given.db
        .select({ id: mandates.id, profileId: mandates.profileId })
        .from(mandates)
        .limit(1);
      if (!mandate) throw new Error('the seed has no mandate');
      const of = eq(mandates.id, mandate.id);
      const change = (state: 'pending' | 'approved') =>
        given.db.update(mandates).set({ state, changedAt: kit.clock.now() }).where(of);
      await change('pending');
      await change('approved');
      await kit.settle();
      expect([...kept.values()]).toEqual([]);
      await order(kit, NISHA, DEBT);
      const before = kept.size;
      expect(before).toBeGreaterThan(0);
      await command(kit, 'bluebank', '--no-webhook');
      await change('pending');
      expect(await given.db.$count(stateChanges)).toBe(0);
    });

    it('of a server that is no sandbox reach nothing within its own network', async () => {
      const kit = testKit(given.db);
      const { server, counts } = listener(() => secret);
      running = server;
      const port = await listen(server);
      await register(kit, port);
      await given.db.insert(webhookEvents).values({
        ...{
          id: 'evt_within',
          partnerId: 'bluebank',
          change: -1,
          type: 'test.sent',
          data: {},
          createdAt: kit.clock.now(),
        },
      });
      const services = { ...kit.services, config: { ...kit.services.config, sandbox: false } };
      for (const url of [`http://127.0.0.1:${port}/`, `https://127.0.0.1:${port}/`, `https://localhost:${port}/`]) {
        await given.db.update(webhookEndpoints).set({ url });
        await expect(deliverEvent(services, { ref: 'evt_within' } as Job)).rejects.toThrow();
      }
      expect(counts().deliveries).toBe(0);
      await given.db.update(webhookEndpoints).set({ url: `http://127.0.0.1:${port}/` });
      await deliverEvent(kit.services, { ref: 'evt_within' } as Job);
      expect(counts().deliveries).toBe(1);
    });

    it('tell of a lead of an advisor for whom the partner vouches, without saying who it is', async () => {
      const kit = testKit(given.db);
      const { server, kept } = listener(() => secret);
      running = server;
      await register(kit, await listen(server));
      const interested = { userName: 'Tara Bose', mobile: '9000000041', emailId: 'tara@example.com' };
      await kit
        .client()
        .call(saveInterestedCustomer, { body: { ...interested, agentCode: 'AG1001', sendNotification: false } });
      await kit.settle();
      const [event] = [...kept.values()];
      expect(event).toMatchObject({ type: 'lead.created', data: { agentCode: 'AG1001' } });
      expect(JSON.stringify(event)).not.toMatch(/Tara|9000000041|tara@/);
    });

    it('tell of a redemption, a plan and a SIP as they change', async () => {
      const kit = testKit(given.db);
      const { server, kept } = listener(() => secret);
      running = server;
      const holder = await newPlanHolder(kit);
      await advisorFor(kit, holder);
      await register(kit, await listen(server));
      const eventsOf = (type: string) =>
        [...kept.values()].filter((event) => event.type === type).map(({ data }) => data);

      const { id: saleId } = await placeTestRedemption(kit, holder.profileId, {
        amfiCode: EQUITY,
        measure: 'amount',
        amount: rupees(5_000),
      });
      await kit.settle();
      expect(eventsOf('sale.changed')).toContainEqual(
        expect.objectContaining({ saleId, customer: holder.profileId, kind: 'redemption', amount: 5_000 }),
      );

      const { id: planId } = await enterPlan(holder.client, holder, planForm(holder));
      const declined = { status: 'DECLINED' as const, changedAt: kit.clock.now() };
      await given.db.update(transferPlans).set(declined).where(eq(transferPlans.id, planId));
      await kit.settle();
      expect(eventsOf('plan.changed')).toMatchObject([{ planId, kind: 'STP', state: 'DECLINED' }]);

      const [sip] = await given.db
        .select({ id: sips.id, profileId: profiles.id, userId: profiles.userId })
        .from(sips)
        .innerJoin(profiles, eq(profiles.id, sips.profileId))
        .limit(1);
      if (!sip) throw new Error('the seed has no SIP');
      await advisorFor(kit, sip);
      const ofSip = eq(sips.id, sip.id);
      await given.db.update(sips).set({ skipFrom: 3, skipCount: 2 }).where(ofSip);
      await given.db.update(sips).set({ instalmentsDone: 2 }).where(ofSip);
      await kit.settle();
      expect(eventsOf('sip.changed')).toMatchObject([{ sipId: sip.id, skipFrom: 3, skipCount: 2, isStopped: false }]);
    });

    it('of a SIP or a plan reach the partner of no advisor whom its owner has left, whoever was credited with it', async () => {
      const kit = testKit(given.db);
      const { server, kept } = listener(() => secret);
      running = server;
      await register(kit, await listen(server));
      const holder = await newPlanHolder(kit);
      await advisorFor(kit, holder);
      const { id: planId } = await enterPlan(holder.client, holder, planForm(holder));
      const { sipId, userId } = await newRunningSip(kit);
      const [first] = await given.db.select().from(orders).limit(1);
      if (!first) throw new Error('the seed has no order');
      await given.db.update(orderSets).set({ agentCode: 'AG1001' }).where(eq(orderSets.id, first.orderSetId));
      await given.db.update(sips).set({ firstOrderId: first.id }).where(eq(sips.id, sipId));
      const left = { agentCode: 'AG1003', direct: true, createdAt: kit.clock.now() };
      for (const owner of [userId, holder.userId])
        await given.db
          .insert(agentCustomers)
          .values({ userId: owner, ...left })
          .onConflictDoUpdate({ target: agentCustomers.userId, set: left });
      const ofAg1003 = and(eq(partnerAgents.partnerId, 'bluebank'), eq(partnerAgents.agentCode, 'AG1003'));
      await given.db.delete(partnerAgents).where(ofAg1003);
      await kit.settle();
      kept.clear();
      await given.db.update(sips).set({ skipFrom: 3, skipCount: 2 }).where(eq(sips.id, sipId));
      const declined = { status: 'DECLINED' as const, changedAt: kit.clock.now() };
      await given.db.update(transferPlans).set(declined).where(eq(transferPlans.id, planId));
      await kit.settle();
      expect([...kept.values()]).toEqual([]);
      await given.db.insert(partnerAgents).values({ partnerId: 'bluebank', agentCode: 'AG1003' });
      await given.db.update(sips).set({ skipCount: 3 }).where(eq(sips.id, sipId));
      await kit.settle();
      expect([...kept.values()]).toMatchObject([{ type: 'sip.changed', data: { sipId, skipCount: 3 } }]);
    });

    it.runIf(given.engine === 'postgres')('are no work for a server while another one makes them', async () => {
      const { services, clock } = testKit(given.db);
      const change = { subject: 'order' as const, objectId: 'ord_none', state: 'allotted', at: clock.now() };
      await given.db.insert(stateChanges).values(change);
      await given.db.transaction(async (tx) => {
        await tx.select().from(stateChanges).for('update');
        expect(await runStateEvents(services)).toBe(false);
      });
      expect(await runStateEvents(services)).toBe(true);
    });

    it('are kept for thirty days, and a refusal is counted against the job', async () => {
      const kit = testKit(given.db);
      const { server } = listener(() => secret, [400, 400, 400]);
      running = server;
      await register(kit, await listen(server));
      await order(kit, NISHA, LIQUID);
      const refused = await given.db.select().from(queue).where(eq(queue.kind, WEBHOOK));
      expect(refused.some(({ attempts, state }) => state === 'pending' && attempts > 0)).toBe(true);
      kit.clock.advance(31 * 24 * HOUR);
      await housekeeping(kit.services, {} as Job);
      expect(await given.db.$count(webhookEvents)).toBe(0);
    });

    it.each([
      'http://bank.example/events',
      'ftp://127.0.0.1/events',
      'https://user:secret@bank.example/events',
      'bank.example',
    ])('are not sent to %s', async (url) => {
      await expect(command(testKit(given.db), 'bluebank', '--webhook', url)).rejects.toThrow(
        'is not an address for events',
      );
    });
  },
  'seeded',
);
