import { formatDate, formatMoney, formatNav, formatUnits } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { ZERO_PAISE } from '@prosperx/core/money';
import { notificationHelp } from '#languages/hi/providers/notification.text.js';
import type { redemptionNotifications as english } from '#modules/orders/redeem/redemption-notification.text.js';

type Notification = Parameters<(typeof english)['requested']['body']>[0];

/** Returns what was asked for: `₹5,000`, `12.500 यूनिट`, `सभी 12.500 फ्री यूनिट`. */
function quantityText({ measure, amount, units, reservedUnits }: Notification['redemption']): string {
  if (measure === 'amount') return formatMoney(amount ?? ZERO_PAISE, 2);
  return measure === 'units'
    ? `${formatUnits(units ?? reservedUnits)} यूनिट`
    : `सभी ${formatUnits(reservedUnits)} फ्री यूनिट`;
}

const kindOf = ({ redemption }: Notification) => (redemption.kind === 'switch' ? 'स्विच' : 'रिडेम्प्शन');

/** What was asked for, before "का रिडेम्प्शन". */
const what = (facts: Notification) =>
  `${facts.schemeName} (फोलियो ${facts.folioNumber}) से ${facts.toSchemeName === null ? '' : `${facts.toSchemeName} में `}${quantityText(facts.redemption)} का ${kindOf(facts)}`;

const number = ({ redemption }: Notification) => `ऑर्डर नंबर: ${redemption.pxOrderNumber}।`;

const where = ({ account }: Notification) => (account ? `${account.name} खाते ${account.account}` : 'बैंक खाते');

function sold({ redemption, schemeName }: Notification): string {
  const { soldUnits, nav, navDate, grossAmount, exitLoad, stt, payout } = redemption;
  if (soldUnits === null || nav === null || navDate === null || grossAmount === null || payout === null) return '';
  const taken = [
    exitLoad ? `${formatMoney(exitLoad, 2)} एग्जिट लोड` : '',
    stt ? `${formatMoney(stt, 2)} सिक्योरिटीज ट्रांजैक्शन टैक्स (STT)` : '',
  ].filter(Boolean);
  const less = taken.length === 0 ? '' : `; ${taken.join(' और ')} काटकर ${formatMoney(payout, 2)}`;
  return `${schemeName} के ${formatUnits(soldUnits)} यूनिट ${formatDate(navDate)} के एनएवी ₹${formatNav(nav)} पर ${formatMoney(grossAmount, 2)} में बिके${less}।`;
}

function goes(notification: Notification): string {
  const { creditDate } = notification.redemption;
  const by = creditDate === null ? '' : formatDate(creditDate);
  return notification.toSchemeName === null
    ? `पैसा ${by} तक आपके ${where(notification)} में आ सकता है।`
    : `पैसा ${by} को ${notification.toSchemeName} में पहुंच सकता है; उसके यूनिट अगले कामकाजी दिन मिलेंगे।`;
}

function bought({ redemption, toSchemeName }: Notification): string {
  const { toUnits, toNav, toNavDate, toStampDuty, payout } = redemption;
  if (toUnits === null || toNav === null || toNavDate === null || toStampDuty === null || payout === null) return '';
  return `आपको ${toSchemeName} के ${formatUnits(toUnits)} यूनिट अलॉट हुए हैं: ${formatDate(toNavDate)} के एनएवी ₹${formatNav(toNav)} पर, ${formatMoney(payout, 2)} में से ${formatMoney(toStampDuty, 2)} स्टाम्प ड्यूटी घटाकर।`;
}

const notification = (subject: string, say: (facts: Notification) => string) => ({
  subject,
  body: (facts: Notification) =>
    `नमस्ते ${facts.name},\n\n${say(facts)} ${number(facts)}\n\nअपना पोर्टफोलियो यहां देखें:\n${facts.link}\n\n${notificationHelp}`,
  sms: (facts: Notification) => `${say(facts)} ${number(facts)} ${facts.link}`,
});

export const redemptionNotifications: Translation<typeof english> = {
  requested: notification(
    'यूनिट बेचने का आपका अनुरोध मिल गया है',
    (facts) => `आपका अनुरोध हमें मिल गया है: ${what(facts)}। अगर यह आपने नहीं किया, तो तुरंत हमसे संपर्क करें।`,
  ),
  executed: notification('आपके यूनिट बिक गए हैं', (facts) => `${sold(facts)} ${goes(facts)}`),
  paid: notification(
    'आपके रिडेम्प्शन का पैसा भेज दिया गया है',
    (facts) =>
      `${facts.schemeName} के ${formatMoney(facts.redemption.payout ?? ZERO_PAISE, 2)} आपके ${where(facts)} में भेज दिए गए हैं। बैंक रेफरेंस: ${facts.redemption.payoutRef}।`,
  ),
  switched: notification('आपका स्विच पूरा हो गया है', bought),
  refused: notification(
    'आपके यूनिट नहीं बिके',
    (facts) => `यह अनुरोध पूरा नहीं हुआ: ${what(facts)}। ${facts.redemption.remarks} आपके यूनिट वैसे ही हैं।`,
  ),
  not_found: notification(
    'यूनिट बेचने के आपके अनुरोध में ज्यादा समय लग रहा है',
    (facts) => `इस अनुरोध में ज्यादा समय लग रहा है: ${what(facts)}। हम एक्सचेंज से पता कर रहे हैं और आपको लिखेंगे। आपके यूनिट सुरक्षित हैं।`,
  ),
};
