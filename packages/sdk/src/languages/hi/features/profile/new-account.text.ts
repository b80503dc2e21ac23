import { COOLING_DAYS, MAX_BANK_ACCOUNTS } from '@prosperx/core/bank';
import { errorTextIn } from '@prosperx/core/errors';
import type { Translation } from '@prosperx/core/language';
import { bankErrorText } from '@prosperx/core/languages/hi/bank/bank.text.js';
import { errorText } from '@prosperx/core/languages/hi/errors/errors.text.js';
import type {
  newAccountMessage as englishNewAccountMessage,
  newAccountText as englishNewAccountText,
} from '#features/profile/new-account.text.js';

export const newAccountMessage: Translation<typeof englishNewAccountMessage> = (code) =>
  errorTextIn(code, bankErrorText, errorText, { kind_required: 'कृपया एक चुनें', account_differs: 'खाता नंबर मेल नहीं खाते' });

export const newAccountText: Translation<typeof englishNewAccountText> = {
  title: 'बैंक खाता जोड़ें या बदलें',
  kind: 'आप क्या करना चाहते हैं?',
  replace: (account) => `${account} बदलें`,
  replaceText: `नया खाता आपका डिफॉल्ट बनेगा। पेमेंट तुरंत उससे होगा; आपकी सुरक्षा के लिए रिडेम्प्शन का पैसा ${COOLING_DAYS} दिन बाद से उसमें आएगा।`,
  atOnce: 'वेरिफाई होते ही यह आपका डिफॉल्ट बनेगा: पेमेंट इससे होगा और रिडेम्प्शन का पैसा तुरंत इसमें आएगा।',
  add: 'एक और खाता जोड़ें',
  addText: 'पेमेंट करते समय आप इसे चुन सकते हैं। रिडेम्प्शन और डिफॉल्ट खाता वही रहेंगे।',
  addFull: `आप ज्यादा से ज्यादा ${MAX_BANK_ACCOUNTS} खाते रख सकते हैं। पहले एक हटाएं।`,
  autoPayTitle: (account) => `ऑटोपे ${account} पर रहेगा`,
  autoPay: (sips) =>
    `नए खाते पर ऑटोपे सेट करने तक ${sips > 0 ? `${sips} एसआईपी का पैसा` : 'आपके मैंडेट का पैसा'} इसी से कटेगा। इसमें पर्याप्त बैलेंस रखें।`,
  account: 'बैंक खाता नंबर',
  again: 'बैंक खाता नंबर फिर से डालें',
  type: 'खाते का प्रकार',
  how: 'खाता आपके नाम पर है, यह जांचने के लिए हम उसमें ₹1 जमा करते हैं; कोई शुल्क नहीं।',
  mismatch: 'नाम मेल नहीं खाते',
  onPan: (name) => `PAN: ${name}`,
  atBank: (name) => `बैंक: ${name}`,
  mismatchHelp:
    'अगर खाता आपका है, तो कैंसिल चेक अपलोड करें, जिसमें आपका नाम दिखे। कुछ बदलने से पहले हम उसे जांचेंगे। नहीं, तो खाते की जानकारी ठीक करें।',
  silent: 'आपके बैंक ने नाम की पुष्टि नहीं की',
  silentHelp: 'कैंसिल चेक अपलोड करें, जिसमें आपका नाम दिखे। कुछ बदलने से पहले हम उसे जांचेंगे।',
  cheque: 'कैंसिल चेक',
  chequeHint: 'साफ फोटो या स्कैन, जिसमें खाता नंबर, IFSC और आपका नाम दिखे',
  submit: 'खाता वेरिफाई करें',
  next: 'आगे बढ़ें',
  discard: 'रहने दें',
  otpTitle: 'अपने बैंक खाते की पुष्टि करें',
  otpSubmit: 'वेरिफाई करके सेव करें',
  done: (kind, isInReview) => {
    if (isInReview) return 'आपका चेक हमें मिल गया है। खाता वेरिफाई होने पर हम आपको ईमेल और SMS करेंगे।';
    return kind === 'replace' ? 'आपका बैंक खाता बदल गया है।' : 'आपका बैंक खाता जुड़ गया है।';
  },
};
