import type { Translation } from '@prosperx/core/language';
import type {
  calculatorList as englishCalculatorList,
  calculatorsPageText as englishCalculatorsPageText,
} from '#pages/calculators/calculators.text.js';

export const calculatorList: Translation<typeof englishCalculatorList> = {
  'sip-calculator': { title: 'एसआयपी कॅल्क्युलेटर', intro: 'दरमहा ठरावीक रक्कम गुंतवून किती होऊ शकते.' },
  'lumpsum-calculator': { title: 'एकरकमी कॅल्क्युलेटर', intro: 'एकदाच गुंतवलेली रक्कम वाढून किती होऊ शकते.' },
  'step-up-calculator': {
    title: 'स्टेप-अप एसआयपी कॅल्क्युलेटर',
    intro: 'दर वर्षी वाढवत नेलेल्या मासिक रकमेचे किती होऊ शकते.',
  },
  'goal-amount-calculator': { title: 'उद्दिष्ट कॅल्क्युलेटर', intro: 'ठरावीक रक्कम जमवण्यासाठी दरमहा किती गुंतवायचे.' },
  'retirement-calculator': {
    title: 'निवृत्ती कॅल्क्युलेटर',
    intro: 'निवृत्तीच्या वेळी किती रक्कम हवी आणि तोपर्यंत दरमहा किती गुंतवायचे.',
  },
  'education-calculator': {
    title: 'शिक्षण कॅल्क्युलेटर',
    intro: 'खर्च वाढत जाणाऱ्या अभ्यासक्रमासाठी दरमहा किती गुंतवायचे.',
  },
  'swp-calculator': { title: 'एसडब्ल्यूपी कॅल्क्युलेटर', intro: 'दरमहा पैसे काढल्यास रक्कम किती काळ पुरेल.' },
  'delay-calculator': { title: 'उशिराची किंमत कॅल्क्युलेटर', intro: 'एसआयपी काही वर्षे उशिरा सुरू केल्यास किती नुकसान होते.' },
  'elss-calculator': {
    title: 'ईएलएसएस कॅल्क्युलेटर',
    intro: 'ईएलएसएसमधील गुंतवणुकीमुळे जुन्या आणि नव्या प्रणालीत किती कर वाचतो.',
  },
  'inflation-calculator': {
    title: 'महागाई कॅल्क्युलेटर',
    intro: 'आजच्या वस्तूची पुढे किती किंमत होईल आणि आजच्या पैशांत तेव्हा किती मिळेल.',
  },
  'cagr-calculator': { title: 'CAGR कॅल्क्युलेटर', intro: 'एका मूल्याचे दुसरे मूल्य होताना वार्षिक वाढीचा दर किती होता.' },
  'xirr-calculator': {
    title: 'XIRR कॅल्क्युलेटर',
    intro: 'वेगवेगळ्या दिवशीच्या रकमांचा वार्षिक परतावा; टाइप करा किंवा शीटमधून पेस्ट करा.',
  },
};

export const calculatorsPageText: Translation<typeof englishCalculatorsPageText> = {
  title: 'कॅल्क्युलेटर',
  intro: 'प्रत्येकात सूत्र, वर्षानुसार टेबल आणि आजच्या किमतीतील रक्कम दिसते; गुंतवणुकीचे कॅल्क्युलेटर खऱ्या फंडावरही वापरून पाहता येतात.',
  groups: {
    grow: 'गुंतवणूक किती वाढू शकते',
    goals: 'उद्दिष्टासाठी किती लागेल',
    take: 'पैसे काढा, उशीर टाळा, कर वाचवा',
    measure: 'परतावा आणि महागाई मोजा',
  },
};
