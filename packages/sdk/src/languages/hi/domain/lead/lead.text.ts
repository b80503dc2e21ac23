import type { Translation } from '@prosperx/core/language';
import type { leadText as english } from '#domain/lead/lead.text.js';

export const leadText: Translation<typeof english> = {
  createLead: 'लीड बनाएं',
  name: 'ग्राहक का नाम',
  mobile: 'मोबाइल नंबर',
  email: 'ईमेल',
  amount: 'निवेश की रकम',
  lakhs: 'लाख',
  optional: 'वैकल्पिक',
  amountHint: 'लाख रुपये में: 12.5 यानी ₹12,50,000',
  amountOf: (rupees) => `₹${rupees}`,
  submit: 'भेजें',
  failed: 'लीड नहीं बन सकी। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  created: 'लीड बन गई',
  createdText:
    'प्रीमियम सेवा की लीड बन गई है। सेवा देने वाले के विशेषज्ञ जल्द ही आपसे संपर्क करके समाधान बताएंगे। लीड कहां तक पहुंची, यह आप अपने पार्टनर ऐप में देख सकते हैं।',
  okay: 'ठीक है',
  advisorsOnly: 'सलाहकारों के लिए',
  advisorsOnlyText: 'लीड बनाने के लिए इसे अपने पार्टनर ऐप से खोलें।',
};
