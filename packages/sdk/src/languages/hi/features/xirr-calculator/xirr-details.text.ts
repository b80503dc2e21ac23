import type { Translation } from '@prosperx/core/language';
import type { xirrDetailsText as english } from '#features/xirr-calculator/xirr-details.text.js';

export const xirrDetailsText: Translation<typeof english> = {
  parts: ['लगाया', 'मुनाफा'],
  columns: ['समय', 'लगाया', 'निकाला और बचा'],
  returned: 'निकाला, या अभी बचा है',
  summary: (invested, returned, rate) =>
    rate === null ? `${invested} लगाए और ${returned} हुए` : `${invested} लगाए और ${returned} हुए, सालाना ${rate}`,
};
