import { formatMoment } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { planConfirmationText as english } from '#features/plan-confirmation/plan-confirmation.text.js';

const names = { STP: 'एसटीपी', SWP: 'एसडब्ल्यूपी' };

export const planConfirmationText: Translation<typeof english> = {
  invalid: 'यह लिंक अब काम नहीं करता।',
  failed: 'यह प्लान नहीं दिखाया जा सका',
  plans: 'मेरी एसटीपी पर जाएं',
  intro: (kind, advisor) =>
    advisor === ''
      ? `आपने इस ${names[kind]} का अनुरोध किया है। कृपया इसकी पुष्टि करें।`
      : `${advisor} ने आपके लिए इस ${names[kind]} का अनुरोध किया है।`,
  from: 'किस फंड से',
  to: 'किस फंड में',
  bank: 'आपका बैंक खाता',
  lockIn: 'नए यूनिट का लॉक-इन',
  lockInYears: (years, isMost) => `${isMost ? 'ज्यादा से ज्यादा ' : ''}${years} साल`,
  folio: 'फोलियो',
  amount: 'हर किस्त',
  frequency: 'कब-कब',
  instalments: 'किस्तें',
  first: 'पहला ऑर्डर',
  firstToday: 'सेट होते ही',
  start: 'शुरू',
  last: 'आखिरी',
  total: 'कुल',
  before: (until) => `${formatMoment(until)} से पहले पुष्टि करें। उसके बाद ऑर्डर रद्द हो जाएगा।`,
  confirm: 'पुष्टि करें',
  decline: 'नामंजूर करें',
  confirmed: (kind) => `आपकी ${names[kind]} की पुष्टि हो गई है।`,
  confirmedNext: '24 घंटे के अंदर “मेरी एसटीपी” में ऑर्डर सेट करें।',
  confirmedAdvisor: 'आपके सलाहकार अब ऑर्डर सेट कर सकते हैं।',
  confirmedBlocked: 'आपके सलाहकार अभी ऑर्डर सेट नहीं कर सकते।',
  declined: (kind) => `आपने यह ${names[kind]} नामंजूर कर दी है। कुछ नहीं बिकेगा।`,
  late: (kind) => `इस ${names[kind]} की पुष्टि का समय निकल गया है। यह रद्द हो गई है, और कुछ नहीं बिकेगा।`,
  withdrawn: (kind) =>
    `सलाहकार का आपके लिए काम करने का अधिकार खत्म हो गया। यह ${names[kind]} रद्द हो गई है, और कुछ नहीं बिकेगा।`,
  status: 'स्थिति',
};
