import type { Translation } from '@prosperx/core/language';
import type { connectStepText as english } from '#features/login/steps/connect-step.text.js';

export const connectStepText: Translation<typeof english> = {
  asks: (partner) => `${partner} आपको अपने ऐप या साइट से, बिना दूसरे पासवर्ड के, ProsperX में लॉग इन कराना चाहता है।`,
  may: (partner) =>
    `${partner} यहां आपका अकाउंट देख सकता है, और आपका कार्ट और वे फंड बदल सकता है जिन पर आप नजर रखते हैं। वह ऑर्डर दे सकता है, और वे ऑर्डर रद्द कर सकता है जिनका पेमेंट अभी नहीं हुआ है। वह ऑटोपे शुरू कर सकता है, जिसे आप अपने बैंक में मंजूर करते हैं।`,
  codes: 'पेमेंट, रिडेम्प्शन और प्रोफाइल के बदलाव के लिए फिर भी आपके मोबाइल पर भेजा कोड लगता है।',
  end: 'हम आपको ईमेल और SMS से बताते हैं। आप इसे अपनी प्रोफाइल में कभी भी बंद कर सकते हैं।',
  agree: 'जोड़ें',
  notNow: 'अभी नहीं',
};
