import {
  approveByOtp,
  readCustomerApproval,
  requestCustomerApproval,
  sendCustomerApprovalOtp,
} from '@prosperx/core/customer-approval';
import { toNomineePayload } from '@prosperx/core/nominee';
import { beforeEach, expect, it } from 'vitest';
import { approvalTokenTo, askApproval } from '#testing/customer-approval.js';
import { describeWithDb } from '#testing/engines.js';
import { aNominee } from '#testing/exchange-client.js';
import { lastOtp } from '#testing/investing.js';
import { advisorFor, newCustomer } from '#testing/new-investor.js';
import { newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const headers = { 'Accept-Language': 'hi' };

describeWithDb(
  'what a customer approves in Hindi',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    it('names who nominees are to them in Hindi, and is the same to whoever approves it in English', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const advisor = await advisorFor(kit, customer);
      await askApproval(advisor, 'updateNominees', toNomineePayload({ optIn: true, nominees: [aNominee] }));
      const body = { token: await approvalTokenTo(kit, customer) };
      const browser = kit.client();
      const read = await browser.call(readCustomerApproval, { body, headers });
      expect(read.changes).toMatchObject([{ field: 'nominee', after: 'Ira Rao, बेटी, 100%' }]);
      const inEnglish = await browser.call(readCustomerApproval, { body });
      expect(inEnglish.changes).toMatchObject([{ after: 'Ira Rao, Daughter, 100%' }]);
      const shown = { ...body, shown: read.shown };
      await browser.call(sendCustomerApprovalOtp, { body: shown });
      const otp = await lastOtp(browser, customer.mobile);
      expect((await browser.call(approveByOtp, { body: { ...shown, otp } })).state).toBe('approved');
    });

    it('says by how much a SIP grows in Hindi', async () => {
      const investor = await newRunningSip(kit);
      const advisor = await advisorFor(kit, investor);
      const change = { sipId: investor.sipId, kind: 'percent', amount: null, percent: 10 };
      await advisor.call(requestCustomerApproval, { body: { call: 'stepUpSip', change } });
      const body = { token: await approvalTokenTo(kit, investor) };
      const { changes } = await kit.client().call(readCustomerApproval, { body, headers });
      expect(changes.map(({ after }) => after)).toContain('हर साल 10%');
    });
  },
  'seeded',
);
