import { uploadCancelledCheque } from '@prosperx/core/bank';
import { getCustomerApprovals, requestCustomerApproval } from '@prosperx/core/customer-approval';
import { toNomineePayload } from '@prosperx/core/nominee';
import { getProfileView } from '@prosperx/core/profile';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditHead, bankAccounts, profiles, users } from '#db/schema/index.js';
import { sealNominees } from '#records/profile/repository.js';
import { approveByLink, askApproval } from '#testing/customer-approval.js';
import { describeWithDb } from '#testing/engines.js';
import { aNominee } from '#testing/exchange-client.js';
import { givePan } from '#testing/give-pan.js';
import { lastOtp, notificationsTo } from '#testing/investing.js';
import { lockIsAwaited } from '#testing/locks.js';
import { advisorFor, newCustomer } from '#testing/new-investor.js';
import { bmp } from '#testing/pictures.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const DAY = 86_400_000;

describeWithDb(
  'a customer is asked',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    it('for no other email while theirs alone stands in for a forgotten password', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const advisor = await advisorFor(kit, customer);
      const isProof = { codeAtLogin: 'always' as const, emailVerifiedAt: kit.clock.now() };
      await given.db.update(users).set(isProof).where(eq(users.id, customer.userId));
      const body = { call: 'updateProfile' as const, change: { primaryEmail: 'new@example.com' } };
      const { fields } = await advisor.fail(requestCustomerApproval, { body });
      expect(fields).toEqual({ primaryEmail: 'email_is_proof' });
      expect(await notificationsTo(kit, customer)).not.toContainEqual(
        expect.objectContaining({ subject: 'Please approve a change of your contact details' }),
      );
      await askApproval(advisor, 'updateProfile', { address: '2 New Road' });
    });

    it('for a nominee with whatever PAN: whether it is their own they are told themselves, and their advisor is not', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      await givePan(kit, customer.profileId, 'HIDPN4321K');
      const advisor = await advisorFor(kit, customer);
      const ask = (...pans: readonly string[]) => {
        const nominees = pans.map((pan, at) => ({
          ...aNominee,
          nomineeName: ['Ira Rao', 'Kiran Rao'][at] ?? '',
          nomineeIDNumber: pan,
          nomineePercentage: String(100 / pans.length),
        }));
        return askApproval(advisor, 'updateNominees', toNomineePayload({ optIn: true, nominees }));
      };
      expect((await ask('HIDPN4322K')).state).toBe('pending');
      expect((await ask('HIDPN4323K', 'HIDPN4321K')).state).toBe('pending');
      const sentBefore = await lastOtp(kit.client(), customer.mobile).catch(() => '');
      await expect(approveByLink(kit, customer)).rejects.toThrow('pan_own');
      // before a code is sent, which they would spend on it
      expect(await lastOtp(kit.client(), customer.mobile).catch(() => '')).toBe(sentBefore);
    });

    it('for a nominee with whatever number: whether another has it already their advisor is not told', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const two = (first: string, second: string) => ({
        optIn: true,
        nominees: ['Ira Rao', 'Kiran Rao'].map((nomineeName, at) => ({
          ...aNominee,
          nomineeName,
          nomineeIDNumber: at === 0 ? first : second,
          nomineePercentage: '50',
        })),
      });
      const nominees = sealNominees(kit.services.crypto, customer.profileId, two('NOMPI1234A', 'NOMPK5678B').nominees);
      await given.db.update(profiles).set({ nominees }).where(eq(profiles.id, customer.profileId));
      const advisor = await advisorFor(kit, customer);
      const { nomineeList } = await advisor.call(getProfileView, { query: { ucc: customer.ucc } });
      const masked = nomineeList[0]?.nomineeIDNumber ?? '';
      expect(masked).toBe('NOMPI••••A');
      for (const guess of ['NOMPI1233A', 'NOMPI1234A'])
        expect((await askApproval(advisor, 'updateNominees', toNomineePayload(two(masked, guess)))).state).toBe(
          'pending',
        );
      await expect(approveByLink(kit, customer)).rejects.toThrow('id_repeated');
      // of what is typed alike they are told
      const alike = {
        call: 'updateNominees' as const,
        change: { ...toNomineePayload(two('NOMPI1234A', 'NOMPI1234A')) },
      };
      const { fields } = await advisor.fail(requestCustomerApproval, { body: alike });
      expect(fields).toEqual({ nominee2IDNumber: 'id_repeated' });
    });

    it('for a bank account with the cheque that came with the request, until the request ends', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const ofAnother = { kind: 'add', accNo: '500000000005', ifsc: 'SBIN0000300', bankAccountType: 'SB' };
      const early = await advisorFor(kit, customer);
      await early.call(uploadCancelledCheque, { body: { file: bmp(), name: 'cheque.bmp' } });
      kit.clock.advance(DAY / 6);
      await askApproval(await advisorFor(kit, customer), 'changeBankAccount', ofAnother);
      kit.clock.advance(DAY - 60_000);
      expect((await approveByLink(kit, customer)).state).toBe('approved');
      const added = and(eq(bankAccounts.profileId, customer.profileId), eq(bankAccounts.state, 'review'));
      expect(await given.db.$count(bankAccounts, added)).toBe(1);
    });

    it('anew about what ran out before, which no newer request has replaced', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const change = { address: '2 New Road' };
      await askApproval(await advisorFor(kit, customer), 'updateProfile', change);
      kit.clock.advance(DAY);
      const advisor = await advisorFor(kit, customer);
      await askApproval(advisor, 'updateProfile', change);
      const asked = await advisor.call(getCustomerApprovals);
      expect(asked.map(({ state, overBy }) => [state, overBy])).toEqual([
        ['pending', null],
        ['expired', null],
      ]);
    });

    // the embedded database has one connection: nobody waits for anybody
    it.runIf(given.engine === 'postgres')(
      'about one thing by the last of two requests, also of two at once',
      async () => {
        const advisor = await advisorFor(kit, await newCustomer(kit, 'AG1001'));
        const ask = () => askApproval(advisor, 'updateProfile', { address: '2 New Road' });
        const asking = await given.db.transaction(async (tx) => {
          // neither request can end before the other has begun
          await tx.select().from(auditHead).for('update');
          const first = ask();
          await lockIsAwaited(given.db);
          const second = ask();
          await lockIsAwaited(given.db, 2);
          return [first, second];
        });
        await Promise.all(asking);
        const asked = await advisor.call(getCustomerApprovals);
        expect(asked.map(({ state }) => state).sort()).toEqual(['expired', 'pending']);
      },
    );
  },
  'seeded',
);
