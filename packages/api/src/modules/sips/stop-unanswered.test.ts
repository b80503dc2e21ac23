import { getRunningSips, stopSip } from '@prosperx/core/sip';
import { businessDate, instantAt } from '@prosperx/core/time';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { queue } from '#db/schema/index.js';
import { scheduleHousekeeping } from '#housekeeping/housekeeping.js';
import { ProviderUnknown } from '#providers/providers.js';
import { CANCEL_ORDER, CANCEL_SIP, HOUSEKEEPING } from '#queue/job-kinds.js';
import { sandboxExchange } from '#sandbox/sandbox-exchange.js';
import { profileTicket } from '#testing/applicant.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { notificationsTo, sip } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { sipNotifications } from './sip-notification.text.js';

const { stopping, stopped } = sipNotifications;

describeWithDb(
  'a SIP that is over, at an exchange that debits by itself and is silent about its end',
  (given) => {
    let kit: TestKit;
    let isSilent: boolean;
    beforeEach(async () => {
      isSilent = true;
      const usual = testKit(given.db);
      const sandbox = sandboxExchange(usual.services);
      const unlessSilent = () =>
        isSilent ? Promise.reject(new ProviderUnknown('cancel')) : Promise.resolve({ cancelled: true as const });
      const exchange = {
        ...sandbox,
        debitsInstalments: true,
        allotment: () => Promise.resolve({ state: 'refused' as const, reason: 'PAN not KYC compliant.' }),
        cancelSip: unlessSilent,
        cancel: unlessSilent,
        instalmentsOn: () => Promise.resolve([]),
      };
      kit = testKit(given.db, { clock: usual.clock, providers: { exchange } });
      await given.db.delete(queue).where(eq(queue.kind, HOUSEKEEPING));
      await scheduleHousekeeping(given.db, kit.clock.now());
    });
    const goTo = (date: string) => kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), '12:00'));
    const toldTo = async (someone: Parameters<typeof notificationsTo>[1]) =>
      (await notificationsTo(kit, someone))
        .map(({ subject }) => subject)
        .filter((subject) => subject === stopping.subject || subject === stopped.subject)
        .reverse();
    const isEnd = inArray(queue.kind, [CANCEL_SIP, CANCEL_ORDER]);
    const parked = () => given.db.$count(queue, and(isEnd, eq(queue.state, 'parked')));

    it('is told to its owner and put before a person, each once, well before its next debit, and is asked for each night', async () => {
      const someone = await newRunningSip(kit, { nextDate: '2026-11-20', sipDate: 20 });
      const { client, sipId } = someone;
      const before = await parked();
      const ticket = await profileTicket(someone, { sipId });
      await client.call(stopSip, { key: crypto.randomUUID(), body: { sipId, ticket } });
      await kit.settle();
      expect([await toldTo(someone), await parked()]).toEqual([[], before]);
      await goTo('2026-11-19');
      expect([await toldTo(someone), await parked()]).toEqual([[stopping.subject], before + 1]);
      const [seen] = (await (await signedInAgain(kit, someone)).call(getRunningSips)).sips;
      expect(seen).toMatchObject({ status: 'stopped', keptDate: '2026-11-20' });
      isSilent = false;
      await goTo('2026-11-20');
      expect(await toldTo(someone)).toEqual([stopping.subject, stopped.subject]);
    });

    it('is so too where it ended with its first order', async () => {
      const checkout = await newCheckout(kit, sip(2_000));
      const before = await parked();
      await checkout.payAtBank();
      await goTo('2026-11-19');
      expect([await toldTo(checkout), await parked()]).toEqual([[stopping.subject], before + 1]);
    });
  },
  'seeded',
);
