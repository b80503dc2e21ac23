import type { Page } from 'playwright/test';
import { beSignedIn, call, VIKRAM } from './site.js';

/** The smallest picture there is. */
export const PICTURE = {
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Signs in a person who has entered nothing yet but a PAN with a validated KYC. */
export async function becomeApplicant(page: Page): Promise<void> {
  await beSignedIn(page, VIKRAM);
  await call(page, 'POST', '/api/v1/get-kyc-details', { pan: 'VALID0001A', dob: '31/01/1990' });
}

interface Question {
  readonly questionNo: number;
  readonly riskProfileVersion: number;
}
interface Option {
  readonly questionNo: number;
  readonly answerOptionId: number;
}

/** Answers the questionnaire, which has a test of its own. */
export async function answerRiskQuestions(page: Page): Promise<void> {
  const { data: questions } = await call<{ data: Question[] }>(page, 'GET', '/api/v1/risk-profile/questions');
  const { data: options } = await call<{ data: Option[] }>(page, 'GET', '/api/v1/risk-profile/answer-options');
  const profile = await call<{ responseData: { encryptedId: string } }>(page, 'GET', '/api/v1/profile');
  for (const { questionNo, riskProfileVersion } of questions) {
    const option = options.find((one) => one.questionNo === questionNo);
    await call(page, 'POST', `/api/v1/risk-profile?ucc=${profile.responseData.encryptedId}`, {
      questionNo,
      riskProfileVersion,
      userAttemptId: 1,
      answerOptionId: option?.answerOptionId,
      totalQuestionsCount: questions.length,
      isCalculateRiskScore: questionNo === questions.length,
    });
  }
}
