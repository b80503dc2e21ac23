import { formatDateShort } from '@prosperx/core/format';
import { getNfoReminders, getNfos, setNfoReminder } from '@prosperx/core/nfo';
import { withdrawSandboxNfo } from '@prosperx/core/sandbox';
import { addDays, type BusinessDate, businessDate, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { nfoReminders, nfos, schemes } from '#db/schema/index.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { notificationsTo } from '#testing/investing.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { testKit, type TestKit } from '#testing/test-kit.js';
import { importNfos } from './import-nfos.js';

const AXIS = 'Axis Nifty Energy Index Fund';

const nfoOf = async (kit: TestKit, name = AXIS) => {
  const { groups } = await kit.client().call(getNfos);
  return groups.flatMap(({ nfos }) => nfos).find(({ schemeName }) => schemeName === name)!;
};
const goTo = (kit: TestKit, date: string, time: string) =>
  kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), time));

describeWithDb(
  'reminders of new fund offers',
  (given) => {
    it('come once, the morning before the close, to those who asked, took it not back and did not apply', async () => {
      const kit = testKit(given.db);
      const { encryptedSchemeId: schemeId, order } = await nfoOf(kit);
      const { encryptedSchemeId: withdrawn } = await nfoOf(kit, 'Bandhan Contra Fund');
      const [asked, changed, offWithdrawn] = [await newInvestor(kit), await newInvestor(kit), await newInvestor(kit)];
      const application = { investmentType: 'LUMPSUM' as const, investmentFrequency: 0, amount: 5_000 };
      const applied = await newCheckout(kit, { ...application, schemeId: order!.encryptedSchemeId });
      await applied.payAtBank();
      for (const { client } of [asked, changed, applied])
        expect(await client.call(setNfoReminder, { body: { schemeId, remind: true } })).toEqual([schemeId]);
      await asked.client.call(setNfoReminder, { body: { schemeId, remind: true } });
      await offWithdrawn.client.call(setNfoReminder, { body: { schemeId: withdrawn, remind: true } });
      expect(await changed.client.call(setNfoReminder, { body: { schemeId, remind: false } })).toEqual([]);
      expect(await asked.client.call(getNfoReminders)).toEqual([schemeId]);
      await kit.client().call(withdrawSandboxNfo, { body: { schemeId: withdrawn } });
      await goTo(kit, '2026-11-19', '09:59');
      expect(await notificationsTo(kit, asked)).toEqual([]);
      await goTo(kit, '2026-11-24', '12:00');
      const [notification, ...others] = await notificationsTo(kit, asked);
      expect(others).toEqual([]);
      expect(notification?.subject).toBe('Axis Nifty Energy Index Fund closes on 20 Nov 2026');
      expect(notification?.text).toContain('takes SIPs until 3 PM and lumpsums until midnight');
      expect(notification?.text).toContain(`/v1/mutual-fund-detail/nfo?schemeId=${schemeId}&nfoType=1`);
      for (const person of [changed, offWithdrawn]) expect(await notificationsTo(kit, person)).toEqual([]);
      const subjects = (await notificationsTo(kit, applied)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.includes('closes on'))).toEqual([]);
    });

    const NAME = 'Invesco India Pharma and Healthcare Fund';

    /** Lets the file of the exchange say that an offer closes some days later, or earlier. */
    const moveClose = async (kit: TestKit, schemeId: string, days: number) => {
      const [nfo] = await given.db.select().from(nfos).where(eq(nfos.id, schemeId));
      const closes = addDays(nfo!.closes, days);
      const offer = {
        schemeName: NAME,
        amc: nfo!.fundHouse,
        category: nfo!.category,
        nfoOpenDate: nfo!.opens,
        nfoClosureDate: closes,
        allotmentDate: null,
        isinRegularGrowth: nfo!.isinRegularGrowth,
        isinDirectGrowth: nfo!.isinDirectGrowth,
        minimumLumpsumAmount: null,
        minimumSipAmount: null,
      };
      await importNfos(kit.services, { source: nfo!.source, asOf: nfo!.asOf, items: [offer], refused: [] });
      return { before: nfo!.closes, closes };
    };
    const subjectsTo = async (kit: TestKit, someone: Parameters<typeof notificationsTo>[1]) =>
      (await notificationsTo(kit, someone)).map(({ subject }) => subject);
    const closesOn = (day: BusinessDate) => `${NAME} closes on ${formatDateShort(day)}`;

    it('come in time of an offer that closes earlier than was announced', async () => {
      const kit = testKit(given.db);
      const { encryptedSchemeId: schemeId } = await nfoOf(kit, NAME);
      const { client, ...asked } = await newInvestor(kit);
      await client.call(setNfoReminder, { body: { schemeId, remind: true } });
      const { before, closes } = await moveClose(kit, schemeId, -2);
      await goTo(kit, addDays(closes, -1), '09:59');
      expect(await subjectsTo(kit, asked)).toEqual([]);
      await goTo(kit, addDays(before, 1), '12:00');
      expect(await subjectsTo(kit, asked)).toEqual([closesOn(closes)]);
      // the file that moved it names no minimum: its scheme still has those of before, as its page says
      expect((await notificationsTo(kit, asked))[0]?.text).toContain('takes SIPs until 3 PM');
      await moveClose(kit, schemeId, 2);
    });

    it('come again of an offer that is extended after they were sent', async () => {
      const kit = testKit(given.db);
      const { encryptedSchemeId: schemeId } = await nfoOf(kit, NAME);
      const told = await newInvestor(kit);
      await told.client.call(setNfoReminder, { body: { schemeId, remind: true } });
      const [nfo] = await given.db.select().from(nfos).where(eq(nfos.id, schemeId));
      await goTo(kit, addDays(nfo!.closes, -1), '12:00');
      const client = await signedInAgain(kit, told);
      expect(await client.call(getNfoReminders)).toEqual([]);
      const { closes } = await moveClose(kit, schemeId, 10);
      expect(await client.call(getNfoReminders)).toEqual([schemeId]);
      await goTo(kit, addDays(closes, 1), '12:00');
      expect(await subjectsTo(kit, told)).toEqual([closesOn(closes), closesOn(nfo!.closes)]);
    });

    it('come again of an offer that is extended while they are sent', async () => {
      const kit = testKit(given.db);
      const { encryptedSchemeId: schemeId } = await nfoOf(kit, NAME);
      const told = await newInvestor(kit);
      await told.client.call(setNfoReminder, { body: { schemeId, remind: true } });
      const { notifier } = kit.services.providers;
      const moves: Awaited<ReturnType<typeof moveClose>>[] = [];
      const send: typeof notifier.send = async (message) => {
        const isFirst = message.subject.includes('closes on') && moves.length === 0;
        if (isFirst) moves.push(await moveClose(kit, schemeId, 10));
        return notifier.send(message);
      };
      Object.assign(kit.services.providers, { notifier: { ...notifier, send } });
      const [nfo] = await given.db.select().from(nfos).where(eq(nfos.id, schemeId));
      await goTo(kit, addDays(nfo!.closes, -1), '12:00');
      const client = await signedInAgain(kit, told);
      expect(await client.call(getNfoReminders)).toEqual([schemeId]);
      const { before, closes } = moves[0]!;
      await goTo(kit, addDays(closes, 1), '12:00');
      expect(await subjectsTo(kit, told)).toEqual([closesOn(closes), closesOn(before)]);
    });

    it.each(['is not sold', 'is sold no more'])(
      'of an offer that %s here name no times of its last day',
      async (how) => {
        const kit = testKit(given.db);
        const name = how === 'is not sold' ? 'DSP Financial Services Sectoral Debt Fund' : NAME;
        const { encryptedSchemeId: schemeId, order: sold } = await nfoOf(kit, name);
        const scheme = eq(schemes.id, sold?.encryptedSchemeId ?? '');
        await given.db.update(schemes).set({ allowPurchase: false }).where(scheme);
        expect((await nfoOf(kit, name)).order).toBeNull();
        const { client, ...asked } = await newInvestor(kit);
        await client.call(setNfoReminder, { body: { schemeId, remind: true } });
        const [nfo] = await given.db.select().from(nfos).where(eq(nfos.id, schemeId));
        await goTo(kit, nfo!.closes, '12:00');
        const [notification] = await notificationsTo(kit, asked);
        expect(notification?.text).toContain('Until it closes, apply with the fund house.');
        expect(notification?.text).not.toMatch(/3 PM|midnight/);
      },
    );

    it('come to who was reminded, and asks once more', async () => {
      const kit = testKit(given.db);
      const { encryptedSchemeId: schemeId } = await nfoOf(kit);
      const { client, userId } = await newInvestor(kit);
      const ask = () => client.call(setNfoReminder, { body: { schemeId, remind: true } });
      await ask();
      await given.db.update(nfoReminders).set({ sentAt: kit.clock.now() }).where(eq(nfoReminders.userId, userId));
      expect(await client.call(getNfoReminders)).toEqual([]);
      expect(await ask()).toEqual([schemeId]);
    });

    it('are refused where it is too late for one, and of offers that are unknown', async () => {
      const kit = testKit(given.db);
      const { encryptedSchemeId: closed } = (await kit.client().call(getNfos)).groups[3]!.nfos[0]!;
      const { client } = await newInvestor(kit);
      const codeOf = async (schemeId: string) =>
        (await client.fail(setNfoReminder, { body: { schemeId, remind: true } })).code;
      expect([await codeOf(closed), await codeOf('nfo_none')]).toEqual(['nfo_reminder_too_late', 'scheme_unknown']);
    });
  },
  'seeded',
);
