import type { Translation } from '@prosperx/core/language';
import { helpDesk } from '@prosperx/core/languages/hi/disclosure/disclosure.text.js';
import { facts } from '#languages/hi/facts.text.js';
import { accountQuestions } from '#languages/hi/pages/help/account.text.js';
import type { helpText as englishHelpText, platformTopic as englishPlatformTopic } from '#pages/help/platform.text.js';
import { helpLine, supportEmail } from '#prose/prose.js';
import { operator } from '#site.js';

export const helpText: Translation<typeof englishHelpText> = {
  title: 'मदद',
  intro: 'विषय के हिसाब से जवाब। कोई शब्द लिखें, या विषय चुनें।',
  search: 'जवाब खोजें',
  placeholder: 'मैंडेट, रिडीम, स्टेटमेंट …',
  all: (count) => `${count} जवाब`,
  found: (count) => `${count} ${count > 1 ? 'जवाब मिले' : 'जवाब मिला'}`,
  none: (words) => `“${words}” का कोई जवाब नहीं मिला`,
  noneText: 'दूसरा शब्द लिखें, या हमसे पूछें।',
  contact: 'संपर्क करें',
  still: 'जवाब नहीं मिला?',
};

export const platformTopic: Translation<typeof englishPlatformTopic> = {
  id: 'platform',
  title: 'प्लेटफॉर्म',
  questions: [
    {
      question: 'ProsperX क्या है?',
      answer: [
        `कई फंड हाउस के म्यूचुअल फंड में एक ही अकाउंट से निवेश करने की जगह। इसे AMFI में ${operator.arn} से रजिस्टर्ड म्यूचुअल फंड डिस्ट्रीब्यूटर चलाते हैं।`,
      ],
    },
    {
      question: 'यहां कौन निवेश कर सकता है?',
      answer: [
        '18 साल या ज्यादा उम्र का कोई भी व्यक्ति, जिसके पास PAN और भारत में बैंक खाता हो। नाबालिग अभिभावक के जरिए निवेश करते हैं। फंड सिर्फ भारत में बेचे जाते हैं।',
      ],
    },
    {
      question: 'मैं अकाउंट कैसे खोलूं?',
      answer: [
        {
          steps: [
            {
              what: 'KYC जांचें',
              text: 'अपने मोबाइल नंबर से लॉग इन करें और PAN डालें: KYC की स्थिति दिख जाएगी।',
            },
            { what: 'आपकी जानकारी', text: 'जन्म तारीख, ईमेल और पता।' },
            {
              what: 'बैंक की जानकारी',
              text: `खाता नंबर और IFSC; कैंसिल चेक की तस्वीर तभी, जब नाम न मिलें या बैंक जवाब न दे। खाता आपका है, यह जांचने के लिए हम उसमें ${facts.bankCheck} जमा करते हैं; कोई शुल्क नहीं।`,
            },
            { what: 'रिस्क प्रोफाइल', text: 'कुछ सवाल, जिनसे आपके लिए ठीक फंड कैटेगरी पता चलती हैं।' },
            {
              what: 'पेशा और नॉमिनी',
              text: `ज्यादा से ज्यादा ${facts.nominees} नॉमिनी, जिनके हिस्से मिलाकर 100% हों। सबकी पुष्टि एक OTP से होती है।`,
            },
            { what: 'बैंक मैंडेट', text: 'ताकि आपका बैंक किस्तें दे सके। यह आप बाद में भी कर सकते हैं।' },
          ],
        },
      ],
    },
    {
      question: 'लॉग इन कैसे करूं, और पासवर्ड भूल जाऊं तो?',
      answer: [
        'अपना मोबाइल नंबर डालें, फिर पासवर्ड। “पासवर्ड भूल गए?” से OTP आता है और आप नया पासवर्ड बनाते हैं; अगर आपने लॉग इन पर OTP चुना है, तो ईमेल पर कोड भी आता है। पासवर्ड की जगह पासकी भी चलती है। आपके मोबाइल पर कई प्रोफाइल हों, तो उसके बाद एक चुनते हैं।',
      ],
    },
    {
      question: 'मुझे लॉग आउट क्यों किया गया?',
      answer: [`${facts.idle} तक कुछ न करने पर सेशन खत्म हो जाता है, ताकि आपकी जगह कोई और आगे न बढ़ सके।`],
    },
    ...accountQuestions,
    {
      question: 'पेमेंट कैसे कर सकता/सकती हूं?',
      answer: [
        'नेट बैंकिंग, UPI, NEFT या RTGS, चेक, या बैंक मैंडेट से, हमेशा अपनी प्रोफाइल वाले बैंक खाते से। चेक में एनएवी उस दिन का मिलता है, जब चेक क्लियर होता है।',
      ],
    },
    {
      question: 'मेरा पेमेंट नहीं हुआ। मेरा पैसा कहां है?',
      answer: [
        'अगर कोई रकम कटी है, तो वह आपके बैंक खाते में लौटा दी जाएगी। आप ऑर्डर के विवरण से फिर कोशिश कर सकते हैं। जब तक पेमेंट प्रोसेस होता दिखे, कृपया रुकें और दो बार पेमेंट न करें।',
      ],
    },
    {
      question: 'मैं किसी से बात कैसे करूं?',
      answer: [
        `${helpLine} पर कॉल करें, ${helpDesk.helpLineHours}, या ${supportEmail} पर लिखें। सब कुछ [संपर्क पेज](/contact-us) पर है; शिकायत के लिए [शिकायत निवारण](/grievance-redressal) देखें।`,
      ],
    },
  ],
};
