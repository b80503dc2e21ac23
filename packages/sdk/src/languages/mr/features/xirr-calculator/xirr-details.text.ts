import type { Translation } from '@prosperx/core/language';
import type { xirrDetailsText as english } from '#features/xirr-calculator/xirr-details.text.js';

export const xirrDetailsText: Translation<typeof english> = {
  parts: ['भरले', 'नफा'],
  columns: ['कालावधी', 'भरले', 'काढले आणि शिल्लक'],
  returned: 'काढले किंवा आता शिल्लक',
  summary: (invested, returned, rate) =>
    rate === null ? `भरलेल्या ${invested} चे ${returned} झाले` : `भरलेल्या ${invested} चे ${returned} झाले, वार्षिक ${rate}`,
};
