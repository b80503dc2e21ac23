import {
  getRiskAnswerOptions,
  getRiskAttempt,
  getRiskProfile,
  getRiskQuestion,
  getRiskQuestions,
  saveRiskAnswer,
} from '@prosperx/core/risk';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { riskAnswers, riskAttempts, riskQuestionnaires } from '#db/schema/index.js';
import { questionnaire1 } from '#records/risk/questionnaire.text.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const { questions, bands } = questionnaire1;
const last = questions.length;

describeWithDb(
  'saveRiskAnswer',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    async function person() {
      const { client, ucc, profileId } = await newInvestor(kit, false);
      const answer = (questionNo: number, answerOptionId: number, userAttemptId = 1, isCalculateRiskScore = false) => ({
        query: { ucc },
        body: {
          questionNo,
          answerOptionId,
          userAttemptId,
          isCalculateRiskScore,
          riskProfileVersion: 1,
          totalQuestionsCount: last,
        },
      });
      const attempt = () => client.call(getRiskAttempt, { query: { ucc, 'risk-profile-version': '1' } });
      const result = () => client.call(getRiskProfile, { query: { ucc } });
      /** All but the last question with the first option. */
      const answerRest = async (attemptNo = 1) => {
        for (let no = 1; no < last; no += 1) await client.call(saveRiskAnswer, answer(no, 1, attemptNo));
      };
      const question = (no: number, attemptNo = 1) => {
        const numbers = {
          'risk-profile-version': '1',
          'question-no': String(no),
          'user-attempt-id': String(attemptNo),
        };
        return { query: { ucc, ...numbers } };
      };
      return { client, ucc, profileId, answer, attempt, result, answerRest, question };
    }

    it('the questionnaire is given in order, without its scores', async () => {
      const { client } = await person();
      const asked = await client.call(getRiskQuestions);
      expect(asked.map(({ questionNo }) => questionNo)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(asked[0]).toEqual({ questionNo: 1, description: 'How old are you?', riskProfileVersion: 1 });
      const offered = await client.send(getRiskAnswerOptions);
      const text = await offered.text();
      expect(text).not.toContain('score');
      expect((JSON.parse(text) as { data: unknown[] }).data[0]).toEqual({
        questionNo: 1,
        answerOptionId: 1,
        answerDescription: 'Under 30',
      });
    });

    it('the questionnaire keeps each answer, is resumed where it was left, and is judged when all is answered', async () => {
      const { client, answer, attempt, result, answerRest, question } = await person();
      expect(await attempt()).toEqual({ userAttemptId: 0, completed: false });
      expect(await client.call(saveRiskAnswer, answer(1, 2))).toBeNull();
      expect(await attempt()).toEqual({ userAttemptId: 1, completed: false });
      expect((await client.call(getRiskQuestion, question(1))).answerOptionId).toBe(2);
      expect((await client.call(getRiskQuestion, question(2))).answerOptionId).toBeNull();
      await answerRest();
      expect((await client.call(getRiskQuestion, question(1))).answerOptionId).toBe(1);
      expect(await result()).toBeNull();
      const judged = await client.call(saveRiskAnswer, answer(last, 1, 1, true));
      expect(judged).toMatchObject({ riskProfileClassId: 1, riskProfileName: 'Conservative', riskProfileVersion: 1 });
      expect(await result()).toEqual(judged);
      expect(await attempt()).toEqual({ userAttemptId: 1, completed: true });
    });

    it('the questionnaire is not judged while a question is open: those are named, and nothing of the call is kept', async () => {
      const { client, answer, profileId } = await person();
      await client.call(saveRiskAnswer, answer(3, 1));
      expect(await client.fail(saveRiskAnswer, answer(last, 1, 1, true))).toMatchObject({
        code: 'invalid_input',
        fields: Object.fromEntries([1, 2, 4, 5, 6, 7].map((no) => [String(no), 'answer_required'])),
      });
      const kept = given.db.select({ no: riskAnswers.questionNo }).from(riskAnswers);
      const own = kept.innerJoin(riskAttempts, eq(riskAttempts.id, riskAnswers.attemptId));
      expect(await own.where(eq(riskAttempts.profileId, profileId))).toEqual([{ no: 3 }]);
    });

    it('the questionnaire is taken again as the next attempt; the result counts until that is judged', async () => {
      const { client, answer, attempt, result, answerRest } = await person();
      expect((await client.fail(saveRiskAnswer, answer(1, 1, 2))).fields).toEqual({ userAttemptId: 'not_the_next' });
      await answerRest();
      expect((await client.fail(saveRiskAnswer, answer(1, 1, 2))).fields).toEqual({ userAttemptId: 'not_the_next' });
      const first = await client.call(saveRiskAnswer, answer(last, 1, 1, true));
      expect((await client.fail(saveRiskAnswer, answer(1, 1, 3))).fields).toEqual({ userAttemptId: 'not_the_next' });
      for (const { questionNo, options } of questions.slice(0, -1))
        await client.call(saveRiskAnswer, answer(questionNo, options.length, 2));
      expect(await result()).toEqual(first);
      expect(await attempt()).toEqual({ userAttemptId: 2, completed: false });
      const judged = await client.call(saveRiskAnswer, answer(last, 4, 2, true));
      expect(judged?.riskProfileClassId).not.toBe(first?.riskProfileClassId);
      expect(await result()).toEqual(judged);
    });

    it('the questionnaire gives the answer of a submission that was lost again, and takes no other once it is judged', async () => {
      const { client, answer, answerRest } = await person();
      await answerRest();
      const judged = await client.call(saveRiskAnswer, answer(last, 2, 1, true));
      expect(await client.call(saveRiskAnswer, answer(last, 2, 1, true))).toEqual(judged);
      expect((await client.fail(saveRiskAnswer, answer(last, 3, 1, true))).fields).toEqual({ userAttemptId: 'over' });
      expect((await client.fail(saveRiskAnswer, answer(1, 3))).fields).toEqual({ userAttemptId: 'over' });
    });

    it.each([
      [{ questionNo: 9 }, { questionNo: 'unknown' }],
      [{ questionNo: 0 }, { questionNo: 'unknown' }],
      [{ answerOptionId: 6 }, { answerOptionId: 'unknown' }],
      [{ riskProfileVersion: 2 }, { riskProfileVersion: 'not_in_force' }],
      [{ totalQuestionsCount: 7 }, { totalQuestionsCount: 'other_count' }],
      [{ userAttemptId: 0 }, { userAttemptId: 'not_the_next' }],
    ])('the questionnaire does not take %j', async (over, fields) => {
      const { client, answer, attempt } = await person();
      const { query, body } = answer(1, 1);
      expect(await client.fail(saveRiskAnswer, { query, body: { ...body, ...over } })).toMatchObject({
        code: 'invalid_input',
        fields,
      });
      expect((await attempt()).userAttemptId).toBe(0);
    });

    it('the questionnaire begins one attempt for answers that come at once, and keeps them all', async () => {
      const { client, answer, profileId, question } = await person();
      await Promise.all(questions.map(({ questionNo }) => client.call(saveRiskAnswer, answer(questionNo, 2))));
      expect(await given.db.$count(riskAttempts, eq(riskAttempts.profileId, profileId))).toBe(1);
      for (const { questionNo } of questions)
        expect((await client.call(getRiskQuestion, question(questionNo))).answerOptionId).toBe(2);
    });

    it('the questionnaire loses one of two first answers without the lock (naive twin)', async () => {
      const { profileId } = await person();
      let [arrived, go] = [0, () => {}];
      const bothRead = new Promise<void>((resolve) => (go = resolve));
      const naive = async (id: string) => {
        const before = await given.db.$count(riskAttempts, eq(riskAttempts.profileId, profileId));
        if ((arrived += 1) === 2) go();
        await bothRead;
        const row = { profileId, version: 1, attemptNo: before + 1, createdAt: kit.clock.now() };
        await given.db.insert(riskAttempts).values({ id: `att_${profileId}_${id}`, ...row });
      };
      const outcomes = await Promise.allSettled([naive('a'), naive('b')]);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    });

    it('the questionnaire of another is neither read nor answered', async () => {
      const [owner, stranger] = [await person(), await person()];
      await owner.client.call(saveRiskAnswer, owner.answer(1, 2));
      const codes = [
        await stranger.client.fail(saveRiskAnswer, owner.answer(1, 3)),
        await stranger.client.fail(getRiskQuestion, owner.question(1)),
        await stranger.client.fail(getRiskProfile, { query: { ucc: owner.ucc } }),
        await stranger.client.fail(getRiskAttempt, { query: { ucc: owner.ucc, 'risk-profile-version': '1' } }),
      ].map(({ code }) => code);
      expect(codes).toEqual(['other_account', 'other_account', 'other_account', 'other_account']);
      expect((await owner.client.call(getRiskQuestion, owner.question(1))).answerOptionId).toBe(2);
    });

    it('the questionnaire has no ninth question, and no second version yet', async () => {
      const { client, question } = await person();
      expect((await client.fail(getRiskQuestion, question(9))).code).toBe('not_found');
      const { query } = question(1);
      const other = { query: { ...query, 'risk-profile-version': '2' } };
      expect((await client.fail(getRiskQuestion, other)).code).toBe('not_found');
    });

    it('the questionnaire of a newer version is the one in force; results of the older keep their meaning', async () => {
      const { client, answer, result, answerRest } = await person();
      await answerRest();
      const judged = await client.call(saveRiskAnswer, answer(last, 1, 1, true));
      await given.db
        .insert(riskQuestionnaires)
        .values({ version: 2, content: { questions: questions.slice(0, 1), bands } });
      try {
        expect(await client.call(getRiskQuestions)).toMatchObject([{ questionNo: 1, riskProfileVersion: 2 }]);
        expect((await client.fail(saveRiskAnswer, answer(1, 1, 2))).fields).toEqual({
          riskProfileVersion: 'not_in_force',
        });
        expect(await result()).toEqual(judged);
      } finally {
        await given.db.delete(riskQuestionnaires).where(eq(riskQuestionnaires.version, 2));
      }
    });
  },
  'seeded',
);
