import type { Translation } from '#language/index.js';
import type {
  declarations as englishDeclarations,
  whatsAppConsent as englishWhatsAppConsent,
  profileErrorText as englishProfileErrorText,
  genderText as englishGenderText,
  declarationFlagText as englishDeclarationFlagText,
  occupationText as englishOccupationText,
  incomeSlabText as englishIncomeSlabText,
} from '#profile/profile.text.js';

export const declarations: Translation<typeof englishDeclarations> = {
  fatca: {
    version: 'fatca-2026-11-3',
    text: 'मैं घोषणा करता/करती हूं कि अपने जन्म की जगह और देश, टैक्स के लिए जिन देशों का/की मैं निवासी हूं, और राजनीतिक पद से जुड़े होने के बारे में मैंने जो बताया है वह सही, सच और पूरा है, और मैंने ऐसा हर देश बता दिया है। कोई बदलाव होने पर मैं 30 दिन में बताऊंगा/बताऊंगी। मैंने शर्तें पढ़ी हैं और उनसे सहमत हूं।',
  },
  nominationOptOut: {
    version: 'opt-out-2026-11',
    text: 'मैं नॉमिनी नहीं बनाना चाहता/चाहती। मुझे पता है कि मेरी मृत्यु होने पर मेरे कानूनी वारिसों को अपना दावा अदालत या किसी दूसरे प्राधिकारी के दस्तावेजों से साबित करना होगा, जो मेरी होल्डिंग की वैल्यू पर निर्भर करते हैं।',
  },
};

export const whatsAppConsent: Translation<typeof englishWhatsAppConsent> = {
  version: 'whatsapp-2026-11',
  text: 'मेरे अकाउंट और ऑर्डर की सूचनाएं मुझे मेरे रजिस्टर्ड मोबाइल नंबर पर WhatsApp से भेजें।',
};

export const profileErrorText: Translation<typeof englishProfileErrorText> = {
  gender_required: 'कृपया अपना जेंडर चुनें।',
  birth_required: 'कृपया अपनी जन्म तारीख डालें',
  birth_invalid: 'कृपया अपनी जन्म तारीख DD/MM/YYYY में डालें',
  birth_no_date: 'ऐसी कोई तारीख नहीं है। कृपया DD/MM/YYYY में डालें',
  birth_too_early: 'कृपया अपने जन्म का साल जांच लें।',
  birth_of_kyc: 'आपके KYC रिकॉर्ड में यही तारीख है। इसे बदलने के लिए अपना KYC अपडेट करें।',
  birth_not_of_pan: 'इस PAN के KYC रिकॉर्ड में यह जन्म तारीख नहीं है।',
  birth_too_young: 'आपकी उम्र 18 साल या ज्यादा होनी चाहिए',
  declaration_required: 'कृपया चुनें कि यह किसका है',
  email_required: 'कृपया ईमेल डालें',
  email_invalid: 'कृपया सही ईमेल डालें',
  email_of_registered:
    'आपका दूसरा अकाउंट मौजूदा ईमेल से रजिस्टर्ड है। उस अकाउंट में जाकर उसकी प्रोफाइल में ईमेल बदलें; OTP से पुष्टि होगी।',
  email_is_proof:
    'आप OTP से भी लॉग इन करते हैं, और पासवर्ड भूलने पर यही ईमेल काम आता है। इसे बदलने से पहले “लॉग इन और सुरक्षा” में पासकी जोड़ें या OTP बंद करें।',
  address_required: 'कृपया पता डालें',
  address_too_long: 'कृपया सिर्फ 40 अक्षर डालें',
  occupation_required: 'कृपया अपना पेशा चुनें।',
  income_required: 'कृपया अपनी आय का स्लैब चुनें',
  aadhaar_invalid: 'कृपया सही आधार नंबर डालें',
  aadhaar_not_of_pan: 'आपका PAN इस आधार नंबर से लिंक नहीं है। कृपया नंबर जांच लें।',
  birth_place_required: 'कृपया अपने जन्म की जगह डालें',
  birth_place_too_long: 'कृपया सिर्फ 60 अक्षर डालें',
  country_required: 'कृपया देश चुनें',
  tin_required: 'कृपया अपना टैक्स पहचान नंबर (TIN) डालें',
  country_twice: 'यह देश आप पहले ही चुन चुके हैं',
  tax_residences_too_many: 'कृपया ज्यादा से ज्यादा 3 देश डालें',
  tin_too_long: 'कृपया सिर्फ 20 अक्षर डालें',
  tin_invalid: 'यह इस देश का टैक्स पहचान नंबर नहीं है',
  fatca_required: 'कृपया जन्म और टैक्स रेजिडेंसी के सवालों के जवाब दें।',
  declaration_missing: 'कृपया घोषणा से सहमति दें।',
  declaration_owner: 'FATCA की घोषणा सिर्फ निवेशक कर सकते हैं।',
  pep_required: 'कृपया बताएं कि आप राजनीतिक पद से जुड़े हैं या नहीं',
  signature_required: 'कृपया अपना साइन अपलोड करें।',
};

export const genderText: Translation<typeof englishGenderText> = { M: 'पुरुष', F: 'महिला' };

export const declarationFlagText: Translation<typeof englishDeclarationFlagText> = {
  SE: 'खुद का',
  SP: 'पति या पत्नी का',
  DC: 'आश्रित बच्चों का',
  DS: 'आश्रित भाई-बहन का',
  DP: 'आश्रित माता-पिता का',
  GD: 'अभिभावक का',
  PM: 'PMS',
  CD: 'कस्टोडियन',
  PO: 'POA',
};

export const occupationText: Translation<typeof englishOccupationText> = { B: 'कारोबार', S: 'नौकरी', O: 'अन्य' };

export const incomeSlabText: Translation<typeof englishIncomeSlabText> = {
  31: '1 लाख से कम',
  32: '1 से 5 लाख',
  33: '5 से 10 लाख',
  34: '10 से 25 लाख',
  35: '25 लाख से 1 करोड़',
  36: '1 करोड़ से ज्यादा',
};
