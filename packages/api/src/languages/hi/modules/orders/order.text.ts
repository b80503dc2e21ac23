import type { Translation } from '@prosperx/core/language';
import type {
  sipInstalmentText as englishSipInstalmentText,
  orderOtpText as englishOrderOtpText,
  SEARCH_ENDED as englishSearchEnded,
  orderText as englishOrderText,
  redemptionOtpText as englishRedemptionOtpText,
} from '#modules/orders/order.text.js';

export const sipInstalmentText: Translation<typeof englishSipInstalmentText> = {
  mandateMissing: 'इस किस्त के लिए कोई मंजूर मैंडेट नहीं है। न कुछ कटा, न निवेश हुआ।',
  debitFailed: 'बैंक मैंडेट से पैसा नहीं काट सका। कुछ निवेश नहीं हुआ।',
  tooLate: 'एक्सचेंज ने इस किस्त की पुष्टि बहुत देर से की। न कुछ कटा, न निवेश हुआ।',
  missed: 'इस किस्त का ऑर्डर समय पर नहीं हो सका। न कुछ कटा, न निवेश हुआ।',
  purchasesClosed: 'इस स्कीम में अभी निवेश नहीं लिया जा रहा। न कुछ कटा, न निवेश हुआ।',
  skipped: 'आपने यह किस्त छोड़ी। न कुछ कटा, न निवेश हुआ।',
  stopped: 'इस किस्त के पेमेंट से पहले एसआईपी बंद हो गई। न कुछ कटा, न निवेश हुआ।',
};

export const orderOtpText: Translation<typeof englishOrderOtpText> = {
  subject: 'अपने निवेश की पुष्टि करें',
  investment: (amount) => `${amount} के निवेश`,
  laterSips: (_count, amount) => `महीने की ${amount} की एसआईपी`,
  body: (code, what) =>
    `${code} ProsperX पर म्यूचुअल फंड में ${what.join(' और ')} की पुष्टि का OTP है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएं।`,
};

/** For the operator, who reads English. */
export const SEARCH_ENDED: Translation<typeof englishSearchEnded> =
  'the exchange has not found this order in ten open days';

export const orderText: Translation<typeof englishOrderText> = {
  discarded: 'पेमेंट से पहले रद्द हुआ।',
  expired: 'इसका पेमेंट समय पर नहीं हुआ।',
  offerWithdrawn: 'फंड हाउस ने यह एनएफओ वापस ले लिया है।',
  notConfirmed: 'OTP से इसकी पुष्टि समय पर नहीं हुई।',
  mandateMissing: 'इस एसआईपी के लिए कोई मंजूर ऑटोपे मैंडेट नहीं है।',
  neverFound: 'एक्सचेंज के पास इस ऑर्डर का रिकॉर्ड नहीं है।',
  approvalOver: 'इस कार्ट की मंजूरी का समय निकल गया है। कृपया फिर मंजूरी मांगें।',
  notCancelled: (reason) => `एक्सचेंज ने इसे रद्द नहीं किया: ${reason}`,
};

export const redemptionOtpText: Translation<typeof englishRedemptionOtpText> = {
  subject: 'ProsperX OTP',
  units: (many) => `${many} यूनिट`,
  redeem: (code, much, scheme) =>
    `${code} ProsperX पर ${scheme} के ${much} रिडीम करने का OTP है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएं।`,
  switches: (code, much, from, to) =>
    `${code} ProsperX पर ${from} के ${much} को ${to} में स्विच करने का OTP है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएं।`,
};
