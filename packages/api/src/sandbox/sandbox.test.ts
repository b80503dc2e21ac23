import { getFundDetail } from '@prosperx/core/fund';
import { advanceSandboxClock, resetSandbox, sandboxClock, sandboxMessages } from '@prosperx/core/sandbox';
import { getCurrentUser } from '@prosperx/core/session';
import { instantAt, businessDate } from '@prosperx/core/time';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '#db/db.js';
import { navs, schemes, users } from '#db/schema/index.js';
import { openTestDb } from '#testing/engines.js';
import { EQUITY, LIQUID, schemeOf } from '#testing/investing.js';
import { rawRequest } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { openSandboxClock, SANDBOX_START } from './sandbox-clock.js';

let opened: OpenedDb;
let kit: TestKit;
beforeAll(async () => {
  opened = await openTestDb('seeded');
  kit = testKit(opened.db, { heldNavsOnly: false });
});
afterAll(() => opened.close());

describe('readMessages', () => {
  it('the inbox holds what was sent to a mobile or email, newest first', async () => {
    const { notifier } = kit.services.providers;
    const message = { channel: 'sms', to: '9876500001', subject: 'Order', text: 'first', otp: null } as const;
    await notifier.send(message);
    kit.clock.advance(1_000);
    await notifier.send({ ...message, text: 'second: 123456', otp: '123456' });
    await notifier.send({ ...message, channel: 'email', to: 'Asha@example.com', text: 'third' });
    const to = (address?: string) =>
      kit.client().call(sandboxMessages, { query: address === undefined ? {} : { to: address } });
    expect((await to('9876500001')).map(({ text, otp }) => [text, otp])).toEqual([
      ['second: 123456', '123456'],
      ['first', null],
    ]);
    expect((await to('asha@EXAMPLE.com')).map(({ text }) => text)).toEqual(['third']);
    expect(await to()).toHaveLength(3);
    expect(await to('9876500002')).toEqual([]);
  });
});

describe('readClock and advanceClock', () => {
  it('the clock starts on a Monday at ten, and moves on by durations and working days', async () => {
    const visitor = kit.client();
    await visitor.call(resetSandbox, { body: {} });
    expect(await visitor.call(sandboxClock)).toEqual({ now: SANDBOX_START, businessDate: '2026-11-16' });
    expect(await visitor.call(advanceSandboxClock, { body: { advance: '2B' } })).toMatchObject({
      businessDate: '2026-11-18',
    });
    expect(await visitor.call(advanceSandboxClock, { body: { advance: 'PT30M' } })).toMatchObject({
      now: instantAt(businessDate('2026-11-18'), '10:30'),
    });
    expect(await visitor.fail(advanceSandboxClock, { body: { advance: 'soon' } })).toMatchObject({
      code: 'invalid_input',
      fields: { advance: 'not_a_duration' },
    });
  });

  it('the clock publishes the NAVs of the days it passes', async () => {
    await kit.client().call(advanceSandboxClock, { body: { advance: '3B' } });
    const lastOf = async (amfiCode: string) => {
      const ofScheme = eq(navs.schemeId, schemeOf(amfiCode).id);
      const [last] = await opened.db.select().from(navs).where(ofScheme).orderBy(desc(navs.date)).limit(1);
      return last?.date;
    };
    // from a Wednesday to a Monday morning
    expect([await lastOf(EQUITY), await lastOf(LIQUID)]).toEqual(['2026-11-20', '2026-11-22']);
  });

  it('the clock ends sessions that it leaves behind', async () => {
    const asha = await kit.signedIn('9876500001');
    await asha.call(advanceSandboxClock, { body: { advance: 'P2D' } });
    expect((await asha.fail(getCurrentUser)).code).toBe('signed_out');
  });

  it('the clock goes on where it stood when the server is started again', async () => {
    let real = 1_000;
    const first = await openSandboxClock(opened.db, { now: () => real });
    const before = first.now();
    await first.moveTo(before + 5_000);
    await first.moveTo(before - 5_000);
    real += 70;
    expect((await openSandboxClock(opened.db, { now: () => real })).now()).toBe(before + 5_070);
  });

  it('the clock is one for all servers on a database: none moves it back, and each follows', async () => {
    const real = { now: () => 1_000 };
    const [here, there] = [await openSandboxClock(opened.db, real), await openSandboxClock(opened.db, real)];
    const before = here.now();
    await here.moveTo(before + 5_000);
    await there.moveTo(before + 1_000);
    expect(there.now()).toBe(before + 5_000);
    await here.moveTo(before + 9_000);
    await there.follow();
    expect(there.now()).toBe(before + 9_000);
    await here.restart();
    await there.follow();
    expect([here.now(), there.now()]).toEqual([SANDBOX_START, SANDBOX_START]);
  });
});

describe('reset', () => {
  it('the reset leaves nothing of what was done, and the same people and schemes', async () => {
    const [scheme] = await opened.db.select().from(schemes).limit(1);
    const people = await opened.db.$count(users);
    const asha = await kit.signedIn('9876500001');
    await asha.call(advanceSandboxClock, { body: { advance: 'P1W' } });
    await asha.call(resetSandbox, { body: {} });
    expect((await asha.fail(getCurrentUser)).code).toBe('signed_out');
    expect(await kit.client().call(sandboxClock)).toMatchObject({ now: SANDBOX_START });
    expect(await kit.client().call(sandboxMessages, { query: {} })).toEqual([]);
    expect(await opened.db.$count(users)).toBe(people);
    expect((await kit.client().call(getFundDetail, { query: { schemeId: scheme!.id } })).lastUpdatedNavDate).toBe(
      '2026-11-13',
    );
    await kit.signedIn('9876500001');
  });
});

it('the sandbox does not exist in production', async () => {
  const { app } = testKit(opened.db, { config: { sandbox: false } });
  for (const call of [sandboxMessages, sandboxClock, advanceSandboxClock, resetSandbox]) {
    expect((await app.hono.request(rawRequest(call))).status).toBe(404);
  }
  for (const method of ['GET', 'POST']) {
    expect((await app.hono.request('http://localhost:8080/prosperx-api/sandbox/bank/x', { method })).status).toBe(404);
  }
});
