import { formatDate, formatDateShort, formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { planFormText as english } from '#domain/plan/plan-form.text.js';

const names = { STP: 'एसटीपी', SWP: 'एसडब्ल्यूपी' };

export const planFormText: Translation<typeof english> = {
  form: (kind) => `नई ${names[kind]}`,
  failed: 'आपकी होल्डिंग नहीं दिखाई जा सकी',
  nothingHeld: (kind) => `आपके पास ऐसा कोई फंड नहीं है, जिससे ${names[kind]} बन सके।`,
  portfolio: 'पोर्टफोलियो पर जाएं',
  from: { STP: 'किस फंड से ट्रांसफर', SWP: 'किस फंड से निकासी' },
  fromPrompt: 'अपना कोई फंड चुनें',
  fromOption: (name, folio) => `${name}, फोलियो ${folio}`,
  worth: (value, date) => `${formatDateShort(date)} को वैल्यू ${formatMoney(value)}`,
  to: 'किस फंड में ट्रांसफर',
  toPrompt: 'उसी फंड हाउस का फंड चुनें',
  noTarget: 'इस फंड हाउस का कोई और फंड ट्रांसफर नहीं लेता।',
  toBank: 'पैसा आपकी प्रोफाइल वाले बैंक खाते में जाता है।',
  frequency: 'कब-कब',
  amount: 'हर किस्त की रकम',
  amountHint: (least, multiple) =>
    `${formatMoney(least)} से${multiple > 100 ? `, ${formatMoney(multiple)} के गुणक में` : ''}`,
  instalments: 'किस्तों की संख्या',
  instalmentsHint: (fewest, most) => `${fewest} से ${most}`,
  start: 'शुरू होने की तारीख',
  startHint: (from, to) => `${formatDateShort(from)} से ${formatDateShort(to)}`,
  startDays: (days) => `, महीने की तारीख ${daysInWords(days)}`,
  end: 'आखिरी तारीख',
  endHint: (count) => `कामकाजी दिनों पर ${count} ${count > 1 ? 'किस्तें' : 'किस्त'}`,
  firstToday: 'पहला ऑर्डर आज ही करें',
  firstTodayHint: 'यही पहली किस्त होगी; अगली शुरू होने की तारीख पर जाएगी।',
  instalmentsLine: 'किस्तें',
  times: (amount, count) => `${count} × ${formatMoney(amount)}`,
  last: 'आखिरी किस्त',
  total: 'कुल',
  lessHeld: (value, total) =>
    `फोलियो में से आज जो बिक सकता है, उसकी वैल्यू ${formatMoney(value)} है, जो कुल ${formatMoney(total)} से कम है। कुछ भी फ्री न रहने पर किस्तें नहीं जाएंगी।`,
  submit: (kind) => `${names[kind]} सेट करें`,
  waiting: 'देखा जा रहा है कि इन फंड में क्या हो सकता है',
  terms: (source, date) => `फंड के नियम: ${source}, ${formatDateShort(date)} की जानकारी।`,
  notCreated: (kind) => `नई ${names[kind]} नहीं बन सकी। कृपया थोड़ी देर बाद फिर कोशिश करें।`,

  almostDone: 'बस थोड़ा बाकी है!',
  byEmail: (sentTo) => `${sentTo} पर ईमेल से लिंक भेजा गया है।`,
  bySms: (sentTo) => `${sentTo} पर SMS से लिंक भेजा गया है।`,
  ofCustomer: 'ऑर्डर को मंजूरी देने के लिए आपके ग्राहक को इसे खोलना होगा।',
  before: (date, isToday) =>
    `इसकी पुष्टि ${isToday ? 'आज' : `${formatDate(date)} को`} दोपहर 3 बजे से पहले करनी होगी, नहीं तो ऑर्डर रद्द हो जाएगा।`,
  within: (kind) => `स्थिति 24 घंटे के अंदर “मेरी ${names[kind]}” में दिखेगी।`,
  toList: (kind) => `मेरी ${names[kind]} पर जाएं`,
};

/** Writes days as ranges: `1 से 28`, `1, 10, 15`. */
function daysInWords(days: readonly number[]): string {
  const [first, last] = [days[0] ?? 1, days.at(-1) ?? 1];
  const isRange = days.length > 2 && last - first === days.length - 1;
  return isRange ? `${first} से ${last}` : days.join(', ');
}
