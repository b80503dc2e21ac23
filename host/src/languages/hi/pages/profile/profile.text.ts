import type { Translation } from '@prosperx/core/language';
import type {
  onboardingPageText as englishOnboardingPageText,
  profileText as englishProfileText,
} from '#pages/profile/profile.text.js';

export const onboardingPageText: Translation<typeof englishOnboardingPageText> = {
  heading: 'निवेशक प्रोफाइल',
  forbidden: 'माफ कीजिए! आपको यह पेज देखने की अनुमति नहीं है',
  titles: {
    personal: 'आपकी जानकारी',
    bank: 'बैंक की जानकारी',
    risk: 'रिस्क प्रोफाइल',
    occupation: 'निवेशक प्रोफाइल',
    mandate: 'बैंक मैंडेट सेट करें',
  },
};

export const profileText: Translation<typeof englishProfileText> = {
  title: 'प्रोफाइल',
  kycTitle: 'निवेशक प्रोफाइल',
  kycIntro: 'KYC की स्थिति देखने के लिए अपना PAN डालें।',
  riskTitle: 'रिस्क प्रोफाइल',
  mandatesTitle: 'मैंडेट',
  mandateTitle: 'ऑटोपे सेट करें',
};
