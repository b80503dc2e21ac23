import type { Translation } from '@prosperx/core/language';
import type {
  orderText as englishOrderText,
  planText as englishPlanText,
  sipInstalmentText as englishSipInstalmentText,
} from '#records/order/remarks.text.js';

export const sipInstalmentText: Translation<typeof englishSipInstalmentText> = {
  mandateMissing: 'इस किस्त के लिए कोई मंजूर मैंडेट नहीं है। न कुछ कटा, न निवेश हुआ।',
  debitFailed: 'बैंक मैंडेट से पैसा नहीं काट सका। कुछ निवेश नहीं हुआ।',
  tooLate: 'एक्सचेंज ने इस किस्त की पुष्टि बहुत देर से की। न कुछ कटा, न निवेश हुआ।',
  missed: 'इस किस्त का ऑर्डर समय पर नहीं हो सका। न कुछ कटा, न निवेश हुआ।',
  purchasesClosed: 'इस स्कीम में अभी निवेश नहीं लिया जा रहा। न कुछ कटा, न निवेश हुआ।',
  skipped: 'आपने यह किस्त छोड़ी। न कुछ कटा, न निवेश हुआ।',
  stopped: 'इस किस्त के पेमेंट से पहले एसआईपी बंद हो गई। न कुछ कटा, न निवेश हुआ।',
};

export const orderText: Translation<typeof englishOrderText> = {
  discarded: 'पेमेंट से पहले रद्द हुआ।',
  expired: 'इसका पेमेंट समय पर नहीं हुआ।',
  offerWithdrawn: 'फंड हाउस ने यह एनएफओ वापस ले लिया है।',
  paidWithWithdrawn:
    'इस पेमेंट में एक ऐसा एनएफओ भी था जिसे फंड हाउस ने वापस ले लिया है, इसलिए यह पेमेंट बंद हो गया है। कृपया बाकी ऑर्डर का पेमेंट फिर से करें।',
  notConfirmed: 'OTP से इसकी पुष्टि समय पर नहीं हुई।',
  mandateMissing: 'इस एसआईपी के लिए कोई मंजूर ऑटोपे मैंडेट नहीं है।',
  neverFound: 'एक्सचेंज के पास इस ऑर्डर का रिकॉर्ड नहीं है।',
  approvalOver: 'इस कार्ट की मंजूरी का समय निकल गया है। कृपया फिर मंजूरी मांगें।',
  notCancelled: (reason) => `एक्सचेंज ने इसे रद्द नहीं किया: ${reason}`,
};

export const planText: Translation<typeof englishPlanText> = {
  tooFewUnits: 'इस किस्त के लिए फोलियो में काफी यूनिट नहीं थे।',
  missed: 'किस्त जाने से पहले ही उसकी तारीख निकल गई।',
  accountInReview: 'आपका बैंक खाता अभी वेरिफाई हो रहा था।',
  notSold: 'फंड हाउस ने यह किस्त नहीं ली।',
  failures: 'लगातार तीन किस्तें नहीं गईं।',
  registeredTooLate: 'एक्सचेंज ने इसे इसकी आखिरी तारीख के बाद रजिस्टर किया।',
  accountRefused: 'आपका बैंक खाता वेरिफाई नहीं हो सका, और कोई दूसरा खाता जुड़ा नहीं है।',
  grownUp: 'अकाउंट धारक की उम्र 18 साल हो गई है।',
  advisorEnded: 'इसके सलाहकार का इस अकाउंट में काम करने का अधिकार खत्म हो गया।',
};
