import type { Translation } from '@prosperx/core/language';
import type { familyConsentsText as english } from '#features/customers/family-consents.text.js';

export const familyConsentsText: Translation<typeof english> = {
  title: 'कौन किसका निवेश देख सकता है',
  failed: 'इस परिवार की अनुमतियां पढ़ी नहीं जा सकीं',
  lead: 'परिवार के लोग एक-दूसरे का निवेश तभी देखते हैं, जब हर एक अपने लॉग इन में इसकी अनुमति दे। उनके जवाब आपको यहां दिखते हैं।',
  alone: 'परिवार में एक ही व्यक्ति है, पूछने के लिए कोई नहीं: “नोट” में दूसरे ग्राहक को इसमें जोड़ें।',
  member: 'सदस्य',
  shows: 'इनका निवेश कौन देख सकता है',
  answers: {
    asked: (viewer, day) => `${viewer}: ${day} को पूछा गया, जवाब अभी नहीं आया`,
    allowed: (viewer, day) => `${viewer} देख सकते हैं, ${day} से`,
    declined: (viewer, day) => `${viewer} नहीं देख सकते, ${day} से`,
    withdrawn: (viewer, day) => `${viewer} अब नहीं देख सकते: ${day} को अनुमति वापस ली गई`,
  },
  nobodyAsked: 'अभी पूछा नहीं गया',
  ask: 'अनुमति मांगें',
  askNew: 'नए सदस्यों के बारे में पूछें',
  dialogTitle: (family) => `${family} के सदस्यों से पूछें?`,
  dialogText: (count) =>
    `सभी ${count} सदस्यों को ईमेल या SMS मिलेगा, और सवाल उनके पोर्टफोलियो में दूसरों के नाम के साथ दिखेगा। सिर्फ उन्हीं से पूछें, जो एक-दूसरे को परिवार के रूप में जानते हैं। किसी से दो बार नहीं पूछा जाता।`,
  cancel: 'रहने दें',
  report: 'रिपोर्ट',
  reportFor: (name) => `${name} के लिए परिवार की रिपोर्ट`,
  reportNote: 'रिपोर्ट एक सदस्य के लिए बनती है: उनका निवेश, और जो दूसरे उन्हें देखने देते हैं, दो पेज में, आपके नाम और ARN के साथ।',
  asked: 'सदस्यों से पूछा गया।',
};
