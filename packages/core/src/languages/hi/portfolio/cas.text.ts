import type { Translation } from '#language/index.js';
import type { CasErrorCode } from '#portfolio/cas-fields.js';
import type { casErrorText as english } from '#portfolio/cas.text.js';

const sentences: Readonly<Record<CasErrorCode, (path: string) => string>> = {
  cas_unreadable: () => 'यह न PDF है, न JSON फाइल। अपने स्टेटमेंट की PDF चुनें।',
  cas_demat: () => 'यह JSON डीमैट खाते की है। उस स्टेटमेंट की PDF चुनें।',
  cas_wrong: (path) => `यह पूरा कंसॉलिडेटेड अकाउंट स्टेटमेंट (CAS) नहीं है: ${path} नहीं है या गलत है।`,
  cas_nothing: () => 'इस स्टेटमेंट में कोई यूनिट नहीं है।',
  cas_in_future: () => 'यह स्टेटमेंट ऐसे दिन का है, जो अभी आया नहीं।',
  cas_other_holder: () => 'यह स्टेटमेंट इस अकाउंट के PAN का नहीं है।',
  cas_too_large: () => 'यह फाइल 20 MB से बड़ी है।',
  cas_too_many_lines: () => 'इस स्टेटमेंट में 20,000 से ज्यादा लेन-देन हैं। कम सालों वाला चुनें।',
  cas_no_text: () => 'यह PDF सिर्फ तस्वीर है, इसमें टेक्स्ट नहीं है। ईमेल में आई फाइल चुनें, उसका स्कैन या प्रिंट नहीं।',
  cas_no_statement: () => 'यह PDF CAMS, KFintech, NSDL या CDSL का कंसॉलिडेटेड अकाउंट स्टेटमेंट (CAS) नहीं है।',
  cas_password: () => 'इस पासवर्ड से स्टेटमेंट नहीं खुला।',
  cas_password_needed: () => 'इस स्टेटमेंट पर पासवर्ड है। उसे डालें।',
  cas_broken: () => 'यह PDF खराब है या पूरी डाउनलोड नहीं हुई। इसे ईमेल से फिर डाउनलोड करें।',
  cas_unopened: () => 'आपका डिवाइस यह फाइल नहीं खोल पाया। अगर फाइल ऑनलाइन रखी है, तो पहले उसे डाउनलोड करें और फिर चुनें।',
};

export const casErrorText: Translation<typeof english> = ({ code, path }) => sentences[code](path);
