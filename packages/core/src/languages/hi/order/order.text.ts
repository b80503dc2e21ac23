import type { Translation } from '#language/index.js';
import type {
  orderBadgeText as englishOrderBadgeText,
  orderSetText as englishOrderSetText,
  firstInstalmentText as englishFirstInstalmentText,
  firstInstalmentDateText as englishFirstInstalmentDateText,
  transactionOtpText as englishTransactionOtpText,
} from '#order/order.text.js';

export const orderBadgeText: Translation<typeof englishOrderBadgeText> = {
  pending_payment: 'पेमेंट बाकी',
  paid: 'पेमेंट हो गया',
  allotted: 'यूनिट अलॉट हुए',
  active_sip: 'एसआईपी चालू',
  sip_without_autopay: 'एसआईपी बिना ऑटोपे',
  completed_sip: 'एसआईपी पूरी हुई',
  stopped_sip: 'एसआईपी रोकी गई',
  ended_sip: 'एसआईपी बंद, पूरा निवेश नहीं हुआ',
  registration_error: 'रजिस्टर नहीं हुआ',
  expired: 'एक्सपायर',
  cancelled: 'रद्द',
  being_paid: 'पेमेंट चल रहा है',
  to_confirm: 'OTP बाकी',
  processing: 'प्रोसेस हो रहा है',
};

export const orderSetText: Translation<typeof englishOrderSetText> = {
  waiting_for_exchange: orderBadgeText.processing,
  to_pay: orderBadgeText.pending_payment,
  to_confirm: orderBadgeText.to_confirm,
  payment_failed: 'पेमेंट नहीं हुआ',
  being_paid: orderBadgeText.being_paid,
  paid: orderBadgeText.paid,
  allotted: orderBadgeText.allotted,
  sip_registered: 'एसआईपी रजिस्टर हुई',
  refused: orderBadgeText.registration_error,
  expired: orderBadgeText.expired,
  cancelled: orderBadgeText.cancelled,
};

export const firstInstalmentText: Translation<typeof englishFirstInstalmentText> = {
  unpaid: 'पहली किस्त का पेमेंट बाकी',
  being_paid: 'पहली किस्त का पेमेंट चल रहा है',
  paid: 'पहली किस्त का पेमेंट हो गया',
};

export const firstInstalmentDateText: Translation<typeof englishFirstInstalmentDateText> = {
  on: (date) => `${date} से शुरू`,
};

export const transactionOtpText: Translation<typeof englishTransactionOtpText> = {
  otp_required: 'कृपया OTP डालें।',
  otp_incomplete: 'कृपया सही OTP डालें।',
};
