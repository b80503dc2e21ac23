import * as calls from '@prosperx/core/family';
import { serve } from '#http/serve.js';
import { answerFamily, getFamily } from './answer-family.js';
import { askFamilyConsents, getFamilyConsents } from './ask-family.js';

export const familyRoutes = [
  serve(calls.getFamilyConsents, getFamilyConsents),
  serve(calls.askFamilyConsents, askFamilyConsents),
  serve(calls.getFamily, getFamily),
  serve(calls.answerFamily, answerFamily),
];
