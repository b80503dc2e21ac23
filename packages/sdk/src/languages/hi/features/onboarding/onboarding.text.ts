import type { Translation } from '@prosperx/core/language';
import type { onboardingText as english } from '#features/onboarding/onboarding.text.js';

export const onboardingText: Translation<typeof english> = {
  steps: {
    personal: 'आपकी जानकारी',
    bank: 'बैंक की जानकारी',
    risk: 'रिस्क प्रोफाइल',
    occupation: 'पेशा और नॉमिनी',
    mandate: 'बैंक मैंडेट (वैकल्पिक)',
  },
  stepper: 'अकाउंट खोलने के चरण',
  back: 'वापस',
  next: 'आगे बढ़ें',
  failed: 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  kycTitle: 'सबसे पहले आपका KYC',
  kycText: 'KYC की स्थिति देखने के लिए अपना PAN डालें। इसमें एक मिनट लगता है।',
  kycAction: 'KYC की स्थिति देखें',
  proofTitle: 'अपने PAN की पुष्टि करें',
  proofText: 'आपके बैंक खाते से यह पक्का नहीं होता कि यह PAN आपका है। आपकी जन्म तारीख से हो जाता है।',
  proofAction: 'PAN की पुष्टि करें',
  locked: 'आपकी जानकारी एक्सचेंज के पास है और यहां नहीं बदली जा सकती। आप आगे बढ़ सकते हैं।',
  safe: 'आपकी जानकारी गोपनीय रहती है और हम स्पैम नहीं करते।',
  drafts:
    'आप जो लिखते हैं, वह आगे बढ़ने तक इस टैब में रहता है, बस आधार, टैक्स, बैंक खाते और नॉमिनी के ID नंबर नहीं: पेज रीलोड हो, तो उन्हें फिर डालें।',
};
