import { type Applicant, newApplicant, soundAnswers, type TestKit } from '@prosperx/api/testing';
import { uploadCancelledCheque } from '@prosperx/core/bank';
import { saveProfile } from '@prosperx/core/profile';
import { getRiskAnswerOptions, getRiskQuestions, saveRiskAnswer } from '@prosperx/core/risk';

const { personal, bank } = soundAnswers;
const PIXEL = atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==');

/** An applicant who has done the steps before the occupation. */
export async function applicantAtOccupation(kit: TestKit): Promise<Applicant> {
  const applicant = await newApplicant(kit);
  const { client, ucc } = applicant;
  await client.call(uploadCancelledCheque, { body: { file: Uint8Array.from(PIXEL, (sign) => sign.charCodeAt(0)) } });
  await client.call(saveProfile, { query: { ucc }, body: { ...personal, ...bank } });
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
