import { getRiskAttempt, getRiskProfile, type RiskProfile, saveRiskAnswer } from '@prosperx/core/risk';
import { businessDateAt } from '@prosperx/core/time';
import { beforeEach, expect, it } from 'vitest';
import { isRiskier } from '#records/risk/is-riskier.js';
import { questionnaire1 } from '#records/risk/questionnaire.text.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, notificationsTo, schemeOf } from '#testing/investing.js';
import { advisorFor, newCustomer } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const { questions } = questionnaire1;

describeWithDb(
  'risk questions that an advisor answers',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    /** A customer and their advisor; `answer` goes through all questions, or as many as it is given. */
    async function both() {
      const customer = await newCustomer(kit, 'AG1001');
      const advisor = await advisorFor(kit, customer);
      const { ucc } = customer;
      const answer = async (client: TestClient, bold: boolean, asked = questions) => {
        const { userAttemptId, completed } = await client.call(getRiskAttempt, {
          query: { ucc, 'risk-profile-version': '1' },
        });
        const attempt = userAttemptId === 0 || completed ? userAttemptId + 1 : userAttemptId;
        let reply: RiskProfile | null = null;
        for (const { questionNo, options } of asked) {
          const answerOptionId = bold ? options.length : 1;
          const isCalculateRiskScore = questionNo === questions.length;
          const body = { questionNo, answerOptionId, userAttemptId: attempt, isCalculateRiskScore };
          const whole = { ...body, riskProfileVersion: 1, totalQuestionsCount: questions.length };
          reply = await client.call(saveRiskAnswer, { query: { ucc }, body: whole });
        }
        return reply;
      };
      const result = () => customer.client.call(getRiskProfile, { query: { ucc } });
      const isWarned = () => {
        const today = businessDateAt(kit.clock.now());
        return isRiskier(given.db, customer.profileId, { schemeIds: [schemeOf(EQUITY).id], today });
      };
      return { customer, advisor, answer, result, isWarned };
    }
    const told = async (customer: { readonly userId: string }) => {
      await kit.settle();
      return (await notificationsTo(kit, customer)).map(({ subject }) => subject);
    };

    it('do not lift the class that their customer’s own answers gave them: they are told, warned as before, and decide by answering again', async () => {
      const { customer, advisor, answer, result, isWarned } = await both();
      await answer(customer.client, false);
      const own = await result();
      expect(own?.advisorsAnswers).toBeNull();
      expect(await isWarned()).toBe(true);
      expect(await answer(advisor, true)).toEqual({ ...own, advisorsAnswers: 'wait' });
      expect(await told(customer)).toContain('Your advisor answered the risk questions for you');
      expect(await result()).toEqual({ ...own, advisorsAnswers: 'wait' });
      expect(await isWarned()).toBe(true);
      await answer(customer.client, true);
      expect((await result())?.riskProfileClassId).toBeGreaterThan(own!.riskProfileClassId);
      expect((await result())?.advisorsAnswers).toBeNull();
    });

    it('count where there are no others, until their customer has answered all of them', async () => {
      const { customer, advisor, answer, result, isWarned } = await both();
      expect((await answer(advisor, false))?.advisorsAnswers).toBe('count');
      expect((await result())?.advisorsAnswers).toBe('count');
      expect(await isWarned()).toBe(true);
      await answer(customer.client, false);
      expect((await result())?.advisorsAnswers).toBeNull();
    });

    it('are not in the answers of their customer, who begins anew where an advisor has left some', async () => {
      const { customer, advisor, answer, result } = await both();
      await answer(customer.client, false);
      await answer(advisor, false, questions.slice(0, 1));
      const query = { ucc: customer.ucc, 'risk-profile-version': '1' };
      expect(await advisor.call(getRiskAttempt, { query })).toEqual({ userAttemptId: 2, completed: false });
      expect(await customer.client.call(getRiskAttempt, { query })).toEqual({ userAttemptId: 2, completed: true });
      const body = { questionNo: 1, answerOptionId: 1, userAttemptId: 2, isCalculateRiskScore: false };
      const whole = { ...body, riskProfileVersion: 1, totalQuestionsCount: questions.length };
      const { fields } = await customer.client.fail(saveRiskAnswer, { query: { ucc: customer.ucc }, body: whole });
      expect(fields).toEqual({ userAttemptId: 'over' });
      expect((await answer(customer.client, true))?.advisorsAnswers).toBeNull();
      expect((await result())?.riskProfileClassId).toBeGreaterThan(1);
      expect(await told(customer)).not.toContain('Your advisor answered the risk questions for you');
    });
  },
  'seeded',
);
