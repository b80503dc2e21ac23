import { findRecords } from '@prosperx/core/operator';
import { requestDeletion, withdrawDeletion } from '@prosperx/core/profile';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { OTP_LIMITS, updatePassword, userLogin, verifyPassword } from '@prosperx/core/session';
import { addDays, type BusinessDate, businessDate, businessDateAt, instantAt } from '@prosperx/core/time';
import { and, eq, getTableName, like } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import {
  auditEntries,
  deletionRequests,
  files,
  type Lookup,
  mandates,
  orders,
  payments,
  profiles,
  queue,
  users,
} from '#db/schema/index.js';
import { housekeeping, scheduleHousekeeping } from '#housekeeping/housekeeping.js';
import { ERASE_ACCOUNT } from '#queue/job-kinds.js';
import type { Job } from '#queue/queue.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { completeApplicant, profileTicket } from '#testing/applicant.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, lumpsum } from '#testing/investing.js';
import { loginCodes } from '#testing/login-codes.js';
import { signedInAgain, type TestInvestor } from '#testing/new-investor.js';
import { operatorClient } from '#testing/operators.js';
import { addMandate } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { eraseAccount, scheduleErasures } from './erase-account.js';
import { erasureNotification } from './erasure-notification.text.js';
import { personalTables } from './retention.js';

const DAY = 86_400_000;

describeWithDb(
  'eraseAccount',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute('delete from throttles');
    });
    const { ticketFor } = loginCodes(() => ({ kit, browser: kit.client() }));

    /** The number of rows of a person by table, and of everybody else. */
    async function rowsOf({ profileId, userId }: TestInvestor) {
      const who = { db: given.db, profileId, userId };
      const counts: Record<string, number> = {};
      for (const { table, of } of personalTables) counts[getTableName(table)] = await given.db.$count(table, of(who));
      return counts;
    }
    const rowsOfOther = async ({ profileId, userId }: TestInvestor) => {
      const { queue: _, sessions: __, ...counts } = await rowsOf({ profileId, userId } as TestInvestor);
      return counts;
    };
    const request = async (investor: TestInvestor) => {
      kit.clock.advance(OTP_LIMITS.gap.within);
      const client = await signedInAgain(kit, investor);
      const ticket = await profileTicket({ ...investor, client }, 'deletion');
      await client.call(requestDeletion, { query: { ucc: investor.ucc }, body: { ticket } });
    };
    /** Lets the night come on which the deletion is due. */
    const afterDays = async (days: number) => {
      kit.clock.advance(days * DAY);
      await scheduleErasures(given.db, kit.clock.now());
      await kit.settle();
      await kit.settle();
    };
    const jobOf = ({ profileId }: TestInvestor) => ({ payload: { profileId } }) as unknown as Job;
    const subjectsTo = async (to: string) =>
      (await kit.client().call(sandboxMessages, { query: { to } })).map(({ subject }) => subject);
    const emailOf = async ({ userId }: Pick<TestInvestor, 'userId'>) => {
      const [user] = await given.db.select().from(users).where(eq(users.id, userId));
      return kit.services.crypto.open(users.email, user!) ?? '';
    };

    /** A person with whom money was moved, and none is any more. */
    async function formerInvestor() {
      const investor = await newCheckout(kit);
      await investor.payAtBank();
      const { profileId } = investor;
      const over = { state: 'refused', paymentState: 'refunded' } as const;
      await given.db.update(orders).set(over).where(eq(orders.profileId, profileId));
      await given.db.update(payments).set({ state: 'refunded' }).where(eq(payments.profileId, profileId));
      return investor;
    }

    // Trust G2: erased thirty nights after they asked
    it('erases all of a person with whom no money was moved, thirty nights after they asked, and tells them', async () => {
      const [investor, other] = [await completeApplicant(kit), await completeApplicant(kit)];
      await fillCart(investor.client, lumpsum(5_000));
      const [email, otherRows] = [await emailOf(investor), await rowsOfOther(other)];
      const pictures = await given.db.select().from(files).where(eq(files.profileId, investor.profileId));
      await request(investor);
      const due = addDays(businessDateAt(kit.clock.now()), 30);
      const untilNight = async (day: BusinessDate) => {
        await kit.clock.moveTo(instantAt(addDays(day, -1), '12:00'));
        await scheduleHousekeeping(given.db, kit.clock.now());
        await kit.scheduler.advanceTo(kit.clock, instantAt(day, '04:00'));
      };

      await untilNight(addDays(due, -1));
      expect(await rowsOf(investor)).toMatchObject({ users: 1, profiles: 1, files: 1, bank_accounts: 1, carts: 1 });
      await untilNight(due);
      await kit.settle();
      expect(Object.values(await rowsOf(investor)).every((count) => count === 0)).toBe(true);
      expect(await rowsOfOther(other)).toEqual(otherRows);
      for (const { id } of pictures) expect(await kit.services.providers.fileStore.get(id)).toBeNull();
      expect((await subjectsTo(email))[0]).toBe('Your ProsperX account was deleted');
      expect(await given.db.$count(queue, eq(queue.kind, 'notifier.erasure_letter'))).toBe(1);
      const audited = await given.db.select().from(auditEntries).where(eq(auditEntries.action, 'account.erased'));
      expect(audited).toMatchObject([{ objectId: investor.profileId, details: { keptUntil: null } }]);
      // their mobile is that of a new person
      const body = { mobile: investor.mobile, ticket: await ticketFor(investor.mobile), password: 'fresh start 1' };
      expect((await kit.client().fail(updatePassword, { body })).code).toBe('not_found');
    });

    it('keeps the records of money for eight years, erases the rest, and lets its owner come back as a new person', async () => {
      const investor = await formerInvestor();
      await addMandate(kit.services, investor.profileId, 10_000);
      const [email, before] = [await emailOf(investor), await rowsOf(investor)];
      await request(investor);
      await afterDays(31);
      // its mandate is ended at the bank first
      expect(await rowsOf(investor)).toMatchObject({ cart_items: before['cart_items'] });
      await afterDays(1);
      const after = await rowsOf(investor);
      for (const { table, onHold } of personalTables) {
        const name = getTableName(table);
        const kept = name === 'deletion_requests' ? 1 : before[name];
        expect(after[name], name).toBe(onHold === 'erase' ? 0 : kept);
      }
      const [user] = await given.db.select().from(users).where(eq(users.id, investor.userId));
      expect(user).toMatchObject({ email: null, emailHash: null, name: expect.any(String) as unknown });
      const [profile] = await given.db.select().from(profiles).where(eq(profiles.id, investor.profileId));
      expect(profile).toMatchObject({ panHash: null, nominees: null, aadhaarLastFour: null, ucc: investor.ucc });
      const ofInvestor = eq(mandates.profileId, investor.profileId);
      expect(new Set((await given.db.select().from(mandates).where(ofInvestor)).map(({ state }) => state))).toEqual(
        new Set(['cancelled']),
      );
      expect((await subjectsTo(email))[0]).toBe('Your ProsperX account was deleted');

      const ticket = await ticketFor(investor.mobile);
      const [mobile, password] = [investor.mobile, 'fresh start 1'];
      const asNew = { mobile, ticket, password, userName: 'Asha Rao', emailId: email };
      expect((await kit.client().fail(updatePassword, { body: { mobile, ticket, password } })).code).toBe('not_found');
      const [info] = await kit.client().call(userLogin, { body: asNew });
      expect(info?.user.registeredWithBse).toBe(0);
      const meena = await operatorClient(kit);
      const found = await meena.call(findRecords, { query: { what: mobile } });
      expect(found.map(({ profileId }) => profileId === investor.profileId).sort()).toEqual([false, true]);

      const [kept] = await given.db
        .select()
        .from(deletionRequests)
        .where(eq(deletionRequests.profileId, investor.profileId));
      expect(kept?.keptUntil).toBe('2034-12-18');
      await given.db
        .update(deletionRequests)
        .set({ keptUntil: businessDate('2026-12-17') })
        .where(eq(deletionRequests.profileId, investor.profileId));
      await afterDays(1);
      expect(Object.values(await rowsOf(investor)).every((count) => count === 0)).toBe(true);
      // the notification was sent when the account was closed
      expect((await subjectsTo(email)).filter((subject) => subject.endsWith('was deleted'))).toHaveLength(1);
    });

    it('frees the mobile of a person whom a server of the version before has closed', async () => {
      const { userId, mobile } = await completeApplicant(kit);
      await given.db.update(users).set({ disabledAt: kit.clock.now() }).where(eq(users.id, userId));
      await housekeeping(kit.services, {} as Job);
      const body = { mobile, ticket: await ticketFor(mobile), password: 'fresh start 1', userName: 'Asha Rao' };
      const [info] = await kit.client().call(userLogin, { body: { ...body, emailId: `back${mobile}@example.com` } });
      expect(info?.user.name).toBe('Asha Rao');
    });

    it('is arranged for also on a night on which the mobile of another closed account cannot be freed', async () => {
      const [investor, closed, other] = [
        await completeApplicant(kit),
        await completeApplicant(kit),
        await completeApplicant(kit),
      ];
      await request(investor);
      await given.db.update(users).set({ disabledAt: kit.clock.now() }).where(eq(users.id, closed.userId));
      const setHash = (mobileHash: Lookup) =>
        given.db.update(users).set({ mobileHash }).where(eq(users.id, other.userId));
      const [kept] = await given.db.select().from(users).where(eq(users.id, other.userId));
      await setHash(`closed ${closed.userId}` as Lookup);
      kit.clock.advance(31 * DAY);
      await expect(housekeeping(kit.services, {} as Job)).rejects.toThrow('1 steps of the night failed');
      const ofInvestor = and(eq(queue.kind, ERASE_ACCOUNT), like(queue.ref, `${investor.profileId}:%`));
      expect(await given.db.$count(queue, ofInvestor)).toBe(1);
      await setHash(kept!.mobileHash);
      await housekeeping(kit.services, {} as Job);
    });

    it('erases all or nothing: what was interrupted is whole again, and is done once when it is repeated', async () => {
      const investor = await completeApplicant(kit);
      await request(investor);
      kit.clock.advance(31 * DAY);
      const before = await rowsOf(investor);
      const crypto = {
        ...kit.services.crypto,
        lookup: () => {
          throw new Error('the server died');
        },
      };
      await expect(eraseAccount({ ...kit.services, crypto }, jobOf(investor))).rejects.toThrow('the server died');
      expect(await rowsOf(investor)).toEqual(before);
      for (let times = 2; times > 0; times--) await eraseAccount(kit.services, jobOf(investor));
      expect(Object.values(await rowsOf(investor)).every((count) => count === 0)).toBe(true);
      const audited = eq(auditEntries.objectId, investor.profileId);
      const entries = await given.db.select().from(auditEntries).where(audited);
      expect(entries.filter(({ action }) => action === 'account.erased')).toHaveLength(1);
    });

    it('leaves an account alone whose owner has withdrawn the request, which they are told', async () => {
      const investor = await completeApplicant(kit);
      await request(investor);
      const client = await signedInAgain(kit, investor);
      for (let times = 2; times > 0; times--)
        expect(await client.call(withdrawDeletion, { query: { ucc: investor.ucc }, body: {} })).toEqual({
          withdrawn: true,
        });
      await kit.settle();
      const subjects = await subjectsTo(await emailOf(investor));
      expect(subjects.filter((subject) => subject === 'Your ProsperX account will be kept')).toHaveLength(1);
      await afterDays(31);
      expect((await rowsOf(investor)).profiles).toBe(1);
    });

    it('waits while something blocks the deletion again', async () => {
      const investor = await completeApplicant(kit);
      await request(investor);
      const { profileId } = await newCheckout(kit);
      await given.db.update(orders).set({ profileId: investor.profileId }).where(eq(orders.profileId, profileId));
      await afterDays(31);
      expect((await rowsOf(investor)).profiles).toBe(1);
      expect(kit.log.lines.join()).toContain('erasure_blocked');
    });

    it('erases one of several accounts of a person, who goes on with the others', async () => {
      const [user] = await given.db.select().from(profiles).where(eq(profiles.name, 'Kabir Anand'));
      const own = await given.db.select().from(profiles).where(eq(profiles.userId, user!.userId));
      await given.db.insert(deletionRequests).values({ profileId: own[1]!.id, requestedAt: kit.clock.now() });
      await afterDays(31);
      const to = await emailOf(user!);
      const [notification] = await kit.client().call(sandboxMessages, { query: { to } });
      expect(notification?.text).toContain('One of your ProsperX accounts was deleted');
      expect(notification?.subject).toBe('One of your ProsperX accounts was deleted');
      expect(notification?.text).not.toContain('your personal details');
      expect(await given.db.$count(profiles, eq(profiles.userId, user!.userId))).toBe(own.length - 1);
      const [left] = await given.db.select().from(users).where(eq(users.id, user!.userId));
      expect(left?.disabledAt).toBeNull();
      const body = { username: '9876500004', password: SANDBOX_PASSWORD };
      const offered = await kit.client().call(verifyPassword, { body });
      expect(offered).toHaveLength(own.length - 1);
    });

    it('says to whom closed accounts alone are left that theirs was deleted, and that records are kept', async () => {
      const investor = await completeApplicant(kit);
      const to = await emailOf(investor);
      const [own] = await given.db.select().from(profiles).where(eq(profiles.id, investor.profileId));
      const former = { ...own!, id: 'prf_former', ucc: 'FORMER1', pan: null, panHash: null, panEnd: null };
      await given.db.insert(profiles).values({ ...former, closedAt: kit.clock.now() });
      await request(investor);
      await afterDays(31);
      const [notification] = await kit.client().call(sandboxMessages, { query: { to } });
      expect(notification?.subject).toBe('Your ProsperX account was deleted');
      expect(notification?.text).toContain('Your ProsperX account was deleted');
      expect(notification?.text).toContain('records of your former accounts are kept');
      expect(erasureNotification.sms(null, 'open')).toContain('one of your accounts was deleted');
    });
  },
  'seeded',
);
