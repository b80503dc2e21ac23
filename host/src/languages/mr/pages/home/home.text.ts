import type { Translation } from '@prosperx/core/language';
import type { homeText as english } from '#pages/home/home.text.js';

export const homeText: Translation<typeof english> = {
  heroTitle: 'दरमहा\u00a0₹100 पासून सुरुवात करा',
  heroIntro: 'म्युच्युअल फंड निवडा, रक्कम आणि तारीख ठरवा; बाकीचे काम तुमची बँक करेल.',
  counts: (schemes, fundHouses) => `${fundHouses} फंड हाऊसच्या ${schemes} योजना`,
  countsOf: (counts, date) => `${counts}, ${date} च्या एनएव्ही`,
  startSip: 'एसआयपी सुरू करा',
  planGoal: 'उद्दिष्ट ठरवा',
  registered: (arn) => `AMFI नोंदणीकृत वितरक, ${arn}`,
  exampleCaption: 'वार्षिक 12% दराने 20 वर्षे दरमहा ₹5,000 गुंतवल्यास होऊ शकतात',
  youInvest: 'तुमची गुंतवणूक',
  youGain: 'तुमचा नफा',
  indicative: 'केवळ अंदाज; परताव्याची हमी नाही.',
  saveUpTo: 'दर वर्षी कर वाचवा',
  taxNote: 'पर्यंत, कलम 123 (आधी 80C) खाली ₹1.5 लाख गुंतवल्यास; जुनी कर प्रणाली, 30% स्लॅब, 4% उपकरासह',
  yourCost: '₹1,03,200 तुमचा खर्च',
  saved: '₹46,800',
  packs: 'तयार पॅक',
  allPacks: 'सर्व पॅक',
  pack: (schemes, least) => `${schemes} योजना, ${least} पासून`,
  questions: 'नेहमी विचारले जाणारे प्रश्न',
  faq: [
    ['सुरुवातीला किती पैसे लागतात?', 'अनेक योजनांत एसआयपीसाठी दरमहा ₹100 पुरेसे आहेत.'],
    ['माझी युनिट्स केव्हा दिसतील?', 'ऑर्डरनंतर किंवा प्रत्येक हप्त्याच्या तारखेनंतर दोन दिवसांनी.'],
    ['मँडेटला किती वेळ लागतो?', 'ई-मँडेटला 2 ते 3 दिवस; कागदी फॉर्मला 15 ते 20 दिवस.'],
    ['केव्हाही पैसे काढता येतात का?', 'होय, योजनेत लॉक-इन नसेल तर. पैसे कामकाजाच्या 2 दिवसांत तुमच्या बँकेत जमा होतात.'],
  ],
};
