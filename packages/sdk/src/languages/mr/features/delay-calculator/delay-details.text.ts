import type { Translation } from '@prosperx/core/language';
import type { delayDetailsText as english } from '#features/delay-calculator/delay-details.text.js';

export const delayDetailsText: Translation<typeof english> = {
  parts: ['उशिरा सुरू केल्यास', 'उशिरामुळे नुकसान'],
  columns: ['कालावधी', 'उशिरा सुरू', 'आता सुरू'],
  now: 'आता सुरू केल्यास',
  catchUp: 'ते भरून काढण्यासाठी दरमहा',
  rateNeeded: 'किंवा अपेक्षित परतावा',
  summary: (now, later, years) => `आता सुरू केलेल्या एसआयपीचे ${now} होऊ शकतात, ${years} उशिरा सुरू केल्यास ${later}`,
};
