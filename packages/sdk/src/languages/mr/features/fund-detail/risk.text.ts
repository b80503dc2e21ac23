import type { Translation } from '@prosperx/core/language';
import type { riskText as english } from '#features/fund-detail/risk.text.js';

export const riskText: Translation<typeof english> = {
  risk: 'रिस्कोमीटर',
  riskNote: {
    Low: 'चढ-उतार खूप कमी. लवकर लागू शकणाऱ्या पैशांसाठी योग्य.',
    'Low to Moderate': 'थोडी घट होऊ शकते. काही महिन्यांसाठी योग्य.',
    Moderate: 'गुंतवणूक काही काळ घटू शकते. 1 वर्ष किंवा जास्त काळासाठी योग्य.',
    'Moderately High': 'गुंतवणूक बऱ्यापैकी घटू शकते. 3 वर्षे किंवा जास्त काळासाठी योग्य.',
    High: 'गुंतवणूक मोठ्या प्रमाणात घटू शकते. 3 ते 5 वर्षे किंवा जास्त काळासाठी योग्य.',
    'Very High': 'गुंतवणूक कमी काळात मोठ्या प्रमाणात घटू शकते. 5 वर्षे किंवा जास्त काळासाठी योग्य.',
  },
};
