import type { Translation } from '@prosperx/core/language';
import type { leadsText as english } from '#features/leads/leads.text.js';

const people = (count: number) => `${count} लीड`;

export const leadsText: Translation<typeof english> = {
  failed: 'आपकी लीड नहीं मिल सकीं',
  lead: (count, isAll, newCount) => (isAll ? `${people(count)}, ${newCount} नई` : people(count)),
  all: 'सभी',
  filter: 'लीड दिखाएं',
  add: 'लीड जोड़ें',
  addMany: 'फाइल से जोड़ें',
  added: 'लीड जुड़ गई',
  none: 'अभी कोई लीड नहीं है',
  noneText: 'किसी ग्राहक के साथ कैलकुलेटर या प्रीमियम सेवा शेयर करें, या जिसने आपसे पूछा हो उसे जोड़ें।',
  noneOf: 'इस स्थिति में कोई लीड नहीं है',
  showAll: 'सभी लीड दिखाएं',
  advisorsOnly: 'सलाहकारों के लिए',
  advisorsOnlyText: 'अपनी लीड देखने के लिए इसे अपने पार्टनर ऐप से खोलें।',
  status: (name) => `${name} की स्थिति`,
  followUpLabel: 'फिर कब कॉल करें',
  statusLabel: 'स्थिति',
  overdue: 'समय हो गया',
  call: (name, mobile) => `${name} को कॉल करें: ${mobile}`,
  write: (name, email) => `${name} को लिखें: ${email}`,
  saved: 'लीड सेव हो गई',
  notSaved: 'लीड सेव नहीं हो सकी। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  since: (date) => `${date} से`,
  keptUntil: (date) => `${date} तक रखी जाएगी`,
};
