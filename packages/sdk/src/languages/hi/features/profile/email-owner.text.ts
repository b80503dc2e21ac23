import type { Translation } from '@prosperx/core/language';
import type { emailOwnerText as english } from '#features/profile/email-owner.text.js';

export const emailOwnerText: Translation<typeof english> = { emailBelongsTo: 'यह ईमेल किसका है' };
