import type { Translation } from '@prosperx/core/language';
import { REGISTRAR_FILE_BYTES, REGISTRAR_FILE_ROWS } from '@prosperx/core/registrar';
import type { registrarImportText as english } from '#domain/agent/registrar-import.text.js';

const figure = (many: number) => many.toLocaleString('en-IN');
const rows = (many: number) => `${figure(many)} ${many > 1 ? 'पंक्तियां' : 'पंक्ति'}`;

export const registrarImportText: Translation<typeof english> = {
  limit: `CSV, XLSX या DBF में, ${figure(REGISTRAR_FILE_ROWS)} पंक्तियों तक।`,
  unreadable: 'यह फाइल नहीं पढ़ी जा सकी। उसे ZIP से निकालकर या शीट को CSV में सेव करके फिर चुनें।',
  found: (source, right, wrong) =>
    `${source}: ${rows(right)}${wrong === 0 ? ', सब ठीक।' : `, और ${rows(wrong)} में गड़बड़ है; ${wrong > 1 ? 'वे नहीं जुड़ेंगी' : 'वह नहीं जुड़ेगी'}।`}`,
  choose: 'फाइल चुनें',
  chooseAgain: 'दूसरी फाइल चुनें',
  reading: 'फाइल पढ़ी जा रही है …',
  tooLarge: `यह फाइल बहुत बड़ी है। कृपया ${REGISTRAR_FILE_BYTES / 1_000_000} MB तक की फाइल चुनें।`,
  missing: (titles) => `ये कॉलम नहीं हैं: ${titles.join(', ')}। रजिस्ट्रार से पूरी फाइल मांगें।`,
  unknown: (titles) => `ये कॉलम ऐसी फाइलों के नहीं लगते, इसलिए नहीं पढ़े गए: ${titles.join(', ')}।`,
  left: (many) => `पहली ${figure(REGISTRAR_FILE_ROWS)} के बाद की ${rows(many)} ${many > 1 ? 'छोड़ दी गईं' : 'छोड़ दी गई'}।`,
  columns: { row: 'पंक्ति', wrong: 'क्या गड़बड़ है' },
  caption: 'गड़बड़ वाली पंक्तियां',
  more: (many) => `और ${rows(many)}।`,
  add: (many) => `${rows(many)} जोड़ें`,
  sending: 'भेजी गई पंक्तियां',
  cancel: 'रहने दें',
  done: 'हो गया',
  added: (added, known) =>
    `${rows(added)} ${added > 1 ? 'जुड़ीं' : 'जुड़ी'}${known > 0 ? `; ${figure(known)} पहले से थीं` : ''}।`,
  knownFile: 'यह फाइल पहले जोड़ी जा चुकी है। कुछ नहीं बदला।',
  notSaved: 'फाइल नहीं जुड़ सकी। कृपया फिर कोशिश करें; जो पंक्तियां जुड़ चुकी हैं, वे दोबारा नहीं जुड़ेंगी।',
};
