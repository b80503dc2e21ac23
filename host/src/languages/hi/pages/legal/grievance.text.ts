import type { Translation } from '@prosperx/core/language';
import { helpDesk } from '@prosperx/core/languages/hi/disclosure/disclosure.text.js';
import type { grievanceText as english } from '#pages/legal/grievance.text.js';
import { helpLine, type Section, supportEmail } from '#prose/prose.js';

/** The times within which the operator answers; the operator's lawyer sets them. */
const within = {
  acknowledged: '2 कामकाजी दिनों में',
  answered: '10 कामकाजी दिनों में',
  reviewed: 'आपकी शिकायत के 21 दिनों में',
} as const;

const sections: readonly Section[] = [
  {
    id: 'before',
    title: 'शिकायत से पहले',
    blocks: [
      'बहुत सी बातें एक कॉल में सुलझ जाती हैं। जब तक फंड हाउस यूनिट अलॉट न करे, ऑर्डर बाकी दिखता है; फेल हुए पेमेंट में कटी रकम अपने आप लौट आती है। किसमें कितना समय लगता है, यह [मदद](/help) में लिखा है।',
    ],
  },
  {
    id: 'what-we-need',
    title: 'हमें आपसे क्या चाहिए',
    blocks: [
      {
        points: [
          'आपका नाम, और आपके अकाउंट का मोबाइल नंबर;',
          'क्या हुआ और कब, और आप हमसे क्या चाहते हैं;',
          'ऑर्डर नंबर, फोलियो या रिक्वेस्ट नंबर, अगर हो, और काम आए तो स्क्रीन की तस्वीरें।',
        ],
      },
      'पासवर्ड, OTP, या कार्ड या आधार का पूरा नंबर कभी न भेजें।',
    ],
  },
  {
    id: 'process',
    title: 'प्रक्रिया',
    blocks: [
      {
        steps: [
          {
            what: 'हमें बताएं',
            text: `${helpLine} पर कॉल करें, ${helpDesk.helpLineHours}, या ${supportEmail} पर लिखें।`,
          },
          {
            what: 'आपको नंबर मिलता है',
            within: within.acknowledged,
            text: 'हम ईमेल से शिकायत मिलने की पुष्टि करते हैं, उस नंबर के साथ जिससे आप उसके बारे में पूछ सकते हैं।',
          },
          {
            what: 'आपको जवाब मिलता है',
            within: within.answered,
            text: 'हम उसे देखते हैं, जरूरत हो तो फंड हाउस, बैंक या एक्सचेंज के साथ, और आपको लिखते हैं कि क्या पता चला और हम क्या कर रहे हैं। ज्यादा समय लगे, तो बताते हैं कि क्यों और कब तक।',
          },
          {
            what: 'शिकायत अधिकारी फिर से देखते हैं',
            within: within.reviewed,
            text: `संतुष्ट नहीं हैं? ${supportEmail} पर लिखें; विषय में “शिकायत अधिकारी के लिए” और शिकायत का नंबर डालें। ऐसा व्यक्ति नए सिरे से फैसला करता है, जिसने उसे पहले नहीं देखा।`,
          },
          {
            what: 'नियामक',
            within: 'उसके बाद कभी भी',
            text: 'आप भारतीय प्रतिभूति और विनिमय बोर्ड (SEBI) के पोर्टल [SCORES](https://scores.sebi.gov.in) पर शिकायत कर सकते हैं, और [SMART ODR](https://smartodr.in) पर विवाद ऑनलाइन सुलझा सकते हैं।',
          },
        ],
      },
    ],
  },
  {
    id: 'closing',
    title: 'शिकायत कब बंद होती है',
    blocks: [
      {
        points: [
          'जब आप बताएं कि वह सुलझ गई है;',
          'जब हम जवाब दे चुके हों और आप फिर से देखने को न कहें;',
          'जब हमने उसके बारे में कुछ पूछा हो और 2 हफ्ते तक आपका जवाब न आए। हमें लिखकर आप उसे फिर खुलवा सकते हैं।',
        ],
      },
    ],
  },
  {
    id: 'disputes',
    title: 'अगर हम सहमत न हो सकें',
    blocks: [
      'मध्यस्थता और अदालतों के बारे में [इस्तेमाल की शर्तें](/terms-conditions#law) बताती हैं: भारत में मुंबई में एक एकमात्र मध्यस्थ। शिकायत देखते समय हम आपकी जानकारी के साथ क्या करते हैं, यह [प्राइवेसी पॉलिसी](/privacy-policy) में है।',
    ],
  },
];

export const grievanceText: Translation<typeof english> = {
  id: 'grievance',
  title: 'शिकायत निवारण',
  intro: 'कुछ गलत हुआ हो तो क्या करें, और हर चरण में कितना समय लग सकता है। यह अनुवाद समझने के लिए है; मान्य पाठ अंग्रेजी वाला है।',
  sections,
};
