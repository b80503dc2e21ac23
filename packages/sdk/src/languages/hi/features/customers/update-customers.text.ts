import { UPDATE_BYTES, UPDATE_ROWS, type UpdateColumn } from '@prosperx/core/customer-update';
import type { Translation } from '@prosperx/core/language';
import type { updateCustomersText as english } from '#features/customers/update-customers.text.js';

const counted = (count: number) => count.toLocaleString('en-IN');
const rows = (count: number) => `${counted(count)} ${count > 1 ? 'पंक्तियां' : 'पंक्ति'}`;
const customers = (count: number) => `${counted(count)} ग्राहक`;

const columns: Record<UpdateColumn, string> = {
  ucc: 'क्लाइंट कोड',
  mobile: 'मोबाइल',
  family: 'परिवार',
  tags: 'टैग',
  note: 'नोट',
  task: 'काम',
  day: 'काम का दिन',
};

export const updateCustomersText: Translation<typeof english> = {
  title: 'फाइल से ग्राहक अपडेट करें',
  subtitle: `${UPDATE_ROWS} पंक्तियों तक की CSV या XLSX फाइल।`,
  how: 'पहली पंक्ति में शीर्षक हों: क्लाइंट कोड या मोबाइल, फिर जो आप उनके बारे में रखते हैं: परिवार, टैग (कॉमा से अलग), नोट, और काम उसके दिन के साथ। खाली जगह से कुछ नहीं बदलता, और बदलाव देखे बिना कुछ नहीं बदला जाता।',
  onlyYours:
    'सिर्फ वही अपडेट होता है, जो आप अपने लिए रखते हैं। मोबाइल, ईमेल, बैंक अकाउंट और नॉमिनी ग्राहक खुद बदलते हैं, या आप उनकी मंजूरी से।',
  choose: 'फाइल चुनें',
  chooseAgain: 'दूसरी फाइल चुनें',
  tooLarge: `यह फाइल बहुत बड़ी है। कृपया ${UPDATE_BYTES / 1_000_000} MB तक की फाइल चुनें।`,
  unreadable: 'यह फाइल पढ़ी नहीं जा सकी। शीट को CSV या XLSX में सेव करके फिर चुनें।',
  empty: 'इस फाइल में शीर्षकों के नीचे कोई पंक्ति नहीं है।',
  lacks: {
    who: 'किसी कॉलम से पता नहीं चलता कि ग्राहक कौन है। एक कॉलम का शीर्षक “Client code” या “Mobile” रखें और फाइल फिर चुनें।',
    what: 'किसी कॉलम में रखने लायक कुछ नहीं है। एक कॉलम का शीर्षक “Family”, “Tags”, “Note” या “Task” रखें और फाइल फिर चुनें।',
  },
  taken: (taken) => `पढ़े गए: ${taken.map(({ title, column }) => `“${title}” (${columns[column]})`).join(', ')}।`,
  unread: (titles) => `नहीं पढ़े गए: ${titles.join(', ')}।`,
  left: (count) =>
    `एक बार में पहली ${UPDATE_ROWS} पंक्तियां ही पढ़ी जाती हैं; उनके बाद की ${rows(count)} छोड़ी ${count === 1 ? 'गई' : 'गईं'}।`,
  found: (changes, same, wrong) =>
    [
      `${customers(changes)} अपडेट ${changes === 1 ? 'होगा' : 'होंगे'}।`,
      same > 0 && `${rows(same)} पहले से रखी ${same === 1 ? 'है' : 'हैं'}।`,
      wrong > 0 && `${rows(wrong)} गलती के कारण छोड़ी ${wrong === 1 ? 'गई' : 'गईं'}।`,
    ]
      .filter(Boolean)
      .join(' '),
  caption: 'फाइल से क्या बदलता है, गलती वाली पंक्तियां पहले',
  columns: { row: 'पंक्ति', customer: 'ग्राहक', changes: 'क्या बदलता है', wrong: 'क्या गलत है' },
  none: 'नहीं',
  nothing: 'कुछ नहीं: यह पहले से रखा है',
  family: ({ from, to }) => (from === '' ? `परिवार: ${to}` : `परिवार: ${from} की जगह ${to}`),
  tags: (tags) => `नए टैग: ${tags.join(', ')}`,
  note: (words) => `नोट: ${words}`,
  task: (words, day) => `${day} का काम: ${words}`,
  faults: {
    who_missing: 'न क्लाइंट कोड है, न मोबाइल',
    nothing: 'रखने लायक कुछ नहीं है',
    twice: 'यह ग्राहक पहले की एक पंक्ति में है',
    family_too_long: 'परिवार का नाम बहुत लंबा है',
    tag_too_long: 'कोई टैग बहुत लंबा है, या टैग बहुत ज्यादा हैं',
    note_too_long: 'नोट बहुत लंबा है',
    task_too_long: 'काम बहुत लंबा लिखा है',
    task_missing: 'दिन है, पर काम नहीं',
    day_missing: 'काम का दिन नहीं है',
    day_unreadable: 'दिन पढ़ा नहीं जा सका',
    day_over: 'काम का दिन बीत चुका है',
    day_too_far: 'काम का दिन दो साल से ज्यादा आगे है',
    customer_unknown: 'यह आपके ग्राहक नहीं हैं',
    several_accounts: 'इस मोबाइल के कई अकाउंट हैं: कृपया क्लाइंट कोड दें',
    family_full: 'इस परिवार में और अकाउंट की जगह नहीं है',
    tags_too_many: 'इस ग्राहक के लिए इतने टैग की जगह नहीं है',
    notes_too_many: 'इस ग्राहक के लिए और नोट की जगह नहीं है',
    tasks_too_many: 'इस ग्राहक के लिए और काम की जगह नहीं है',
  },
  more: (count) => `और ${rows(count)}।`,
  update: (count) => `${customers(count)} अपडेट करें`,
  cancel: 'रहने दें',
  done: 'हो गया',
  updated: (count) => `${customers(count)} अपडेट ${count === 1 ? 'हुआ' : 'हुए'}।`,
  notSaved: 'फाइल मिलाई या रखी नहीं जा सकी। कृपया थोड़ी देर बाद फिर कोशिश करें; जो रखा गया, वह दो बार नहीं रखा जाता।',
};
