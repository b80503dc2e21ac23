import type { Translation } from '@prosperx/core/language';
import { LEAD_IMPORT_BYTES, LEAD_IMPORT_ROWS } from '@prosperx/core/lead';
import type { leadImportText as english } from '#features/leads/lead-import.text.js';

const rows = (count: number) => `${count.toLocaleString('en-IN')} ${count > 1 ? 'पंक्तियां' : 'पंक्ति'}`;
const leads = (count: number) => `${count.toLocaleString('en-IN')} लीड`;

export const leadImportText: Translation<typeof english> = {
  title: 'फाइल से लीड जोड़ें',
  subtitle: `CSV या XLSX फाइल, ${LEAD_IMPORT_ROWS} पंक्तियों तक।`,
  how: 'पहली पंक्ति में (XLSX में पहली शीट की) शीर्षक हों: name, mobile और email, और हो तो amount (रुपये में, या लाख में, अगर शीर्षक में लिखा हो)। फाइल में क्या है, यह आपको दिखाने से पहले कुछ नहीं भेजा जाता।',
  whyLeads:
    'फाइल से कोई ग्राहक नहीं बनता: हर व्यक्ति अपना अकाउंट खुद खोलता है, अपनी सहमति और KYC के साथ। इसलिए लोग लीड के रूप में जुड़ते हैं, जिन्हें आप न्योता भेजते हैं; जो पहले से आपके ग्राहक हैं, उन्हें न्योता नहीं जाता।',
  choose: 'फाइल चुनें',
  chooseAgain: 'दूसरी फाइल चुनें',
  tooLarge: `यह फाइल बहुत बड़ी है। कृपया ${LEAD_IMPORT_BYTES / 1_000_000} MB तक की फाइल चुनें।`,
  unreadable: 'यह फाइल नहीं पढ़ी जा सकी। शीट को CSV या XLSX में सेव करके फिर चुनें।',
  empty: 'इस फाइल में शीर्षक के नीचे कोई पंक्ति नहीं है।',
  terms: { name: 'name', mobile: 'mobile', email: 'email', amount: 'amount' },
  missing: (titles) =>
    `${titles.length === 1 ? 'एक कॉलम नहीं है' : 'कुछ कॉलम नहीं हैं'}: ${titles.join(', ')}। कॉलम को यह शीर्षक देकर फाइल फिर चुनें।`,
  unread: (titles) => `नहीं पढ़े गए: ${titles.join(', ')}।`,
  left: (count) =>
    `एक बार में सिर्फ पहली ${LEAD_IMPORT_ROWS} पंक्तियां जुड़ती हैं; उसके बाद की ${rows(count)} ${count > 1 ? 'छोड़ दी गईं' : 'छोड़ दी गई'}।`,
  found: (right, wrong) =>
    wrong === 0
      ? `${rows(right)}, सब ठीक।`
      : `${rows(right + wrong)}, जिनमें ${wrong.toLocaleString('en-IN')} में गड़बड़ है; ${wrong > 1 ? 'वे नहीं जुड़ेंगी' : 'वह नहीं जुड़ेगी'}।`,
  caption: 'फाइल में क्या है, गड़बड़ वाली पंक्तियां पहले',
  columns: { row: 'पंक्ति', name: 'नाम', mobile: 'मोबाइल', email: 'ईमेल', amount: 'रकम', wrong: 'क्या गड़बड़ है' },
  none: 'नहीं',
  nothingWrong: 'कुछ नहीं',
  more: (count) => `और ${rows(count)}।`,
  add: (count) => `${leads(count)} जोड़ें`,
  cancel: 'रहने दें',
  done: 'हो गया',
  added: (count) => `${leads(count)} ${count > 1 ? 'जुड़ीं' : 'जुड़ी'}।`,
  known: (count) =>
    `${count.toLocaleString('en-IN')} आपकी सूची में पहले से ${count > 1 ? 'हैं, उन्हें नहीं बदला गया' : 'है, उसे नहीं बदला गया'}।`,
  refused: (count) => `${count.toLocaleString('en-IN')} नहीं ली ${count > 1 ? 'गईं' : 'गई'}।`,
  notSaved: 'लीड नहीं जुड़ सकीं। कृपया थोड़ी देर बाद फिर कोशिश करें; जो जुड़ चुकी हैं, वे दोबारा नहीं जुड़ेंगी।',
};
