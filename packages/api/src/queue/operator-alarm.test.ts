import { sandboxMessages } from '@prosperx/core/sandbox';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { queue } from '#db/schema/index.js';
import { housekeeping } from '#housekeeping/housekeeping.js';
import { describeWithDb } from '#testing/engines.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { OPERATOR_ALARM, REFUND } from './job-kinds.js';
import { raiseAlarm } from './operator-alarm.js';
import type { Job } from './queue.js';

const OPERATOR = 'operator@invest.example';
const HOUR = 3_600_000;

describeWithDb('alarms', (given) => {
  let kit: TestKit;
  beforeEach(async () => {
    kit = testKit(given.db, { config: { operatorEmail: OPERATOR } });
    await given.db.execute(sql`delete from throttles`);
    await given.db.execute(sql`delete from sandbox_messages`);
  });
  const mails = async () => {
    await kit.settle();
    return kit.client().call(sandboxMessages, { query: { to: OPERATOR } });
  };

  it('an operator gets one mail an hour of each kind, whatever happens how often', async () => {
    for (let left = 5; left > 0; left--) await raiseAlarm(kit.services, 'passwords_guessed');
    await Promise.all(Array.from({ length: 5 }, () => raiseAlarm(kit.services, 'codes_exhausted')));
    expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
      'ProsperX: OTPs are used up',
      'ProsperX: Passwords are being guessed',
    ]);
    kit.clock.advance(HOUR);
    await raiseAlarm(kit.services, 'passwords_guessed');
    expect(await mails()).toHaveLength(3);
  });

  it('what waits is mailed each night as long as it waits, and its mail promises no more', async () => {
    const now = kit.clock.now();
    const job = { kind: REFUND, ref: 'ref_waits', payload: {}, state: 'parked' as const };
    await given.db.insert(queue).values({ ...job, dueAt: now, createdAt: now });
    for (const expected of [1, 2]) {
      await housekeeping(kit.services, {} as Job);
      expect(await mails()).toHaveLength(expected);
      kit.clock.advance(24 * HOUR);
    }
    for (const { text } of await mails()) {
      expect(text).toContain('one each night while work waits');
      expect(text).not.toContain('While it lasts');
    }
    await given.db.update(queue).set({ state: 'done' }).where(eq(queue.state, 'parked'));
    const alarms = () => given.db.$count(queue, eq(queue.kind, OPERATOR_ALARM));
    const before = await alarms();
    await housekeeping(kit.services, {} as Job);
    expect(await alarms()).toBe(before);
  });

  it('an alarm without an operator is a line of the log alone', async () => {
    kit = testKit(given.db, { config: { operatorEmail: null } });
    await raiseAlarm(kit.services, 'work_waits');
    expect(await mails()).toEqual([]);
  });
});
