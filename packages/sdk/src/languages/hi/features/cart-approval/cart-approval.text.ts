import type { Translation } from '@prosperx/core/language';
import type {
  approvalCartText as englishApprovalCartText,
  cartApprovalText as englishCartApprovalText,
} from '#features/cart-approval/cart-approval.text.js';

export const approvalCartText: Translation<typeof englishApprovalCartText> = {
  intro: (advisor) => `${advisor || 'आपके सलाहकार'} ने आपके कार्ट के इन निवेशों की मंजूरी मांगी है।`,
  total: 'मंजूरी के बाद देय',
  sip: 'मासिक एसआईपी',
  lumpsum: 'एकमुश्त',
  firstInstalments: 'एसआईपी की पहली किस्तें',
  thenMonthly: 'फिर हर महीने',
  debitedOnce: 'बाद में एक बार कटेगी',
  sipDate: 'एसआईपी की तारीख',
  next: 'अगली किस्त',
  first: 'पहली किस्त, ऑटोपे से',
  nextOn: (date) => `${date}, आज ऑर्डर करने पर`,
  items: 'निवेश',
  approve: 'मंजूरी दें',
  decline: 'नामंजूर करें',
  sipNote:
    'ऑर्डर के साथ एसआईपी की ज्यादा से ज्यादा पहली किस्त दी जाती है। आगे की किस्तें ऑटोपे से कटती हैं; मंजूर मैंडेट न हो, तो वे निवेश नहीं होंगी।',
  setUpAutoPay: 'ऑटोपे सेट करें',
  note: 'अभी न कोई ऑर्डर हुआ है, न पैसा कटा है। पुष्टि आप OTP से करेंगे।',
  approved: 'आपने यह कार्ट मंजूर कर दिया है। आपके सलाहकार अब ऑर्डर कर सकते हैं।',
  approvedBlocked: 'आपने यह कार्ट मंजूर कर दिया है। आपके सलाहकार अभी ऑर्डर नहीं कर सकते।',
  declined: 'आपने यह कार्ट नामंजूर कर दिया है। कोई ऑर्डर नहीं हुआ है, और आपके सलाहकार को आपका फैसला दिखेगा।',
  expired: 'वेरिफिकेशन लिंक एक्सपायर हो गया',
  expiredHelp: 'कृपया अपने सलाहकार से नया लिंक मांगें।',
  withdrawn: 'यह अनुरोध अब मान्य नहीं है',
  withdrawnHelp: 'इसके सलाहकार का आपके लिए काम करने का अधिकार खत्म हो गया। कोई ऑर्डर नहीं हुआ है।',
};

export const cartApprovalText: Translation<typeof englishCartApprovalText> = {
  invalid: 'यह लिंक अब काम नहीं करता। कृपया अपने सलाहकार से नया लिंक मांगें।',
  failed: 'कार्ट नहीं दिखाया जा सका',
};
