import type { Translation } from '@prosperx/core/language';
import type { connectedPartnersText as english } from '#features/profile/connected-partners.text.js';

export const connectedPartnersText: Translation<typeof english> = {
  title: 'जुड़े हुए पार्टनर',
  text: 'ये आपको अपने ऐप या साइट से लॉग इन कराते हैं। पेमेंट, रिडेम्प्शन और प्रोफाइल के बदलाव के लिए फिर भी आपके मोबाइल पर भेजा कोड लगता है।',
  since: (name, day) => `${name}, ${day} से`,
  disconnect: 'हटाएं',
  disconnectFrom: (name) => `${name} को हटाएं`,
  disconnected: (name) => `${name} अब आपको लॉग इन नहीं करा सकते।`,
};
