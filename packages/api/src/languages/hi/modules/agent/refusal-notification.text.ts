import type { Translation } from '@prosperx/core/language';
import { addressed, notificationHelp } from '#languages/hi/providers/notification.text.js';
import type { refusalNotificationText as english } from '#modules/agent/refusal-notification.text.js';

export const refusalNotificationText: Translation<typeof english> = {
  refusedSubject: (arn) => `${arn} का वेरिफिकेशन नहीं हुआ`,
  refused: (name, { arn, cause, words, link }) =>
    [
      `नमस्ते ${addressed(name)},`,
      '',
      `${arn} का वेरिफिकेशन नहीं हुआ: ${cause}`,
      `हमारी बात: “${words}”`,
      '',
      'आप ग्राहकों के लिए ऑर्डर, बिक्री या प्लान सिर्फ ऐसे सर्टिफिकेट से कर सकते हैं जिनका वेरिफिकेशन हो चुका है।',
      `अपने पार्टनर ऐप से ProsperX खोलें और सही जानकारी दोबारा जमा करें: ${link}`,
      '',
      notificationHelp,
    ].join('\n'),
};
