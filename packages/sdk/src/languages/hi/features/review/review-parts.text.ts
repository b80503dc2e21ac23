import { formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { clubbedText, unknownFairValuesText } from '@prosperx/core/languages/hi/portfolio/files.text.js';
import type { Paise } from '@prosperx/core/money';
import { IDLE_YEARS, LARGE_SHARE, MANY_FUNDS, NEAR_TARGET } from '@prosperx/core/review';
import type { reviewPartsText as english } from '#features/review/review-parts.text.js';

const funds = (count: number) => `${count} फंड`;

export const reviewPartsText: Translation<typeof english> = {
  indicative:
    'ये सिर्फ अनुमान हैं, खरीदने या बेचने की सलाह नहीं। हर हिस्से में लिखा है कि हिसाब किससे किया गया; जो सर्वर को पता नहीं, वह किसी में नहीं है।',
  emptyTitle: 'अभी समीक्षा के लिए कुछ नहीं है',
  emptyText: 'यहां फंड होने पर, या बाहर के फंड का स्टेटमेंट इंपोर्ट करने पर, सबकी समीक्षा साथ होती है।',
  print: 'प्रिंट करें',
  import: 'स्टेटमेंट इंपोर्ट करें',
  summary: {
    title: 'किसकी समीक्षा है',
    here: 'यहां',
    elsewhere: 'बाहर',
    total: 'मिलाकर',
    asOf: (oldest, newest) => `यहां ${oldest === newest ? newest : `${oldest} से ${newest}`} के एनएवी से।`,
    until: (date) => `बाहर ${date} तक के स्टेटमेंट से।`,
    onlyHere: 'बाहर के आपके फंड इसमें नहीं हैं। अपने पोर्टफोलियो में उनका स्टेटमेंट इंपोर्ट करें।',
    withoutValue: (count) => `बाहर के ${funds(count)}, जिनकी वैल्यू पता नहीं: किसी जोड़ में नहीं।`,
    unknown: (value) => `${value} ऐसी स्कीम में है, जिनकी कैटेगरी पता नहीं: कैटेगरी के हिस्सों में शामिल नहीं।`,
  },
  mix: {
    title: 'इक्विटी, डेट और बाकी एसेट',
    of: { equity: 'इक्विटी', debt: 'डेट', other: 'बाकी' },
    asset: 'एसेट',
    yours: 'आपका',
    model: 'रिस्क प्रोफाइल से',
    apart: (points, isMore) => `आपकी इक्विटी का हिस्सा रिस्क प्रोफाइल से ${points} प्रतिशत अंक ${isMore ? 'ज्यादा' : 'कम'} है।`,
    near: `आपकी इक्विटी का हिस्सा रिस्क प्रोफाइल जितना ही है, ${NEAR_TARGET} प्रतिशत अंक के फर्क के अंदर।`,
    noProfile: 'रिस्क प्रोफाइल बनाने पर बताया जा सकता है कि यह आपकी जोखिम उठाने की क्षमता से कितना मेल खाता है।',
    makeProfile: 'रिस्क प्रोफाइल बनाएं',
    source: (name) =>
      `हर फंड की कैटेगरी से अनुमान; फ्यूचर्स से हेज किए शेयर, जैसे आर्बिट्राज में, डेट गिने गए हैं।${name === null ? '' : ` “${name}” के लिए यह अनुपात हमारा अपना अंदाजा है।`}`,
  },
  overlap: {
    title: 'एक ही जगह कितना पैसा',
    categories: 'कैटेगरी के हिसाब से',
    houses: 'फंड हाउस के हिसाब से',
    funds,
    several: (name, count) => `${name} के ${count} फंड: एक कैटेगरी के फंड में अक्सर एक जैसे शेयर होते हैं।`,
    large: (name, percent) => `${percent} सिर्फ ${name} में है।`,
    none: `किसी कैटेगरी में ${MANY_FUNDS} से ज्यादा फंड नहीं, और किसी फंड हाउस में कुल के ${LARGE_SHARE}% से ज्यादा नहीं।`,
  },
  plans: {
    title: 'रेगुलर और डायरेक्ट प्लान',
    of: { regular: 'रेगुलर', direct: 'डायरेक्ट' },
    source: 'रेगुलर प्लान अपने खर्च में से डिस्ट्रीब्यूटर को (जैसे हमें) कमीशन देता है; डायरेक्ट प्लान नहीं देता, और उसमें डिस्ट्रीब्यूटर नहीं होता।',
  },
  lagging: {
    title: 'अपनी कैटेगरी से पीछे फंड',
    none: 'यहां के आपके जिन फंड का रिटर्न और कैटेगरी का औसत दोनों पता हैं, उनमें से कोई तीन या पांच साल में पीछे नहीं है।',
    fund: 'फंड',
    value: 'वैल्यू',
    period: 'अवधि',
    years: (years) => `${years} साल`,
    own: 'सालाना रिटर्न',
    average: 'कैटेगरी',
    of: (count) => `${count} का औसत`,
    source:
      'एनएवी से; औसत उस सब-कैटेगरी के लिस्टेड रेगुलर ग्रोथ प्लान का है। IDCW प्लान शामिल नहीं, क्योंकि उनमें पैसा बांटने से एनएवी घटता है। पिछला प्रदर्शन आगे के बारे में कम बताता है।',
  },
  idle: {
    title: 'निष्क्रिय फोलियो',
    none: `हर फोलियो में या तो एसआईपी है, या कोई ऑर्डर पूरा हो रहा है, या पिछले ${IDLE_YEARS} साल में कुछ खरीदा या बेचा गया है।`,
    since: (date) => `${date} से कुछ खरीदा या बेचा नहीं गया`,
  },
  lockIns: {
    title: 'लॉक-इन',
    none: 'यहां आपके पास लॉक-इन वाला कोई फंड नहीं है।',
    free: (value) => `${value} बेचे जा सकते हैं`,
    locked: (value) => `${value} लॉक हैं`,
    next: (date) => `अगले यूनिट ${date} को फ्री होंगे`,
    selling: 'सभी यूनिट बेचे जा रहे हैं',
  },
  taxFree: {
    title: 'इक्विटी पर लॉन्ग टर्म मुनाफा',
    intro: (exemption, year, section, law) =>
      `इसमें से ${exemption} पर ${year} में टैक्स नहीं लगता; यह छूट एक व्यक्ति के सभी फंड और शेयर मिलाकर है (${law.replace('Income-tax Act', 'आयकर अधिनियम')} की धारा ${section})।`,
    realised: (gain) =>
      gain < 0
        ? `इस साल इस अकाउंट में ${formatMoney(-gain as Paise)} का नुकसान हुआ।`
        : `इस साल इस अकाउंट में ${formatMoney(gain)} का मुनाफा बेचने पर मिला।`,
    losses: (losses) => `साल के बाकी नुकसान, ${losses}, छूट से पहले घटाए जाते हैं।`,
    selling: (gain) =>
      `जो अभी बेचा जा रहा है, उसका ${formatMoney(Math.abs(gain) as Paise)} का ${gain < 0 ? 'नुकसान' : 'मुनाफा'} भी आखिरी एनएवी पर गिना गया है।`,
    left: 'इस साल टैक्स छूट बाकी',
    could: 'नीचे के सभी यूनिट बेचने पर लॉन्ग टर्म मुनाफा',
    taxed: (left, rate) => `${left} से ऊपर पर ${rate} टैक्स लगता है, सरचार्ज और सेस से पहले।`,
    none: 'यहां का कोई इक्विटी फंड आज लॉन्ग टर्म मुनाफे पर नहीं बेचा जा सकता: उसके यूनिट एक साल या कम के हैं, लॉक हैं, बेचे जा रहे हैं, या सबसे पुराने नुकसान में हैं।',
    folio: 'फोलियो',
    units: 'सबसे पुराने यूनिट',
    gain: 'मुनाफा',
    source:
      'पहले खरीदे, पहले बेचे (FIFO), आखिरी एनएवी पर; बाहर बेचने पर मिला मुनाफा, एग्जिट लोड और पिछले सालों का नुकसान इसमें नहीं है। जहां कैटेगरी से तय नहीं होता कि फंड इक्विटी है या नहीं, वहां यह माना गया है: उसके दस्तावेज देखें।',
  },
  unknown: 'पता नहीं',
  clubbed: clubbedText,
  unknownFairValues: unknownFairValuesText,
  folio: (number) => `फोलियो ${number}`,
};
