import type { Translation } from '@prosperx/core/language';
import type { leadText as english } from '#domain/lead/lead.text.js';

export const leadText: Translation<typeof english> = {
  createLead: 'లీడ్ చేర్చండి',
  name: 'కస్టమర్ పేరు',
  mobile: 'మొబైల్ నంబర్',
  email: 'ఈమెయిల్',
  amount: 'పెట్టుబడి మొత్తం',
  lakhs: 'లక్షలు',
  optional: 'తప్పనిసరి కాదు',
  amountHint: 'లక్షల రూపాయల్లో: 12.5 అంటే ₹12,50,000',
  amountOf: (rupees) => `₹${rupees}`,
  submit: 'పంపండి',
  failed: 'లీడ్ చేర్చలేకపోయాం. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  created: 'లీడ్ చేర్చాం',
  createdText: 'ప్రీమియం సేవ లీడ్ చేర్చాం. సేవాసంస్థ నిపుణులు త్వరలో మిమ్మల్ని సంప్రదిస్తారు. లీడ్ ఎక్కడివరకు వచ్చిందో మీ పార్ట్‌నర్ యాప్‌లో చూడవచ్చు.',
  okay: 'సరే',
  advisorsOnly: 'సలహాదారులకు',
  advisorsOnlyText: 'లీడ్‌లు చేర్చడానికి దీన్ని మీ పార్ట్‌నర్ యాప్ నుంచి తెరవండి.',
};
