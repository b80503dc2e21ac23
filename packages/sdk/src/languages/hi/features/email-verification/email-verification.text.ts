import type { Translation } from '@prosperx/core/language';
import type { emailVerificationText as english } from '#features/email-verification/email-verification.text.js';

export const emailVerificationText: Translation<typeof english> = {
  done: 'आपका ईमेल वेरिफाई हो गया है',
  doneText: 'धन्यवाद। स्टेटमेंट और मंजूरी के अनुरोध हम इसी ईमेल पर भेजेंगे।',
  invalid: 'यह लिंक अब काम नहीं करता।',
  invalidHelp: 'लॉग इन करके अपनी प्रोफाइल में नया लिंक मंगाएं।',
  profile: 'प्रोफाइल पर जाएं',
  failed: 'ईमेल वेरिफाई नहीं हो सका',
};
