import type { Translation } from '@prosperx/core/language';
import type { leavingText as english } from '#features/fund-detail/leaving.text.js';

const rate = (percent: number | null) => (percent === null ? 'तुमच्या स्लॅबच्या दराने' : `${percent}%`);

const freeEarlier = {
  retirement: 'योजनेत सांगितलेले निवृत्तीचे वय झाल्यास ती आधी मोकळी होतात.',
  majority: 'मूल सज्ञान झाल्यास ती आधी मोकळी होतात.',
};

export const leavingText: Translation<typeof english> = {
  title: 'पैसे काढताना',
  exitLoad: 'एक्झिट लोड',
  exitLoadUnknown: 'येथे माहिती नाही. लवकर विकलेल्या युनिट्सवर तो लागू शकतो: योजना माहिती दस्तऐवजात (SID) पाहा.',
  noExitLoad: 'लागत नाही, केव्हाही विकले तरी.',
  exitLoadOf: (steps) => `युनिट्सच्या वयानुसार: ${steps}.`,
  lockIn: 'लॉक-इन',
  noLockIn: 'नाही: कोणत्याही कामकाजाच्या दिवशी युनिट्स विकता येतात.',
  lockedFor: (years, earlier) =>
    `युनिट्स खरेदीच्या दिवसापासून ${years} वर्षे लॉक राहतात; एसआयपीच्या प्रत्येक हप्त्याची ${years} वर्षे वेगळी मोजली जातात.${earlier ? ` ${freeEarlier[earlier]}` : ''}`,
  tax: 'नफ्यावरील कर',
  taxOfShares: (months, shortRate, longRate, exempt) =>
    `भारतीय शेअरमध्ये 65% किंवा जास्त गुंतवणूक असलेल्या योजनेप्रमाणे: ${months} महिने किंवा कमी काळ ठेवलेल्या युनिट्सवर ${rate(shortRate)}; त्याहून जास्त काळ ठेवल्यास आर्थिक वर्षात ${exempt} च्या वरील नफ्यावर ${longRate}%.`,
  taxByTerm: (months, shortRate, longRate) =>
    `${months} महिने किंवा कमी काळ ठेवलेल्या युनिट्सवर ${rate(shortRate)}, त्याहून जास्त काळ ठेवलेल्या युनिट्सवर ${longRate}%.`,
  taxBySlab: 'आता घेतलेली युनिट्स कितीही काळ ठेवली, तरी तुमच्या स्लॅबच्या दराने.',
  assumed: 'हे प्रकारावरून गृहीत धरले आहे: योजनेत काय आहे त्यावर ते ठरते; तिचे दस्तऐवज पाहा.',
  money: 'पैसे',
  moneyWhen: (days) => `कामकाजाच्या ${days} ${days === 1 ? 'दिवसात' : 'दिवसांत'} तुमच्या बँकेत जमा होतात.`,
  rates: 'आता खरेदी-विक्री केलेल्या युनिट्ससाठी, भारतात राहणाऱ्या व्यक्तींचे कराचे दर, अधिभार आणि उपकराआधी.',
};
