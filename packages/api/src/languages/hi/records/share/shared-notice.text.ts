import { formatDateShort } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { sharedNoticeText as english } from '#records/share/shared-notice.text.js';

const inYourProfile = 'सहमत न हों, तो तुरंत हमसे संपर्क करें; अपनी प्रोफाइल में आप सलाहकार को दी गई अनुमति वापस ले सकते हैं।';

export const sharedNoticeText: Translation<typeof english> = {
  portfolio: {
    subject: 'आपका पोर्टफोलियो शेयर किया गया',
    text: (name, advisor, to, date) =>
      `नमस्ते ${name}, ${formatDateShort(date)} को आपके सलाहकार ${advisor} ने हमसे आपके म्यूचुअल फंड पोर्टफोलियो के आंकड़े ${to} को भेजने को कहा। ${inYourProfile}`,
  },
  payment: {
    subject: 'आपका पेमेंट लिंक शेयर किया गया',
    text: (name, advisor, to, date) =>
      `नमस्ते ${name}, ${formatDateShort(date)} को आपके सलाहकार ${advisor} ने हमसे आपके म्यूचुअल फंड ऑर्डर का पेमेंट लिंक ${to} को भेजने को कहा। उससे सिर्फ आप, लॉग इन करके, पेमेंट कर सकते हैं। ${inYourProfile}`,
  },
  mandate: {
    subject: 'आपका ऑटोपे सेट करने का लिंक शेयर किया गया',
    text: (name, advisor, to, date) =>
      `नमस्ते ${name}, ${formatDateShort(date)} को आपके सलाहकार ${advisor} ने हमसे आपका ऑटोपे मैंडेट सेट करने का लिंक ${to} को भेजने को कहा। उसे सिर्फ आप, लॉग इन करके, सेट कर सकते हैं। ${inYourProfile}`,
  },
};
