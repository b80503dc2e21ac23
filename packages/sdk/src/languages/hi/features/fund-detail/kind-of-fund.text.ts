import type { Translation } from '@prosperx/core/language';
import type { kindOfFundText as english } from '#features/fund-detail/kind-of-fund.text.js';

export const kindOfFundText: Translation<typeof english> = {
  title: 'इस तरह का फंड क्या करता है',
  note: 'यह हमारे शब्दों में है। स्कीम का अपना उद्देश्य उसके स्कीम इन्फॉर्मेशन डॉक्यूमेंट में है।',
};
