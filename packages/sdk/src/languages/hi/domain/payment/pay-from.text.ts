import type { Translation } from '@prosperx/core/language';
import type { payFromText as english } from '#domain/payment/pay-from.text.js';

export const payFromText: Translation<typeof english> = { label: 'किस खाते से' };
