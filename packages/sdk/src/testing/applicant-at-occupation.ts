import { type Applicant, soundAnswers, type TestKit } from '@prosperx/api/testing';
import { saveProfile } from '@prosperx/core/profile';
import { getRiskAnswerOptions, getRiskQuestions, saveRiskAnswer } from '@prosperx/core/risk';
import { applicantAtBank } from './applicant-at-bank.js';

/** An applicant who has done the steps before the occupation. */
export async function applicantAtOccupation(kit: TestKit): Promise<Applicant> {
  const applicant = await applicantAtBank(kit);
  const { client, ucc } = applicant;
  await client.call(saveProfile, { query: { ucc }, body: soundAnswers.bank });
  const questions = await client.call(getRiskQuestions);
  const options = await client.call(getRiskAnswerOptions);
  for (const { questionNo, riskProfileVersion } of questions) {
    const { answerOptionId } = options.find((option) => option.questionNo === questionNo)!;
    const totalQuestionsCount = questions.length;
    const isCalculateRiskScore = questionNo === totalQuestionsCount;
    await client.call(saveRiskAnswer, {
      query: { ucc },
      body: {
        questionNo,
        answerOptionId,
        riskProfileVersion,
        totalQuestionsCount,
        userAttemptId: 1,
        isCalculateRiskScore,
      },
    });
  }
  return applicant;
}
