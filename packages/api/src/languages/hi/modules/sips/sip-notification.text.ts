import { formatDate, formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { BusinessDate } from '@prosperx/core/time';
import { notificationHelp } from '#languages/hi/providers/notification.text.js';
import type {
  sipChangeText as englishSipChangeText,
  sipNotifications as englishSipNotifications,
  sipReminderText as englishSipReminderText,
} from '#modules/sips/sip-notification.text.js';

type Facts = Parameters<(typeof englishSipNotifications)['skipped']['body']>[0];

/** Before "की", "से" or "को". */
const day = (date: BusinessDate | null) => (date === null ? 'तय तारीख' : formatDate(date));
const nextIs = ({ next }: Facts) =>
  next === null ? 'उसके बाद कोई किस्त बाकी नहीं है।' : `आपकी अगली किस्त ${formatDate(next)} को है।`;

const notification = (subject: string, say: (facts: Facts) => string) => ({
  subject,
  body: (facts: Facts) =>
    `नमस्ते ${facts.name},\n\n${say(facts)}\n\nअगर यह आपने नहीं किया, तो कृपया तुरंत हमसे संपर्क करें। अपनी एसआईपी यहां देखें और बदलें:\n${facts.link}\n\n${notificationHelp}`,
});

export const sipChangeText: Translation<typeof englishSipChangeText> = {
  tooLate: 'बढ़ी हुई रकम लागू होने से पहले ही एसआईपी पूरी हो जाएगी।',
  pauseBefore: 'इससे पहले की किस्तें रोकने का अनुरोध नहीं माना गया।',
};

export const sipNotifications: Translation<typeof englishSipNotifications> = {
  skipped: notification(
    'आपकी एसआईपी की किस्त छोड़ दी गई है',
    (facts) => `${facts.schemeName} की आपकी एसआईपी की ${day(facts.date)} की किस्त नहीं कटेगी। ${nextIs(facts)}`,
  ),
  paused: notification(
    'आपकी एसआईपी रोक दी गई है',
    (facts) =>
      `${facts.schemeName} की आपकी एसआईपी ${day(facts.date)} से रोक दी गई है। ${facts.left} ${facts.left > 1 ? 'किस्तें छूटेंगी' : 'किस्त छूटेगी'}, फिर यह अपने आप शुरू होगी। ${nextIs(facts)}`,
  ),
  pause_refused: notification(
    'आपकी एसआईपी नहीं रोकी जा सकी',
    (facts) =>
      `एक्सचेंज ने ${facts.schemeName} की आपकी एसआईपी नहीं रोकी: ${facts.reason} इसकी ${day(facts.date)} की किस्त कटेगी।`,
  ),
  pause_unanswered: notification(
    'हो सकता है आपकी एसआईपी अभी न रुकी हो',
    (facts) =>
      `एक्सचेंज ने अब तक नहीं बताया कि वह ${facts.schemeName} की आपकी एसआईपी रोकता है या नहीं, इसलिए इसकी ${day(facts.date)} की किस्त कट सकती है।${facts.left === 0 ? '' : ` उसके बाद की ${facts.left} ${facts.left > 1 ? 'किस्तें' : 'किस्त'} छोड़ने के लिए हम उससे पूछते रहेंगे।`}`,
  ),
  changed: notification(
    'आपकी एसआईपी बदल दी गई है',
    (facts) =>
      `${day(facts.date)} से ${facts.schemeName} की आपकी एसआईपी में हर महीने ${facts.sipDate} तारीख को ${formatMoney(facts.amount, 2)} निवेश होंगे।`,
  ),
  change_refused: notification(
    'आपकी एसआईपी नहीं बदली जा सकी',
    (facts) => `एक्सचेंज ने ${facts.schemeName} की आपकी एसआईपी में बदलाव नहीं किया: ${facts.reason} यह पहले की तरह चलती रहेगी।`,
  ),
  step_up_set: notification(
    'आपकी एसआईपी हर साल बढ़ेगी',
    (facts) => `${facts.schemeName} की आपकी एसआईपी अब हर साल बढ़ेगी, पहली बार ${day(facts.date)} की किस्त से।`,
  ),
  step_up_ended: notification(
    'आपकी एसआईपी अब नहीं बढ़ेगी',
    (facts) =>
      `${facts.schemeName} की आपकी एसआईपी अब हर साल नहीं बढ़ेगी। इसकी रकम ${formatMoney(facts.amount, 2)} ही रहेगी।`,
  ),
  step_up_refused: notification(
    'आपकी एसआईपी नहीं बढ़ सकी',
    (facts) =>
      `${facts.schemeName} की आपकी एसआईपी नहीं बढ़ सकी: ${facts.reason} इसकी रकम ${formatMoney(facts.amount, 2)} ही रहेगी।`,
  ),
  step_up_left_out: notification(
    'आपकी एसआईपी नहीं बढ़ सकी',
    (facts) =>
      `${facts.schemeName} की आपकी एसआईपी की बढ़ी हुई रकम के लिए कोई मंजूर ऑटोपे मैंडेट नहीं है, इसलिए इस साल यह ${formatMoney(facts.amount, 2)} ही रहेगी। अगले साल बढ़ाने के लिए ज्यादा लिमिट का ऑटोपे सेट करें।`,
  ),
  made_after_end: notification(
    'बंद होने के बाद भी आपकी एसआईपी की एक किस्त कटी',
    (facts) =>
      `${facts.schemeName} की आपकी एसआईपी बंद थी, फिर भी एक्सचेंज ने ${day(facts.date)} को इसकी एक किस्त बनाई और उसके लिए ${formatMoney(facts.amount, 2)} काटे। इससे जो खरीदा गया, वह आपका है: यूनिट मिलते ही वे आपके पोर्टफोलियो में दिखेंगे। हमने एक्सचेंज को एसआईपी बंद करने के लिए फिर से कहा है और ध्यान रखेंगे कि वह बंद हो। अगर आप ये यूनिट नहीं रखना चाहते, तो कृपया हमें लिखें।`,
  ),
  stopping: notification(
    'एक्सचेंज ने आपकी एसआईपी अभी बंद नहीं की है',
    (facts) =>
      `${facts.schemeName} की आपकी एसआईपी हमारे यहां बंद है, और हमने एक्सचेंज को इसे बंद करने के लिए कहा है। उसने अभी ऐसा नहीं किया है${facts.date === null ? '' : `: ${formatDate(facts.date)} की ${formatMoney(facts.amount, 2)} की किस्त अब भी कट सकती है`}। कुछ न कटे, इसके लिए इस एसआईपी का ऑटोपे मैंडेट रद्द करें, बशर्ते दूसरी एसआईपी को उसकी जरूरत न हो। हम हर रात एक्सचेंज से फिर कहते हैं, और एसआईपी बंद होते ही आपको बताएंगे। आपके यूनिट निवेश में बने रहेंगे।`,
  ),
  stopped: notification('आपकी एसआईपी बंद हो गई है', (facts) =>
    facts.isOver
      ? `${facts.schemeName} की आपकी एसआईपी बंद हो गई है। आगे कोई किस्त नहीं कटेगी। आपके यूनिट निवेश में बने रहेंगे।`
      : `${facts.schemeName} की आपकी एसआईपी ${day(facts.date)} की किस्त के बाद बंद होगी; वह किस्त एक्सचेंज के पास जा चुकी है। आपके यूनिट निवेश में बने रहेंगे।`,
  ),
};

const notOn = (instead: BusinessDate | null) => (instead === null ? '' : ` (${formatDate(instead)} को नहीं)`);

export const sipReminderText: Translation<typeof englishSipReminderText> = {
  id: 'reminder',
  subject: (date) => `आपकी एसआईपी की किस्त ${formatDate(date)} को है`,
  mail: ({ name, schemeName, amount, date, instead, bank, until, skipLink, link }) =>
    `नमस्ते ${name},\n\n${instead === null ? '' : 'एक्सचेंज ने अपनी छुट्टियां बदली हैं। '}${schemeName} की आपकी एसआईपी के लिए ${formatDate(date)} को${notOn(instead)} ऑटोपे से${bank && ` आपके ${bank} खाते से`} ${formatMoney(amount, 2)} कटेंगे। कृपया खाते में पर्याप्त बैलेंस रखें।\n\n${until === null ? 'अब यह किस्त छोड़ी नहीं जा सकती।' : `सिर्फ यह किस्त छोड़नी हो, तो यह लिंक ${formatDate(until)} तक खोलें:\n${skipLink}`}\n\nआपकी सभी एसआईपी: ${link}\n\n${notificationHelp}`,
  sms: ({ schemeName, amount, date, instead, until, skipLink }) =>
    `ProsperX: ${schemeName} की आपकी एसआईपी के लिए ${formatDate(date)} को${notOn(instead)} ${formatMoney(amount, 2)} कटेंगे।${until === null ? '' : ` छोड़ने के लिए, ${formatDate(until)} तक: ${skipLink}`}`,
};
