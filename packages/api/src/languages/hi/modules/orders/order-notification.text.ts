import { formatDate, formatMoney, formatNav, formatUnits } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { FREQUENCY_NAMES } from '@prosperx/core/languages/hi/format/format.text.js';
import { CHEQUE_PAYEE } from '@prosperx/core/payment';
import { businessDateAt } from '@prosperx/core/time';
import { notificationHelp } from '#languages/hi/providers/notification.text.js';
import type { NotificationItem } from '#modules/orders/order-notification.text.js';
import type { orderNotifications as english } from '#modules/orders/order-notification.text.js';

type Notification = Parameters<(typeof english)['paid']['body']>[0];
type SentByPayer = NonNullable<Notification['sentByPayer']>;
type Allotment = NonNullable<Notification['allotment']>;

const frequencies: Readonly<Record<number, string | undefined>> = FREQUENCY_NAMES;

/** Returns what an order is: `एकमुश्त`, or `एसआईपी, हर महीने 10 तारीख, पहली किस्त`. */
function kindOf({ sip }: NotificationItem): string {
  if (sip === null) return 'एकमुश्त';
  const when = `एसआईपी, ${frequencies[sip.frequency] ?? ''} ${sip.date} तारीख`;
  if (sip.instalment === null) return when;
  return `${when}, ${sip.instalment === 1 ? 'पहली किस्त' : `किस्त ${sip.instalment}`}`;
}

const listed = ({ items }: Pick<Notification, 'items'>) =>
  items.map((item) => `- ${item.schemeName} (${kindOf(item)}): ${formatMoney(item.amount, 2)}`).join('\n');

const schemesOf = ({ items }: Notification) => items.map((item) => `${item.schemeName} (${kindOf(item)})`).join(', ');

const notification = (subject: string, say: (facts: Notification) => string) => ({
  subject,
  body: (facts: Notification) =>
    `नमस्ते ${facts.name},\n\n${say(facts)}\n\nऑर्डर यहां देखें:\n${facts.link}\n\n${notificationHelp}`,
});

const allotted = (facts: Notification, { units: many, nav: price, navDate, stampDuty }: Allotment) =>
  `आपको ${schemesOf(facts)} के ${formatUnits(many)} यूनिट अलॉट हुए हैं: ${formatDate(navDate)} के एनएवी ₹${formatNav(price)} पर, ${formatMoney(facts.amount, 2)} में से ${formatMoney(stampDuty, 2)} स्टाम्प ड्यूटी घटाकर। ऑर्डर नंबर: ${facts.pxOrderNumber}।`;

const autoPayNote = ({ needsAutoPay, autoPayLink }: Notification) =>
  needsAutoPay
    ? `\n\nइस एसआईपी की अगली किस्त के लिए अभी कोई मंजूर ऑटोपे मैंडेट नहीं है, इसलिए वह निवेश नहीं होगी। आगे की एसआईपी के लिए ऑटोपे सेट करें:\n${autoPayLink}`
    : '';

const noted = (facts: Notification, say: (sent: SentByPayer, amount: string) => string) => {
  const { sentByPayer, pxOrderNumber, amount } = facts;
  return sentByPayer
    ? `${say(sentByPayer, formatMoney(amount, 2))} ऑर्डर ${pxOrderNumber}:\n${listed(facts)}\n\n${then(facts, sentByPayer)}`
    : '';
};

const then = ({ items }: Notification, { waitUntil }: SentByPayer) =>
  `हम पैसे का ${formatDate(waitUntil)} तक इंतजार करेंगे और आने पर आपको ईमेल करेंगे।${items.some(({ isNfo }) => isNfo) ? '' : ' फंड के कट-ऑफ से पहले जिस दिन वह पहुंचेगा, उसी से एनएवी तय होगा; कट-ऑफ के बाद पहुंचा तो अगले कामकाजी दिन से।'}`;

const firstDebitOf = ({ firstDebit, amount }: Notification) =>
  firstDebit === null
    ? ''
    : ` ${formatMoney(amount, 2)} की पहली किस्त ${formatDate(firstDebit)} को आपके ऑटोपे मैंडेट से कटेगी। उससे पहले हम आपको याद दिलाएंगे।`;

const safe = ({ isPaid, isTried }: Notification) => {
  if (isPaid) return 'आपका पैसा सुरक्षित है: वह निवेश होगा या आपके बैंक खाते में लौटेगा।';
  return isTried ? 'अगर कोई रकम कटी है, तो वह निवेश होगी या आपके बैंक खाते में लौटा दी जाएगी।' : 'कोई पैसा नहीं कटा है।';
};

function again({ items }: Notification): string {
  const open = items.filter(({ isClosed }) => !isClosed).length;
  if (open === items.length) return 'आप कभी भी फिर ऑर्डर कर सकते हैं।';
  return `एनएफओ अब यह ऑर्डर नहीं लेता${open === 0 ? ', इसलिए यह फिर नहीं किया जा सकता।' : '; बाकी ऑर्डर आप कभी भी फिर कर सकते हैं।'}`;
}

const debited = ({ isTried }: Notification) =>
  isTried ? 'अगर कोई रकम कटी है, तो वह आपके बैंक खाते में लौटा दी जाएगी।' : 'कोई पैसा नहीं कटा।';

const payAgain = ({ toPayAgain }: Notification) =>
  toPayAgain.length === 0
    ? ''
    : `\n\nयह पेमेंट इन ऑर्डर के लिए भी था और बंद हो गया है। कृपया इनका पेमेंट फिर से करें:\n${listed({ items: toPayAgain })}`;

export const orderNotifications: Translation<typeof english> = {
  paid: notification(
    'आपका पेमेंट हमें मिल गया है',
    (facts) =>
      `ऑर्डर ${facts.pxOrderNumber} के लिए आपका ${formatMoney(facts.amount, 2)} का पेमेंट हमें मिल गया है:\n${listed(facts)}\n\nयूनिट अलॉट होने पर हम आपको ईमेल करेंगे।`,
  ),
  transfer_noted: notification('आपके बैंक ट्रांसफर की जानकारी मिल गई है', (facts) =>
    noted(facts, ({ number }, amount) => `आपके ${amount} के ट्रांसफर का UTR नंबर ${number} हमें मिल गया है।`),
  ),
  cheque_noted: notification('आपके चेक की जानकारी मिल गई है', (facts) =>
    noted(
      facts,
      ({ number, depositBy }, amount) =>
        `कृपया अपना ${amount} का चेक ${number} उसके चालान के साथ ${CHEQUE_PAYEE.bank} की किसी शाखा में ${formatDate(depositBy)} को बैंक बंद होने से पहले जमा करें।`,
    ),
  ),
  allotted: notification('आपके यूनिट अलॉट हो गए हैं', (facts) =>
    facts.allotment ? `${allotted(facts, facts.allotment)}${autoPayNote(facts)}` : '',
  ),
  expired: notification(
    'आपका ऑर्डर एक्सपायर हो गया है',
    (facts) =>
      `आपके ऑर्डर ${facts.pxOrderNumber} का पेमेंट समय पर नहीं हुआ और वह एक्सपायर हो गया है:\n${listed(facts)}\n\n${debited(facts)} ${again(facts)}`,
  ),
  not_confirmed: notification(
    'आपकी एसआईपी रजिस्टर नहीं हुई',
    (facts) =>
      `आपके ऑर्डर ${facts.pxOrderNumber} की पुष्टि OTP से समय पर नहीं हुई और वह एक्सपायर हो गया है:\n${listed(facts)}\n\nकुछ रजिस्टर नहीं हुआ और कोई पैसा नहीं कटेगा। ${again(facts)}`,
  ),
  sip_registered: notification(
    'आपकी एसआईपी रजिस्टर हो गई है',
    (facts) =>
      `एक्सचेंज ने आपकी एसआईपी रजिस्टर कर ली है, ऑर्डर ${facts.pxOrderNumber}:\n${listed(facts)}\n\nआज कुछ नहीं कटा।${firstDebitOf(facts)}`,
  ),
  offer_withdrawn: notification(
    'एनएफओ वापस ले लिया गया है',
    (facts) =>
      `फंड हाउस ने आपके ऑर्डर ${facts.pxOrderNumber} वाला एनएफओ वापस ले लिया है, इसलिए ऑर्डर बंद हो गया है:\n${listed(facts)}\n\n${debited(facts)}${payAgain(facts)}`,
  ),
  instalment_failed: notification(
    'आपकी एसआईपी की किस्त निवेश नहीं हुई',
    (facts) =>
      `${formatDate(businessDateAt(facts.at))} की आपकी ${formatMoney(facts.amount, 2)} की एसआईपी किस्त निवेश नहीं हुई:\n${listed(facts)}\n\n${facts.reason}`,
  ),
  refund: notification(
    'आपका रिफंड भेजा जा रहा है',
    (facts) =>
      `आपने ऑर्डर ${facts.pxOrderNumber} के लिए ${formatMoney(facts.amount, 2)} का पेमेंट किया था:\n${listed(facts)}\n\n${facts.reason}`,
  ),
  not_found: notification(
    'आपके ऑर्डर में ज्यादा समय लग रहा है',
    (facts) =>
      `आपके ऑर्डर ${facts.pxOrderNumber} में ज्यादा समय लग रहा है:\n${listed(facts)}\n\nहम एक्सचेंज से पता कर रहे हैं और आपको ईमेल करेंगे। ${safe(facts)}`,
  ),
  refused: notification(
    'आपका ऑर्डर पूरा नहीं हुआ',
    (facts) =>
      `आपका ऑर्डर ${facts.pxOrderNumber} पूरा नहीं हुआ:\n${listed(facts)}\n\n${facts.reason} ${debited(facts)} ${again(facts)}`,
  ),
};
