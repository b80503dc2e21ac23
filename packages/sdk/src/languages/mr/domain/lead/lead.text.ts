import type { Translation } from '@prosperx/core/language';
import type { leadText as english } from '#domain/lead/lead.text.js';

export const leadText: Translation<typeof english> = {
  createLead: 'लीड तयार करा',
  name: 'ग्राहकाचे नाव',
  mobile: 'मोबाइल नंबर',
  email: 'ईमेल',
  amount: 'गुंतवणुकीची रक्कम',
  lakhs: 'लाख',
  optional: 'ऐच्छिक',
  amountHint: 'लाख रुपयांत: 12.5 म्हणजे ₹12,50,000',
  amountOf: (rupees) => `₹${rupees}`,
  submit: 'सबमिट करा',
  failed: 'लीड तयार झाली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  created: 'लीड तयार झाली',
  createdText:
    'प्रीमियम सेवेची लीड तयार झाली आहे. सेवा देणाऱ्या कंपनीचे तज्ज्ञ लवकरच तुमच्याशी संपर्क साधतील. लीडची प्रगती तुमच्या पार्टनर ॲपमध्ये पाहता येईल.',
  okay: 'ठीक आहे',
  advisorsOnly: 'सल्लागारांसाठी',
  advisorsOnlyText: 'लीड तयार करण्यासाठी हे पान तुमच्या पार्टनर ॲपमधून उघडा.',
};
