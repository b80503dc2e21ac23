import type { Translation } from '@prosperx/core/language';
import { addressed, notificationHelp } from '#languages/hi/providers/notification.text.js';
import type { tellAdvisorText as english } from '#modules/agent/tell-advisor.text.js';

export const tellAdvisorText: Translation<typeof english> = {
  subject: (isApproved) => (isApproved ? 'ग्राहक ने आपका अनुरोध मंजूर किया' : 'ग्राहक ने आपका अनुरोध नामंजूर किया'),
  cart: 'कार्ट',
  body: (name, what, { isApproved, until }, end) =>
    [
      `नमस्ते ${addressed(name)},`,
      '',
      `एक ग्राहक ने आपका अनुरोध ${isApproved ? 'मंजूर' : 'नामंजूर'} किया: ${what}।${until && ` आप ${until} तक इसे ऑर्डर कर सकते हैं। उसके बाद मंजूरी खत्म हो जाएगी।`}`,
      '',
      end,
    ].join('\n'),
  end: (link) =>
    [
      `वे कौन हैं और आगे क्या करना है, यह देखने के लिए अपने पार्टनर ऐप से ProsperX खोलें: ${link}`,
      'यह आपको इसलिए मिला, क्योंकि आप सुबह का ईमेल पाते हैं; दोनों को आप वहां अपने होम पेज पर बंद कर सकते हैं।',
      '',
      notificationHelp,
    ].join('\n'),
};
