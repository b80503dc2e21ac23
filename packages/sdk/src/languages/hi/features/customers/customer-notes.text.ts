import { MOST_NOTES, MOST_TAGS, MOST_TASKS, NOTE_LENGTH, TAG_LENGTH, TASK_LENGTH } from '@prosperx/core/agent';
import type { Translation } from '@prosperx/core/language';
import type { customerNotesText as english } from '#features/customers/customer-notes.text.js';

const atMost = (letters: number) => `कृपया ज्यादा से ज्यादा ${letters.toLocaleString('en-IN')} अक्षर लिखें`;

export const customerNotesText: Translation<typeof english> = {
  subtitle: 'यहां यह सिर्फ आपको दिखता है। ग्राहक अपने डेटा की कॉपी मांगें, तो यह उन्हें भी मिलता है।',
  failed: 'आपके नोट नहीं मिल सके',
  notes: 'नोट',
  tags: 'टैग',
  noTags: 'अभी कोई टैग नहीं है। बाद में इनसे ग्राहक खोज सकते हैं।',
  addTag: 'नया टैग',
  tagExample: 'जैसे NRI या टैक्स सेवर',
  knownTags: 'आपके टैग',
  giveTag: (tag) => `टैग ${tag} जोड़ें`,
  removeTag: (tag) => `टैग ${tag} हटाएं`,
  tasks: 'काम',
  noTasks: 'अभी कोई काम नहीं है।',
  addTask: 'नया काम',
  taskExample: 'जैसे: एसआईपी के बारे में कॉल करें',
  day: 'दिन',
  due: 'समय हो गया',
  done: 'हो गया',
  addNote: 'नया नोट',
  noNotes: 'अभी कोई नोट नहीं है।',
  noteOf: (day) => `${day} का नोट`,
  add: 'जोड़ें',
  addThe: { tag: 'टैग जोड़ें', task: 'काम जोड़ें', note: 'नोट जोड़ें' },
  remove: 'हटाएं',
  removeOf: (what) => `हटाएं: ${what}`,
  sure: 'हमेशा के लिए हटाएं',
  sureOf: (what) => `हमेशा के लिए हटाएं: ${what}`,
  notSaved: 'यह सेव नहीं हो सका। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  faults: {
    tag: {
      required: 'कृपया टैग डालें',
      too_long: atMost(TAG_LENGTH),
      too_many: `एक ग्राहक के ज्यादा से ज्यादा ${MOST_TAGS} टैग हो सकते हैं`,
      too_soon: '',
      too_far: '',
    },
    task: {
      required: 'कृपया लिखें कि क्या करना है',
      too_long: atMost(TASK_LENGTH),
      too_many: `एक ग्राहक के ज्यादा से ज्यादा ${MOST_TASKS} काम हो सकते हैं: जो हो चुके हैं, उन्हें हटाएं`,
      too_soon: '',
      too_far: '',
    },
    day: {
      required: 'कृपया दिन चुनें',
      too_long: '',
      too_many: '',
      too_soon: 'कृपया आज या आगे का दिन चुनें',
      too_far: 'कृपया दो साल के अंदर का दिन चुनें',
    },
    note: {
      required: 'कृपया नोट लिखें',
      too_long: atMost(NOTE_LENGTH),
      too_many: `एक ग्राहक के ज्यादा से ज्यादा ${MOST_NOTES} नोट हो सकते हैं: पुराने हटाएं`,
      too_soon: '',
      too_far: '',
    },
  },
};
