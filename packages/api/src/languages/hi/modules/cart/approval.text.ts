import { APPROVAL_LINK_VALIDITY, APPROVAL_VALIDITY } from '@prosperx/core/cart';
import type { Translation } from '@prosperx/core/language';
import { HOUR } from '@prosperx/core/time';
import type { approvalText as english } from '#modules/cart/approval.text.js';

export const approvalText: Translation<typeof english> = {
  subject: 'कृपया अपने म्यूचुअल फंड ऑर्डर को मंजूरी दें',
  someone: 'आपके सलाहकार',
  sums: (now, monthly, once) => {
    const sips =
      monthly.count === 1 ? `हर महीने ${monthly.sum} की एसआईपी` : `${monthly.count} एसआईपी, हर महीने कुल ${monthly.sum}`;
    const debits = once.count === 1 ? `एसआईपी की एक किस्त ${once.sum}` : `एसआईपी की ${once.count} किस्तें, कुल ${once.sum}`;
    const later = [monthly.count > 0 ? sips : '', once.count > 0 ? debits : ''].filter(Boolean).join(', और ');
    if (later === '') return now;
    return now === '' ? later : `अभी ${now}, फिर ${later}`;
  },
  body: (name, advisor, sums, link) =>
    `नमस्ते ${name},\n\n${advisor} ने आपके कार्ट के म्यूचुअल फंड निवेशों की मंजूरी मांगी है: ${sums}। कृपया ${APPROVAL_LINK_VALIDITY / HOUR} घंटे के अंदर उन्हें देखकर मंजूरी दें:\n${link}\n\nआपकी मंजूरी से पहले न कोई ऑर्डर होता है, न पैसा कटता है। मंजूरी ${APPROVAL_VALIDITY / HOUR} घंटे तक मान्य रहती है। अगर आपको इसकी उम्मीद नहीं थी, तो इस ईमेल पर ध्यान न दें।`,
  sms: (advisor, sums, link) =>
    `ProsperX: ${advisor} ने ${APPROVAL_LINK_VALIDITY / HOUR} घंटे के अंदर आपके कार्ट के म्यूचुअल फंड निवेशों (${sums}) की मंजूरी मांगी है: ${link} मंजूरी से पहले कोई ऑर्डर नहीं होगा।`,
};
