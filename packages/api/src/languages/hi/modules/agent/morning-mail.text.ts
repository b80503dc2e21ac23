import type { Translation } from '@prosperx/core/language';
import { OTP_MINUTES } from '@prosperx/core/session';
import { addressed, notificationHelp } from '#languages/hi/providers/notification.text.js';
import type { morningMailText as english } from '#modules/agent/morning-mail.text.js';

type Counts = Parameters<(typeof english)['body']>[1];

/** What follows the number: `3 ग्राहकों के ऑर्डर का पेमेंट बाकी`. */
const LINES: Readonly<Record<keyof Counts, readonly [one: string, more: string]>> = {
  order: ['ग्राहक ने मंजूरी दे दी है, ऑर्डर करना बाकी है', 'ग्राहकों ने मंजूरी दे दी है, ऑर्डर करना बाकी है'],
  payment: ['ग्राहक के ऑर्डर का पेमेंट बाकी है', 'ग्राहकों के ऑर्डर का पेमेंट बाकी है'],
  approval: ['ग्राहक का कार्ट मंजूर नहीं हुआ', 'ग्राहकों के कार्ट मंजूर नहीं हुए'],
  proposal: [
    'ग्राहक का प्रस्ताव पर जवाब बाकी है, या उन्होंने नामंजूर किया है',
    'ग्राहकों का प्रस्ताव पर जवाब बाकी है, या उन्होंने नामंजूर किया है',
  ],
  instalment: ['ग्राहक की किस्त नहीं गई', 'ग्राहकों की किस्त नहीं गई'],
  mandate: ['ग्राहक को मैंडेट चाहिए', 'ग्राहकों को मैंडेट चाहिए'],
  kyc_hold: ['ग्राहक का KYC होल्ड पर है', 'ग्राहकों का KYC होल्ड पर है'],
  redemption: ['ग्राहक ने बड़ी रकम रिडीम की', 'ग्राहकों ने बड़ी रकम रिडीम की'],
  lock_in: ['ग्राहक के यूनिट लॉक-इन से बाहर आ रहे हैं', 'ग्राहकों के यूनिट लॉक-इन से बाहर आ रहे हैं'],
  kyc: ['ग्राहक का अकाउंट अधूरा है', 'ग्राहकों के अकाउंट अधूरे हैं'],
  task: ['काम का समय हो गया', 'कामों का समय हो गया'],
  birthday: ['ग्राहक का जन्मदिन आने वाला है', 'ग्राहकों के जन्मदिन आने वाले हैं'],
  lead: ['लीड नई है या उसे कॉल करना है', 'लीड नई हैं या उन्हें कॉल करना है'],
  nfo: ['न्यू फंड ऑफर एक हफ्ते में बंद होगा', 'न्यू फंड ऑफर एक हफ्ते में बंद होंगे'],
};

export const morningMailText: Translation<typeof english> = {
  codeSubject: 'अपने ईमेल की पुष्टि करें',
  code: (digits) =>
    `${digits} ProsperX से हर सुबह बाकी काम ईमेल पर पाने का कोड है। यह ${OTP_MINUTES} मिनट तक मान्य है। इसे किसी को न बताएं।`,
  answeredSubject: (approved) => (approved > 0 ? 'एक प्रस्ताव मंजूर हुआ' : 'एक प्रस्ताव नामंजूर हुआ'),
  answered: (name, approved, items, end) =>
    [
      `नमस्ते ${addressed(name)},`,
      '',
      approved === 0
        ? 'एक ग्राहक ने आपका प्रस्ताव नामंजूर किया।'
        : `एक ग्राहक ने आपके प्रस्ताव के ${items} में से ${approved} आइटम मंजूर किए।`,
      '',
      end,
    ].join('\n'),
  subject: (count) => `आज ${count} काम बाकी ${count > 1 ? 'हैं' : 'है'}`,
  body: (name, counts, link) =>
    [
      `नमस्ते ${addressed(name)},`,
      '',
      ...Object.entries(LINES).flatMap(([what, [one, more]]) => {
        const count = counts[what as keyof Counts];
        return count > 0 ? [`${count.toLocaleString('en-IN')} ${count === 1 ? one : more}`] : [];
      }),
      '',
      `वे कौन हैं, यह देखने के लिए अपने पार्टनर ऐप से ProsperX खोलें: ${link}`,
      'यह आपको एक्सचेंज खुला रहने वाले दिनों में मिलता है; इसे आप वहां अपने होम पेज पर बंद कर सकते हैं।',
      '',
      notificationHelp,
    ].join('\n'),
};
