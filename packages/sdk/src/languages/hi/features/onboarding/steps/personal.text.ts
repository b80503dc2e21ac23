import type { Translation } from '@prosperx/core/language';
import type { personalText as english } from '#features/onboarding/steps/personal.text.js';

export const personalText: Translation<typeof english> = {
  title: 'आपकी जानकारी',
  intro: 'जैसी आपके दस्तावेजों में है। स्टेटमेंट और OTP इसी मोबाइल और ईमेल पर आएंगे।',
  gender: 'जेंडर',
  name: 'पूरा नाम',
  nameHint: 'जैसा PAN पर है',
  birth: 'जन्म तारीख',
  mobile: 'मोबाइल नंबर',
  mobileFlag: 'यह मोबाइल नंबर किसका है',
  email: 'ईमेल',
  emailUnverified: 'अभी वेरिफाई नहीं हुआ: हमारा भेजा लिंक ईमेल में खोलें',
  emailFlag: 'यह ईमेल किसका है',
  choose: 'चुनें',
  address: 'पता',
  prefilled: 'आपके KYC रिकॉर्ड की जानकारी हमने भर दी है। कृपया जांच लें, और घर बदला हो तो पता ठीक करें।',
  fromKyc: 'आपके KYC रिकॉर्ड से',
  fromKycCut: (most) => `आपके KYC रिकॉर्ड से, जिसके पहले ${most} अक्षर ही यहां आते हैं`,
  counted: (length, most) => `${most} में से ${length} अक्षर`,
};
