import { kycRefusal } from '#kyc/can-transact.js';
import type {
  kycPermitText as englishKycPermitText,
  transactRefusalText as englishTransactRefusalText,
  panErrorText as englishPanErrorText,
} from '#kyc/kyc.text.js';
import type { Translation } from '#language/index.js';

const PERMITS_ANY = 'KYC वैलिडेट है, इससे किसी भी स्कीम में निवेश हो सकता है।';

export const kycPermitText: Translation<typeof englishKycPermitText> = (kyc) => {
  const refusal = kycRefusal(kyc, 'purchase', true);
  return refusal === null ? PERMITS_ANY : transactRefusalText[refusal];
};

export const transactRefusalText: Translation<typeof englishTransactRefusalText> = {
  agent_not_allowed: 'इन सलाहकार के साथ अभी लेन-देन नहीं हो सकता। कृपया अपने सलाहकार से संपर्क करें।',
  minor_grown_up: 'इस अकाउंट के धारक अब 18 साल के हो गए हैं: अकाउंट देखा जा सकता है। फिर निवेश करने के लिए इसे वयस्क के अकाउंट में बदलें।',
  not_onboarded: 'निवेश से पहले निवेशक की प्रोफाइल पूरी करें।',
  fatca_missing: 'निवेश से पहले टैक्स रेजिडेंसी (FATCA) की घोषणा करें।',
  kyc_unknown: 'निवेश से पहले PAN का KYC जांच लें।',
  kyc_new_fund_house:
    'आप सिर्फ उन्हीं फंड हाउस में निवेश कर सकते हैं, जिनमें ProsperX से पहले से निवेश है। नए फंड हाउस के लिए KYC फिर से पूरा करें।',
  kyc_under_process: 'KYC प्रोसेस हो रहा है। पूरा होने पर निवेश हो सकेगा।',
  kyc_not_compliant: 'KYC पूरा नहीं है। किसी भी लेन-देन से पहले इसे पूरा करें।',
  kyc_on_hold: 'KYC होल्ड पर है या नामंजूर हुआ है। किसी भी लेन-देन से पहले इसे कागज पर पूरा करें।',
  kyc_pan_in_doubt: 'यह PAN इस अकाउंट से मेल नहीं खाता। किसी भी लेन-देन से पहले हमसे संपर्क करें।',
};

export const panErrorText: Translation<typeof englishPanErrorText> = {
  pan_required: 'कृपया PAN नंबर डालें',
  pan_invalid: 'कृपया सही PAN नंबर डालें',
};
