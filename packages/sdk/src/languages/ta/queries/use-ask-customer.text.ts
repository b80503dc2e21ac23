import type { Translation } from '@prosperx/core/language';
import type { askCustomerText as english } from '#queries/use-ask-customer.text.js';

export const askCustomerText: Translation<typeof english> = {
  sent: (to) =>
    `உங்கள் வாடிக்கையாளருக்கு ${to} வழியாக ஒரு லிங்க் அனுப்பியுள்ளோம். அவர் 24 மணி நேரத்துக்குள் தன் OTP மூலம் அங்கே ஒப்புதல் தர வேண்டும்.`,
};
