import { changeAdvisor, setCustomerFamily } from '@prosperx/core/agent';
import {
  answerFamily,
  askFamilyConsents,
  getFamily,
  getFamilyConsents,
  getFamilyPortfolio,
  MOST_MEMBERS,
} from '@prosperx/core/family';
import { rupees } from '@prosperx/core/money';
import { sendProfileOtp, verifyProfileOtp } from '@prosperx/core/profile';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { and, eq, like, or } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newId, newToken } from '#crypto/new-id.js';
import {
  agentCustomers,
  auditEntries,
  customerFamilies,
  familyConsents,
  profiles,
  schemes,
  users,
} from '#db/schema/index.js';
import { housekeeping } from '#housekeeping/housekeeping.js';
import { FAMILY_ASKED } from '#queue/job-kinds.js';
import type { Job } from '#queue/queue.js';
import { lockFamilies } from '#records/family/members.js';
import { contactOf } from '#records/profile/reach.js';
import { lockedProfile } from '#records/profile/repository.js';
import { consumeReceiver, OF_A_RECEIVER } from '#records/share/receiver.js';
import { seedHolding } from '#sandbox/seed/seed-holding.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, lastOtp, notificationsTo, schemeOf } from '#testing/investing.js';
import { lockIsAwaited } from '#testing/locks.js';
import { advisorFor, advisorOfCode, newCustomer } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'a family',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    type Customer = Awaited<ReturnType<typeof newCustomer>>;
    const holds = ({ profileId, ucc }: Customer, bought: number) =>
      seedHolding(
        { ...kit.services, now: kit.clock.now(), passwordHash: '' },
        { key: profileId, profileId, ucc, mandateId: '' },
        { amfiCode: EQUITY, folioNumber: newToken().slice(0, 12), lumpsums: [['2026-09-01', rupees(bought)]] },
      );

    /** Two members who hold something, and were asked by their advisor. */
    async function newFamily() {
      const [asha, bala] = [await newCustomer(kit, 'AG1001'), await newCustomer(kit, 'AG1001')];
      const advisor = await advisorOfCode(kit, 'AG1001');
      const family = `Rao ${newToken().slice(0, 8)}`;
      await holds(asha, 1_00_000);
      await holds(bala, 50_000);
      for (const { profileId } of [asha, bala])
        await advisor.call(setCustomerFamily, { body: { encryptedId: profileId, family } });
      const asked = await advisor.call(askFamilyConsents, { body: { family } });
      await kit.settle();
      const allows = (owner: Customer, viewer: Customer, allow = true) =>
        owner.client.call(answerFamily, { body: { memberId: viewer.profileId, allow } });
      const seenBy = async ({ client }: Customer) => client.call(getFamilyPortfolio);
      return { asha, bala, advisor, family, asked, allows, seenBy };
    }

    it('shows what a member holds to those alone whom they allow, in no sum before, and no longer once they take it back', async () => {
      const { asha, bala, advisor, family, asked, allows, seenBy } = await newFamily();
      expect([asked.consents.length, asked.unasked]).toEqual([2, 0]);
      const own = await seenBy(asha);
      expect([own.members.map(({ memberId }) => memberId), own.value]).toEqual([
        [asha.profileId],
        own.members[0]!.value,
      ]);
      const { members, advisorName } = await bala.client.call(getFamily);
      expect([advisorName, members]).toEqual([
        'Sunita Kulkarni',
        [expect.objectContaining({ memberId: asha.profileId, mine: 'asked', showsTheirs: false })],
      ]);
      await allows(bala, asha);
      const seen = await seenBy(asha);
      const theirs = seen.members.find(({ isOwn }) => !isOwn)!;
      expect([theirs.memberId, theirs.holdings.length]).toEqual([bala.profileId, 1]);
      expect(theirs.value).toBe(theirs.holdings[0]!.value);
      expect(seen.value).toBe(own.value + theirs.value);
      // it is of one direction: what the other one holds is theirs to show
      expect((await seenBy(bala)).members.length).toBe(1);
      expect((await asha.client.call(getFamily)).members[0]).toMatchObject({ mine: 'asked', showsTheirs: true });
      const stands = await advisor.call(getFamilyConsents, { query: { family } });
      expect(stands.consents.find(({ ownerId }) => ownerId === bala.profileId)?.state).toBe('allowed');
      await allows(bala, asha, false);
      expect(await seenBy(asha)).toEqual(own);
      const endedAt = kit.clock.now();
      expect((await bala.client.call(getFamily)).members[0]).toMatchObject({ mine: 'declined', endedAt });
      const after = await advisor.call(getFamilyConsents, { query: { family } });
      const [ofAsha, ofBala] = [asha, bala].map(({ profileId }) =>
        after.consents.find((each) => each.ownerId === profileId),
      );
      expect([ofAsha?.endedAt, ofBala?.endedAt]).toEqual([null, endedAt]);
      // who has answered is not asked again
      await advisor.call(askFamilyConsents, { body: { family } });
      expect((await bala.client.call(getFamily)).members[0]!.mine).toBe('declined');
    });

    // the embedded database has one connection: nobody waits for anybody
    it.runIf(given.engine === 'postgres')('is asked while the account of a member is locked for a change', async () => {
      const { asha, bala, advisor, family } = await newFamily();
      await given.db.delete(familyConsents).where(eq(familyConsents.profileId, asha.profileId));
      await given.db.transaction(async (tx) => {
        await lockedProfile(tx, asha.profileId);
        await lockedProfile(tx, bala.profileId);
        const { consents } = await advisor.call(askFamilyConsents, { body: { family } });
        expect(consents.length).toBe(2);
      });
    });

    it.runIf(given.engine === 'postgres')('takes no word of a member who is moved out of it meanwhile', async () => {
      const { asha, bala, allows } = await newFamily();
      let answering: Promise<unknown> | undefined;
      await given.db.transaction(async (tx) => {
        await lockFamilies(tx, 'AG1001');
        answering = allows(bala, asha).catch(String);
        await lockIsAwaited(given.db);
        await tx.delete(customerFamilies).where(eq(customerFamilies.profileId, bala.profileId));
      });
      expect(await answering).toContain('404');
      const [kept] = await given.db.select().from(familyConsents).where(eq(familyConsents.profileId, bala.profileId));
      expect(kept?.state).toBe('asked');
    });

    it('is audited for each, and tells each member once by mail that they are asked', async () => {
      const { asha, bala, advisor, family, allows } = await newFamily();
      await advisor.call(askFamilyConsents, { body: { family } });
      await allows(bala, asha);
      await allows(bala, asha);
      await allows(bala, asha, false);
      const rows = await given.db
        .select({ action: auditEntries.action })
        .from(auditEntries)
        .where(and(eq(auditEntries.subject, bala.profileId), like(auditEntries.action, 'family.%')))
        .orderBy(auditEntries.seq);
      expect(rows.map(({ action }) => action)).toEqual(['family.asked', 'family.allowed', 'family.withdrawn']);
      const mails = (await notificationsTo(kit, bala)).filter(({ subject }) => subject.includes('family'));
      expect(mails.map(({ text }) => text.includes('Until you allow it, nobody sees anything'))).toEqual([true]);
    });

    it('is no way in for anybody else: a stranger, another advisor, or the advisor in the account', async () => {
      const { asha, bala, family, allows } = await newFamily();
      const stranger = await newCustomer(kit, 'AG1001');
      expect((await stranger.client.fail(answerFamily, { body: { memberId: asha.profileId, allow: true } })).code).toBe(
        'not_found',
      );
      // nobody allows themselves what is another one’s to allow
      expect((await asha.client.fail(answerFamily, { body: { memberId: asha.profileId, allow: true } })).code).toBe(
        'not_found',
      );
      await allows(bala, asha);
      expect((await stranger.client.call(getFamilyPortfolio)).members.length).toBe(1);
      expect((await stranger.client.call(getFamily)).members).toEqual([]);
      const other = await advisorOfCode(kit, 'AG1002');
      expect((await other.fail(getFamilyConsents, { query: { family } })).code).toBe('customer_unknown');
      expect((await other.fail(askFamilyConsents, { body: { family } })).code).toBe('customer_unknown');
      const inside = await advisorFor(kit, asha);
      expect((await inside.fail(getFamilyPortfolio)).code).toBe('forbidden');
      expect((await inside.fail(answerFamily, { body: { memberId: bala.profileId, allow: true } })).code).toBe(
        'forbidden',
      );
    });

    it('ends for who is taken out of it, whose account is closed, or who chooses another advisor, and does not come back', async () => {
      const { asha, bala, advisor, family, allows, seenBy } = await newFamily();
      const isSeen = async () => (await seenBy(asha)).members.length === 2;
      const put = (name: string) =>
        advisor.call(setCustomerFamily, { body: { encryptedId: bala.profileId, family: name } });
      await allows(bala, asha);
      await put(family);
      expect(await isSeen()).toBe(true);
      await put('');
      expect(await isSeen()).toBe(false);
      expect((await bala.client.call(getFamily)).ended).toEqual([
        { memberId: asha.profileId, name: expect.any(String), endedAt: kit.clock.now() },
      ]);
      await put(family);
      expect(await isSeen()).toBe(false);
      await advisor.call(askFamilyConsents, { body: { family } });
      await allows(bala, asha);
      const ofBala = eq(profiles.id, bala.profileId);
      await given.db.update(profiles).set({ closedAt: kit.clock.now() }).where(ofBala);
      expect(await isSeen()).toBe(false);
      await given.db.update(profiles).set({ closedAt: null }).where(ofBala);
      expect(await isSeen()).toBe(true);
      const change = { agentCode: 'AG1002' };
      const query = { encryptedId: bala.profileId, purpose: 'advisor' as const };
      await bala.client.call(sendProfileOtp, { query, body: { change } });
      const otp = await lastOtp(bala.client, bala.mobile);
      const { ticket } = await bala.client.call(verifyProfileOtp, { query, body: { otp } });
      await bala.client.call(changeAdvisor, { body: { ...change, ticket: ticket ?? '' } });
      expect(await isSeen()).toBe(false);
      const { profileId, viewerId } = familyConsents;
      const left = or(eq(profileId, bala.profileId), eq(viewerId, bala.profileId));
      expect(await given.db.$count(familyConsents, left)).toBe(0);
    });

    it('lists what has no NAV yet without a value, and says that it is not in the totals', async () => {
      const { asha, bala, allows, seenBy } = await newFamily();
      await allows(bala, asha);
      const before = await seenBy(asha);
      const ofScheme = eq(schemes.id, schemeOf(EQUITY).id);
      const [known] = await given.db.select().from(schemes).where(ofScheme);
      await given.db.update(schemes).set({ latestNav: null, latestNavDate: null }).where(ofScheme);
      const seen = await seenBy(asha);
      const { latestNav, latestNavDate } = known!;
      await given.db.update(schemes).set({ latestNav, latestNavDate }).where(ofScheme);
      expect([before.unvalued, seen.unvalued, seen.value, seen.asOfNavDate]).toEqual([0, 2, 0, null]);
      expect(seen.members.map(({ value, holdings }) => [value, holdings[0]?.value, holdings[0]?.units])).toEqual(
        before.members.map(({ holdings }) => [0, null, holdings[0]?.units]),
      );
    });

    it('asks nobody again who was taken out of it and put back: what they declined stands, and no other mail goes out', async () => {
      const { asha, bala, advisor, family, allows } = await newFamily();
      await allows(bala, asha, false);
      for (const name of ['', family])
        await advisor.call(setCustomerFamily, { body: { encryptedId: bala.profileId, family: name } });
      const again = await advisor.call(askFamilyConsents, { body: { family } });
      expect([again.unasked, again.consents.map(({ state }) => state).sort()]).toEqual([0, ['asked', 'declined']]);
      await kit.settle();
      for (const member of [asha, bala]) {
        const mails = await notificationsTo(kit, member);
        expect(mails.filter(({ subject }) => subject.includes('family')).length).toBe(1);
      }
      expect((await bala.client.call(getFamily)).members[0]!.mine).toBe('declined');
    });

    it('asks one person so often a day and no more, however many families they are put into', async () => {
      const { asha, advisor } = await newFamily();
      const other = await newCustomer(kit, 'AG1001');
      const family = `Another ${newToken().slice(0, 8)}`;
      for (const { profileId } of [asha, other])
        await advisor.call(setCustomerFamily, { body: { encryptedId: profileId, family } });
      const [user] = await given.db.select().from(users).where(eq(users.id, asha.userId));
      const { to } = contactOf(kit.services, user!);
      // she was sent one mail already; the rest of a day comes from whomever
      for (let left = OF_A_RECEIVER.most - 1; left > 0; left -= 1) await consumeReceiver(kit.services, to);
      expect((await advisor.fail(askFamilyConsents, { body: { family } })).code).toBe('too_many_requests');
      // whoever shares the call is not asked either, and nothing of it is kept
      expect(await given.db.$count(familyConsents, eq(familyConsents.profileId, other.profileId))).toBe(0);
    });

    it('has room for so many accounts; nobody is asked of a larger one of before, whose pairs are counted all the same', async () => {
      const advisor = await advisorOfCode(kit, 'AG1001');
      const family = `Large ${newToken().slice(0, 8)}`;
      const putIn = ({ profileId }: Customer) =>
        given.db.insert(customerFamilies).values({ agentCode: 'AG1001', profileId, family });
      for (let left = MOST_MEMBERS; left > 0; left -= 1) await putIn(await newCustomer(kit, 'AG1001'));
      const last = await newCustomer(kit, 'AG1001');
      const put = { body: { encryptedId: last.profileId, family } };
      expect((await advisor.fail(setCustomerFamily, put)).fields).toEqual({ family: 'too_many' });
      await putIn(last);
      const { unasked } = await advisor.call(getFamilyConsents, { query: { family } });
      expect(unasked).toBe((MOST_MEMBERS + 1) * MOST_MEMBERS);
      expect((await advisor.fail(askFamilyConsents, { body: { family } })).message).toContain(String(MOST_MEMBERS));
    });

    it('of one person has nobody to ask', async () => {
      const { profileId } = await newCustomer(kit, 'AG1001');
      const advisor = await advisorOfCode(kit, 'AG1001');
      const family = `Alone ${newToken().slice(0, 8)}`;
      await advisor.call(setCustomerFamily, { body: { encryptedId: profileId, family } });
      expect((await advisor.fail(askFamilyConsents, { body: { family } })).code).toBe('invalid_input');
    });

    it('sees nothing by a guardian’s word any more once its minor has turned 18, who could not take it back', async () => {
      const { asha, bala, allows, seenBy } = await newFamily();
      await allows(bala, asha);
      expect((await seenBy(asha)).members.length).toBe(2);
      const grown = { taxStatus: '02', majorStatus: 'MAJOR' };
      await given.db.update(profiles).set(grown).where(eq(profiles.id, bala.profileId));
      expect((await bala.client.fail(getFamily)).code).toBe('forbidden');
      expect((await seenBy(asha)).members.length).toBe(1);
      expect((await asha.client.call(getFamily)).members).toEqual([]);
      // nor once the account is their own, a night later
      await housekeeping(kit.services, {} as Job);
      await given.db
        .update(profiles)
        .set({ taxStatus: '01', majorStatus: null })
        .where(eq(profiles.id, bala.profileId));
      expect((await seenBy(asha)).members.length).toBe(1);
      const ended = and(eq(auditEntries.subject, bala.profileId), eq(auditEntries.action, 'family.ended'));
      expect(await given.db.$count(auditEntries, ended)).toBe(1);
    });

    it('has nobody in it for the advisor whose right to act they ended: they are neither asked nor listed', async () => {
      const { asha, bala, advisor, family } = await newFamily();
      const { consents } = await advisor.call(getFamilyConsents, { query: { family } });
      expect(consents.length).toBe(2);
      const end = (userId: string) =>
        given.db
          .update(agentCustomers)
          .set({ actingEndedAt: kit.clock.now() })
          .where(eq(agentCustomers.userId, userId));
      await end(bala.userId);
      const left = await advisor.call(getFamilyConsents, { query: { family } });
      expect([left.members.map(({ memberId }) => memberId), left.consents]).toEqual([[asha.profileId], []]);
      expect((await advisor.fail(askFamilyConsents, { body: { family } })).code).toBe('invalid_input');
      await end(asha.userId);
      expect((await advisor.fail(getFamilyConsents, { query: { family } })).code).toBe('customer_unknown');
    });

    /** What the member is sent when the queue comes to it, and not before. */
    async function toldLater({ userId, mobile }: Customer, meanwhile: () => Promise<unknown>) {
      await meanwhile();
      const tell = kit.services.handlers[FAMILY_ASKED]!;
      const payload = { userId, agentCode: 'AG1001' };
      await tell(kit.services, { kind: FAMILY_ASKED, ref: newId('mail'), payload } as Job);
      const [mails, sms] = [
        await notificationsTo(kit, { userId }),
        await kit.client().call(sandboxMessages, { query: { to: mobile } }),
      ];
      return [...mails, ...sms].filter(({ subject }) => subject.includes('family'));
    }

    it('tells by SMS, without the words of the mail, whoever has verified no address', async () => {
      const { bala } = await newFamily();
      const before = (await notificationsTo(kit, bala)).length;
      const told = await toldLater(bala, () =>
        given.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, bala.userId)),
      );
      expect((await notificationsTo(kit, bala)).length).toBe(before);
      expect(told.find(({ channel }) => channel === 'sms')?.text).toMatch(/^ProsperX: .*who in your family may see/);
    });

    it('tells nobody of a question that no longer stands: answered, or of a family that they have left', async () => {
      const { asha, bala, advisor, allows } = await newFamily();
      expect((await toldLater(bala, () => allows(bala, asha))).length).toBe(1);
      const body = { encryptedId: bala.profileId, family: '' };
      expect((await toldLater(asha, () => advisor.call(setCustomerFamily, { body }))).length).toBe(1);
    });
  },
  'seeded',
);
