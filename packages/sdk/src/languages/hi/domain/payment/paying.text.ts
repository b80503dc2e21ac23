import type { Translation } from '@prosperx/core/language';
import { CHEQUE_PAYEE, type PaymentMode } from '@prosperx/core/payment';
import type {
  paymentOtpText as englishPaymentOtpText,
  paymentDeadlineText as englishPaymentDeadlineText,
  bankFrameText as englishBankFrameText,
  paymentBlockedText as englishPaymentBlockedText,
  payText as englishPayText,
} from '#domain/payment/paying.text.js';

export const paymentOtpText: Translation<typeof englishPaymentOtpText> = {
  title: 'पुष्टि करें कि यह आप ही हैं',
  confirm: (amount) => `${amount} की पुष्टि करें`,
  confirmSip: 'एसआईपी की पुष्टि करें',
  highRisk: ({ your }) =>
    `इनमें से एक स्कीम का जोखिम ${your} अकाउंट की रिस्क प्रोफाइल के सुझाव से ज्यादा है। कृपया देख लें कि यह ${your} लिए ठीक है।`,
};

export const paymentDeadlineText: Translation<typeof englishPaymentDeadlineText> = {
  payBy: (date, time) => `${date}, ${time} तक पेमेंट करें`,
  confirmBy: (date, time) => `${date}, ${time} तक पुष्टि करें`,
  time: (minute) => {
    const [hour, rest] = [Math.floor(minute / 60), minute % 60];
    const part = hour < 4 || hour > 19 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : 'शाम';
    return `${part} ${((hour + 11) % 12) + 1}${rest ? `:${String(rest).padStart(2, '0')}` : ''} बजे`;
  },
};

export const bankFrameText: Translation<typeof englishBankFrameText> = { title: 'आपके बैंक का पेज' };

const by: Readonly<Record<PaymentMode, string>> = {
  upi: 'UPI',
  netBanking: 'नेट बैंकिंग',
  mandate: 'वन टाइम मैंडेट',
  neft: 'NEFT या RTGS',
  cheque: 'चेक',
};

export const paymentBlockedText: Translation<typeof englishPaymentBlockedText> = {
  titles: {
    waiting_for_exchange: 'एक्सचेंज के जवाब का इंतजार है। इसमें थोड़ा समय लगता है।',
    payment_processing: 'एक पेमेंट चल रहा है।',
    paid: 'इन ऑर्डर का पेमेंट हो चुका है।',
    sip_registered: 'आपकी एसआईपी रजिस्टर हो गई है। कुछ देना नहीं है।',
    expired: 'यह पेमेंट लिंक एक्सपायर हो गया है!',
    cancelled: 'ये ऑर्डर रद्द हो चुके हैं।',
    refused: 'इनमें से कोई ऑर्डर नहीं लिया गया।',
    ended: 'इनमें से कोई ऑर्डर पूरा नहीं हुआ।',
  },
  expiredHelp: 'ऑर्डर फिर आपके कार्ट में डाल दिए गए। कृपया कार्ट में जाकर फिर ऑर्डर करें।',
  unpaidHelp: 'जिन ऑर्डर का पेमेंट नहीं हुआ, वे फिर आपके कार्ट में डाल दिए गए। कृपया कार्ट में जाकर उन्हें फिर से करें।',
  offerClosed: 'एनएफओ अब यह ऑर्डर नहीं लेता, इसलिए यह फिर नहीं किया जा सकता।',
  refusedHelp: 'नामंजूर ऑर्डर फिर आपके कार्ट में डाल दिया गया: दूसरी रकम या दूसरा फंड आजमाएं।',
  money: {
    none: 'कोई पैसा नहीं कटा।',
    tried: 'अगर कोई रकम कटी है, तो वह आपके बैंक खाते में लौटा दी जाएगी।',
    came: 'आपने जो पैसा दिया, वह आपके बैंक खाते में लौटाया जाता है।',
  },
  underWay: (amount, mode) => `${by[mode]} से ${amount} का पेमेंट चल रहा है।`,
  approvedBefore: (time) =>
    `अगर आपने मंजूरी दे दी है, तो कृपया रुकें; ${time} तक पता चल जाएगा। नहीं दी है, तो इसे पूरा करें या दूसरे तरीके से पेमेंट करें।`,
  paymentTimeout: {
    neft: (date) => `हम ट्रांसफर का ${date} तक इंतजार करेंगे। नहीं भेजा है, तो आप दूसरे तरीके से पेमेंट कर सकते हैं।`,
    cheque: (date) =>
      `हम चेक का ${date} तक इंतजार करेंगे। जमा नहीं किया है, तो आप दूसरे तरीके से पेमेंट कर सकते हैं; जो चेक जमा हो चुका है, वह फिर भी लगेगा या उसका पैसा लौटेगा।`,
  },
  notTwice: 'हम आपके बैंक से पता कर रहे हैं। दो पेमेंट पहुंचे तो एक वापस हो जाएगा।',
  next: 'यह पेमेंट पूरा करें',
  goToCart: 'कार्ट में जाएं',
  seeProgress: 'ऑर्डर ट्रैक करें',
};

const notApproved = 'इसे तभी चुनें, जब पेमेंट को मंजूरी न दी हो।';

export const payText: Translation<typeof englishPayText> = {
  total: 'कुल निवेश',
  orders: 'किसका पेमेंट है',
  confirm: 'पेमेंट की पुष्टि करें',
  leaving: {
    upi: 'पेमेंट शुरू हो रहा है',
    neft: 'ट्रांसफर की जानकारी सेव हो रही है',
    cheque: 'चेक की जानकारी सेव हो रही है',
  },
  offline: 'आप ऑफलाइन हैं। पेमेंट चलता रहेगा; ऑनलाइन होने पर हम फिर जांचेंगे।',
  upi: {
    vpa: 'UPI ID',
    vpaHint: 'जैसे name@bank',
    stepsTitle: 'यह कैसे होता है',
    steps: [
      'अपनी UPI ID डालें और पेमेंट की पुष्टि करें।',
      'अपना UPI ऐप खोलें: वहां पेमेंट रिक्वेस्ट मिलेगी।',
      'UPI PIN डालकर मंजूरी दें। फिर इस पेज पर लौट आएं।',
    ],
    approve: 'अपने UPI ऐप में पेमेंट को मंजूरी दें',
    approveText: 'मंजूरी मिलते ही यह पेज अपडेट होगा।',
    askedOf: (vpa) => `हमने ${vpa} पर पेमेंट रिक्वेस्ट भेजी है।`,
    wrongId: 'UPI ID गलत है? रिक्वेस्ट को मंजूरी न दें। दूसरा तरीका चुनें और ID फिर डालें।',
    scan: 'किसी भी UPI ऐप से स्कैन करें',
    scanSteps: ['फोन में UPI ऐप खोलें।', 'यह कोड स्कैन करें।', 'UPI PIN डालकर पेमेंट को मंजूरी दें।'],
    qr: 'UPI ऐप के लिए पेमेंट का QR कोड',
    openApp: 'UPI ऐप खोलें',
    otherPhone: 'दूसरे फोन से पेमेंट करें',
    sandbox: 'सैंडबॉक्स के UPI ऐप में मंजूरी दें',
    left: (time) => `${time} में मंजूरी दें`,
    late: 'हम आपके बैंक से पेमेंट की स्थिति पता कर रहे हैं।',
    page: {
      title: 'UPI से पेमेंट करें',
      note: 'पेमेंट का पेज नई विंडो में खुलेगा: वहां UPI ऐप चुनें, कोड स्कैन करें या अपनी UPI ID डालें। पेमेंट होते ही यह पेज अपडेट होगा।',
      open: 'पेमेंट करने जाएं',
    },
    pageNext: 'अगले पेज पर UPI ऐप चुनें, QR कोड स्कैन करें या अपनी UPI ID डालें।',
  },
  otherwise: 'दूसरे तरीके से पेमेंट करें',
  choose: 'पेमेंट का दूसरा तरीका चुनें',
  otherwiseNote: {
    upi: notApproved,
    netBanking: notApproved,
    mandate: notApproved,
    neft: 'इसे तभी चुनें, जब पैसा न भेजा हो।',
    cheque: 'इसे तभी चुनें, जब चेक जमा न किया हो: जमा किया हुआ चेक फिर भी लगेगा या उसका पैसा लौटेगा।',
  },
  progress: {
    bank: {
      title: 'अपने बैंक के पेज पर पेमेंट करें',
      note: 'आपके बैंक का पेज नई विंडो में खुलेगा। वहां पेमेंट होते ही यह पेज अपडेट होगा।',
      open: 'बैंक का पेज खोलें',
    },
    received: 'हमें आपकी रिक्वेस्ट मिल गई है और हम उस पर काम कर रहे हैं।',
    after: {
      netBanking: 'पेमेंट पूरा होते ही यह पेज अपडेट होगा।',
      mandate: 'हम आपके बैंक से पता कर रहे हैं। इसमें कुछ सेकंड लगते हैं।',
      neft: 'पैसा पहुंचने पर आपके ऑर्डर आगे बढ़ेंगे।',
      cheque: 'चेक क्लियर होने पर आपके ऑर्डर आगे बढ़ेंगे।',
    },
    challan: 'चालान खोलें',
    paid: 'आपका पेमेंट हमें मिल गया है',
    paidText: 'आपके ऑर्डर फंड हाउस को भेजे जा रहे हैं।',
    failed: 'पेमेंट नहीं हो सका',
    refund: { due: 'यह पेमेंट हमें मिला और लौटाया जा रहा है', refunded: 'यह पेमेंट लौटा दिया गया है' },
    seeOrder: 'ऑर्डर ट्रैक करें',
    retry: 'फिर पेमेंट करें',
  },
  navOfNfo: 'एनएफओ के यूनिट उसके अपने भाव से मिलते हैं, पैसा उसके बंद होने से पहले जब भी पहुंचे।',
  neft: {
    title: 'इस खाते में ट्रांसफर करें',
    from: ({ your }, bank) => `पूरी रकम ${your} अपने खाते से ट्रांसफर करें${bank ? `: ${bank}` : ''}।`,
    bankName: 'बैंक का नाम',
    name: 'बेनिफिशियरी का नाम',
    accountNumber: 'खाता नंबर',
    ifsc: 'IFSC',
    accountTypeOf: (type) => ({ Current: 'चालू', Savings: 'बचत' })[type] ?? type,
    accountType: 'खाते का प्रकार',
    nav: 'पैसा फंड के कट-ऑफ से पहले जिस दिन पहुंचेगा, उसी से एनएवी तय होगा; कट-ऑफ के बाद पहुंचा तो अगले कामकाजी दिन से।',
    then: 'ट्रांसफर के बाद',
    given: (utr) => `UTR नंबर: ${utr}`,
    wrongNumber: 'गलत नंबर डाल दिया? “दूसरे तरीके से पेमेंट करें” चुनें, फिर NEFT या RTGS, और नंबर दोबारा डालें।',
    utr: 'UTR नंबर',
    utrHint: '16 या 22 कैरेक्टर, या IMPS के 12 अंक, जैसा आपका बैंक दिखाए',
  },
  cheque: {
    title: 'एक चेक लिखें',
    payee: 'किसके नाम',
    deposit: 'कहां जमा करें',
    branch: `${CHEQUE_PAYEE.bank} की कोई शाखा`,
    by: 'कब तक जमा करें',
    drawnOn: 'किस खाते का चेक',
    registered: ({ your }) => `${your} रजिस्टर्ड बैंक खाते का`,
    oneCheque: ({ your }) => `पूरी रकम का एक ही चेक दें। वह ${your} रजिस्टर्ड बैंक खाते का होना चाहिए।`,
    noteAbove: (limit) => `आपके कार्ट की कुल रकम ${limit} से ज्यादा है, इसलिए चेक क्लियर होने वाले दिन का एनएवी मिलेगा।`,
    note: 'एनएवी चेक क्लियर होने वाले दिन का मिलता है।',
    number: 'चेक नंबर',
    numberHint: 'चेक के नीचे छपे छह अंक',
    date: 'चेक पर लिखी तारीख',
    dateHint: '70 दिन से ज्यादा पुरानी न हो',
  },
  challan: {
    ready: 'आपका चालान तैयार है।',
    failed: 'चालान डाउनलोड नहीं हो सका। कृपया थोड़ी देर बाद पेज रीफ्रेश करें।',
    refresh: 'रीफ्रेश करें',
    download: 'चालान डाउनलोड करें',
    steps: (date) => [
      'चालान डाउनलोड करें।',
      `${date} को बैंक बंद होने से पहले ${CHEQUE_PAYEE.bank} की नजदीकी शाखा में चेक और चालान जमा करें।`,
      'पेमेंट की स्थिति प्रोफाइल के डैशबोर्ड पर देखें।',
    ],
    dashboard: 'डैशबोर्ड पर जाएं',
  },
};
