import { sandboxMessages } from '@prosperx/core/sandbox';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeWithDb } from '#testing/engines.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { raiseAlarm } from './operator-alarm.js';

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

  it('an alarm without an operator is a line of the log alone', async () => {
    kit = testKit(given.db, { config: { operatorEmail: null } });
    await raiseAlarm(kit.services, 'work_waits');
    expect(await mails()).toEqual([]);
  });
});
