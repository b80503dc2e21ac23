import type { Translation } from '@prosperx/core/language';
import type { elssDetailsText as english } from '#features/elss-calculator/elss-details.text.js';

export const elssDetailsText: Translation<typeof english> = {
  parts: ['गुंतवणूक', 'नफा होऊ शकतो'],
  deducted: (section) => `वजावट (कलम ${section})`,
  taxIn: { old: 'जुन्या प्रणालीत कर', new: 'त्याच उत्पन्नावर नव्या प्रणालीत कर' },
  value: (years) => `${years} झाल्यावर मूल्य`,
  gainTax: 'त्यावरील नफ्यावर आजच्या दराने कर, अधिभार आणि उपकराआधी',
  note: (law, limit, savings, newRegime, rebate, exemption) =>
    `${law.replace('Income-tax Act', 'आयकर अधिनियम')}: कलम ${savings} खाली वर्षाला ${limit} पर्यंत वजावट मिळते, ती फक्त जुन्या प्रणालीत; नवी प्रणाली कलम ${newRegime} मध्ये आहे. उत्पन्नावरील करात रिबेट (कलम ${rebate}), अधिभार आणि उपकर धरले आहेत; हिशोब 60 वर्षांखालील, भारतात राहणाऱ्या व्यक्तीसाठी आहे. नव्या प्रणालीत वजावटी कमी आणि प्रमाणित वजावट जास्त असते, त्यामुळे तेथे तुमचे करपात्र उत्पन्न वेगळे असू शकते. इक्विटीवरील वर्षभराच्या दीर्घकालीन नफ्यापैकी ${exemption} वर कर लागत नाही; यात सर्व फंड आणि शेअर एकत्र धरले जातात.`,
  newIsLess: (tax, less) =>
    `नव्या प्रणालीत या उत्पन्नावर ${tax} कर लागेल; या गुंतवणुकीसह जुन्या प्रणालीतील करापेक्षा तो ${less} ने कमी आहे.`,
  summary: (investment, value, years) => `ईएलएसएसमधील ${investment} वाढून ${years} झाल्यावर ${value} होऊ शकतात`,
};
