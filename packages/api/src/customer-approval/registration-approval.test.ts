import {
  approveByOtp,
  declineCustomerApproval,
  readCustomerApproval,
  sendCustomerApprovalOtp,
} from '@prosperx/core/customer-approval';
import { saveProfile } from '@prosperx/core/profile';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { profiles } from '#db/schema/index.js';
import { completeApplicant, soundAnswers } from '#testing/applicant.js';
import { approvalTokenTo, approveByLink, askApproval, shownBy } from '#testing/customer-approval.js';
import { describeWithDb } from '#testing/engines.js';
import { lastOtp } from '#testing/investing.js';
import { advisorFor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'an account opening that an advisor prepared',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    async function asked() {
      const applicant = await completeApplicant(kit);
      const advisor = await advisorFor(kit, applicant);
      await askApproval(advisor, 'saveUser', {});
      const token = await approvalTokenTo(kit, applicant);
      const save = (body: object) => advisor.call(saveProfile, { query: { ucc: applicant.ucc }, body });
      return { ...applicant, token, save };
    }

    it('shows its owner every answer that they declare by their code', async () => {
      const { token } = await asked();
      const { changes } = await kit.client().call(readCustomerApproval, { body: { token } });
      const shown = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
      expect(shown).toMatchObject({
        pan: expect.stringContaining('••••'),
        birthDate: '31 January 1990',
        mobileOf: 'Self',
        emailOf: 'Spouse',
        address: soundAnswers.personal.address,
        occupation: 'Service',
        income: '5 to 10 lakhs',
        birthPlace: 'Pune, India',
        taxResidence: 'India',
        politics: 'No',
        bank: 'HDFC Bank, HDFC0000001, Savings',
        bankAccount: expect.stringContaining('••••'),
      });
      expect(shown).toHaveProperty('gender');
      expect(shown).toHaveProperty('noNominee', null);
      expect(shown['aadhaar']).toMatch(/9012$/);
    });

    it('shows the signature that it will bear, while it waits', async () => {
      const { token } = await asked();
      const browser = kit.client();
      const { signatureURL } = await browser.call(readCustomerApproval, { body: { token } });
      const statusOf = async () => (await kit.app.hono.request(signatureURL ?? '')).status;
      expect(await statusOf()).toBe(200);
      expect((await kit.app.hono.request((signatureURL ?? '').replace(/apr_[^&]*/, 'apr_other'))).status).toBe(404);
      const { signatureURL: none } = await browser.call(declineCustomerApproval, { body: { token } });
      expect([none, await statusOf()]).toEqual([null, 404]);
    });

    it('is refused where an answer has changed since its owner read it, and sent once they have read it again', async () => {
      const { token, save, mobile, profileId, ...applicant } = await asked();
      const browser = kit.client();
      const read = await shownBy(browser, token);
      await save({ address: '9 Advisors Lane' });
      expect((await browser.fail(sendCustomerApprovalOtp, { body: read })).code).toBe('proposal_changed');

      const again = await shownBy(browser, token);
      await browser.call(sendCustomerApprovalOtp, { body: again });
      const otp = await lastOtp(browser, mobile);
      await save({ address: '10 Advisors Lane' });
      expect((await browser.fail(approveByOtp, { body: { ...again, otp } })).code).toBe('proposal_changed');
      const stateOf = async () => {
        const [row] = await given.db.select().from(profiles).where(eq(profiles.id, profileId));
        return row?.registeredWithBse;
      };
      expect(await stateOf()).toBe(0);

      kit.clock.advance(60_000);
      expect((await approveByLink(kit, { ...applicant, mobile })).state).toBe('approved');
      expect(await stateOf()).not.toBe(0);
    });
  },
  'seeded',
);
