import { UNTIL_CANCELLED } from '@prosperx/core/cart';
import {
  formatDateShort,
  formatMoment,
  formatMoney,
  formatNav,
  formatPercent,
  formatUnits,
} from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { FREQUENCY_NAMES } from '@prosperx/core/languages/hi/format/format.text.js';
import type { Paise } from '@prosperx/core/money';
import { PROPOSAL_DAYS as DAYS } from '@prosperx/core/proposal';
import type { proposalText as english } from '#features/proposals/proposal.text.js';

const frequencies: Readonly<Record<number, string | undefined>> = FREQUENCY_NAMES;

const items = (count: number) => `${count} आइटम`;
const money = (amount: Paise) => formatMoney(amount, amount % 100 === 0 ? 0 : 2);

export const proposalText: Translation<typeof english> = {
  by: (advisor, arn) => `${[advisor, arn].filter(Boolean).join(', ')} का प्रस्ताव`,
  forWhom: (customer) => `${customer} के लिए`,
  draft: 'अभी नहीं भेजा',
  draftVersion: (version) => `वर्जन ${version}, अभी नहीं भेजा`,
  version: (version, sentAt) => `वर्जन ${version}, ${formatMoment(sentAt)} को भेजा`,
  replaces: 'यह वर्जन आपको पहले भेजे गए वर्जन की जगह लेता है।',
  until: (until) => `${formatMoment(until)} तक जवाब दें`,
  opened: (at) => `${formatMoment(at)} को खोला गया`,
  states: {
    draft: 'ड्राफ्ट',
    pending: 'जवाब का इंतजार',
    approved: 'मंजूर',
    declined: 'नामंजूर',
    withdrawn: 'वापस लिया गया',
    replaced: 'बदला गया',
    expired: 'एक्सपायर',
  },
  itemsOf: 'क्या प्रस्ताव है',
  amount: 'रकम',
  instalment: 'हर किस्त',
  amountOf: (amount, units) =>
    amount !== null ? money(amount) : units !== null ? `${formatUnits(units)} यूनिट` : 'सभी यूनिट',
  folio: 'फोलियो',
  newFolio: 'नया',
  day: 'एसआईपी की तारीख',
  dayOf: (day) => `हर महीने की ${day} तारीख`,
  times: 'किस्तें',
  timesOf: (kind, count) => (kind === 'sip' && count === UNTIL_CANCELLED ? 'रद्द करने तक' : String(count)),
  frequency: 'कब-कब',
  frequencyOf: (code) => frequencies[code] ?? '',
  starts: 'शुरू',
  startsNow: 'ऑर्डर के साथ',
  startsLater: 'एसआईपी की पहली तारीख पर, आपके मैंडेट से',
  ends: 'आखिरी दिन',
  date: formatDateShort,
  plan: 'प्लान',
  costs: 'खर्च',
  cost: (amount, isEach) => `${isEach ? 'हर किस्त पर ' : ''}सालाना ${money(amount)}`,
  ratio: (ratio, asOf) => `सालाना ${formatPercent(ratio)}, ${formatDateShort(asOf)} की स्थिति`,
  costsNote: 'खर्च रेगुलर प्लान का एक्सपेंस रेशियो है, जो एनएवी में से ही लिया जाता है और जिससे डिस्ट्रीब्यूटर को भी पैसा मिलता है।',
  risk: 'जोखिम',
  riskOf: (level, asOf) => (asOf === null ? level : `${level}, ${formatDateShort(asOf)} की स्थिति`),
  fit: {
    within: (own) => `रिस्क प्रोफाइल (${own}) के अंदर`,
    above: (own) => `रिस्क प्रोफाइल (${own}) से ज्यादा`,
    unknown: () => '',
  },
  ownRisk: (name, asOf, byAdvisor) => `${name}, ${formatDateShort(asOf)} के ${byAdvisor ? 'सलाहकार के ' : ''}जवाबों से`,
  noRisk: 'रिस्क प्रोफाइल नहीं है, इसलिए कोई नहीं बता सकता कि यह कितना ठीक है।',
  choose: (what) => `${what} को मंजूरी दें`,
  chosen: (chosen, all) => `${items(all)} में से ${chosen} चुने`,
  approve: (chosen, all) =>
    chosen === all ? `OTP से ${all > 1 ? `सभी ${all} को ` : ''}मंजूरी दें` : `OTP से ${all} में से ${chosen} को मंजूरी दें`,
  decline: 'नामंजूर करें',
  declineTitle: 'यह प्रस्ताव नामंजूर करें?',
  declineText: 'फिर कुछ नहीं होगा। आपके सलाहकार को दिखेगा कि आपने नामंजूर किया, और वजह बताएं तो वह भी।',
  reason: 'वजह',
  optional: 'वैकल्पिक',
  keep: 'वापस',
  nothing: 'आपकी मंजूरी से पहले कुछ नहीं होता। आप पूरे प्रस्ताव को मंजूरी दे सकते हैं, उसके किसी हिस्से को, या किसी को भी नहीं।',
  stranger: 'अगर आपको इसकी उम्मीद नहीं थी, तो नामंजूर करें। सलाहकारों ने आपके अकाउंट में क्या किया, यह आपकी प्रोफाइल में है।',
  otpTitle: 'पुष्टि करें कि यह आप ही हैं',
  otpSubmit: 'मंजूरी दें',
  otpNotice: 'यह OTP किसी को न बताएं, अपने सलाहकार को भी नहीं।',
  highRisk: 'इनमें से एक स्कीम का जोखिम आपकी रिस्क प्रोफाइल से ज्यादा है।',
  over: {
    approved: 'आपने इस प्रस्ताव को मंजूरी दे दी है।',
    declined: 'आपने यह प्रस्ताव नामंजूर कर दिया है। कुछ नहीं बदला है, और आपके सलाहकार को आपका फैसला दिखेगा।',
    withdrawn: 'यह प्रस्ताव वापस ले लिया गया है।',
    expired: 'इस प्रस्ताव का जवाब देने का समय निकल गया है। कृपया अपने सलाहकार से नया मांगें।',
    replaced: 'इसकी जगह नया वर्जन आ गया है।',
  },
  answerByLink: 'इसका जवाब उस लिंक से दें जो आपको भेजा गया था, या ProsperX में खुद लॉग इन करें।',
  follow: '“प्रस्ताव” में आगे की स्थिति देखें',
  payment: {
    to_pay: { act: 'पेमेंट करें', text: 'आपने जो खरीदा है, उसका ऑर्डर पेमेंट के बाद होता है।' },
    being_paid: { act: 'पेमेंट देखें', text: 'आपने जो खरीदा है, उसका पेमेंट चल रहा है।' },
    waiting_for_exchange: {
      act: 'पेमेंट के लिए आगे बढ़ें',
      text: 'एक्सचेंज का जवाब अभी नहीं आया है। वह ऑर्डर ले लेगा, तब आप पेमेंट कर सकेंगे।',
    },
  },
  reasonGiven: (reason) => `वजह: ${reason}`,
  trail: 'कहां तक पहुंचा',
  trailOf: ({ kind, firstOrderToday }) =>
    kind === 'redemption'
      ? ['प्रस्ताव', 'मंजूर', 'ऑर्डर हुआ', 'बिक गया', 'पैसा भेजा']
      : kind === 'switch'
        ? ['प्रस्ताव', 'मंजूर', 'ऑर्डर हुआ', 'बिक गया', 'नए यूनिट']
        : kind === 'stp' || kind === 'swp'
          ? ['प्रस्ताव', 'मंजूर', 'चालू', 'पूरी हुई']
          : kind === 'sip' && !firstOrderToday
            ? ['प्रस्ताव', 'मंजूर', 'रजिस्टर हुई']
            : ['प्रस्ताव', 'मंजूर', 'ऑर्डर हुआ', 'पेमेंट हुआ', 'यूनिट'],
  unitsOf: ({ units, nav, navDate }) =>
    `${formatDateShort(navDate)} के ₹${formatNav(nav)} पर ${formatUnits(units)} यूनिट`,
  orderNo: (number) => `ऑर्डर ${number}`,
  words: 'आप क्या प्रस्ताव दे रहे हैं, और क्यों',
  wordsHint: 'आपके ग्राहक को यह आइटम के ऊपर दिखता है।',
  send: 'ग्राहक को भेजें',
  sent: (to) => `हमने आपके ग्राहक को ${to} पर लिंक भेजा है। वे वहां ${DAYS} दिन के अंदर जवाब दे सकते हैं।`,
  addMore: 'कार्ट से, रिडीम और स्विच से, या नई एसटीपी से जोड़ें।',
  removeItem: 'हटाएं',
  remove: (what) => `${what} हटाएं`,
  revise: 'नया वर्जन',
  withdraw: 'वापस लें',
  waits: (until) => `आपके ग्राहक ने जवाब नहीं दिया है। वे ${formatMoment(until)} तक दे सकते हैं।`,
  next: {
    declined: 'अपने ग्राहक से बात करें, और वे चाहें तो नया वर्जन भेजें।',
    withdrawn: 'यह वापस ले लिया गया है। ग्राहक अब भी चाहें तो नया वर्जन भेजें।',
    expired: 'आपके ग्राहक ने समय पर जवाब नहीं दिया। उनसे बात करें, और नया वर्जन भेजें।',
  },
};
