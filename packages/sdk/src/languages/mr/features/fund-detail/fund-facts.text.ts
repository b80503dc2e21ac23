import type { Translation } from '@prosperx/core/language';
import type { fundFactsText as english } from '#features/fund-detail/fund-facts.text.js';

export const fundFactsText: Translation<typeof english> = {
  played: 'खालील माहिती सँडबॉक्सने उदाहरणादाखल दिली आहे; फंड हाऊसने ती प्रसिद्ध केलेली नाही.',
  asOf: (date) => `${date} रोजीची माहिती.`,

  exitLoad: 'युनिट्सच्या वयानुसार एक्झिट लोड',
  age: 'युनिट्सचे वय',
  younger: ({ days, months, isInclusive }) => {
    const end = isInclusive ? 'पर्यंत' : 'पेक्षा कमी';
    return days === null
      ? `${months ?? 0} ${months === 1 ? 'महिन्या' : 'महिन्यां'}${end}`
      : `${days} ${days === 1 ? 'दिवसा' : 'दिवसां'}${end}`;
  },
  older: 'त्यापेक्षा जास्त',
  anyAge: 'कितीही',
  keptBack: 'कापले जाते',
  nothing: 'काही नाही',
  percent: (percent) => `${percent}%`,

  benchmark: 'बेंचमार्कच्या तुलनेत',
  period: 'कालावधी',
  periods: { '1Y': '1 वर्ष', '3Y': '3 वर्षे', '5Y': '5 वर्षे' },
  fund: 'फंड',
  index: 'बेंचमार्क',
  benchmarkNote: (name) => `बेंचमार्क ${name} आहे. 1 वर्षापेक्षा जास्त काळाचा परतावा वार्षिक (CAGR) आहे.`,

  managers: 'फंड कोण सांभाळतात',
  manager: 'फंड मॅनेजर',
  since: 'केव्हापासून',

  holdings: 'सर्वांत मोठी दहा होल्डिंग',
  holding: 'होल्डिंग',
  sector: 'क्षेत्र किंवा रेटिंग',
  share: 'हिस्सा',
  together: (count, percent) => `या ${count} मध्ये एकूण ${percent} पैसे आहेत.`,
  sectors: 'क्षेत्रानुसार',
  sectorName: 'क्षेत्र',

  size: 'आकारातील बदल',
  sizeFinding: (from, to, since) => `${since} पासून फंडाचा आकार ${from} वरून ${to} झाला`,
  sizeNote: 'कोटी रुपयांत.',
  date: 'तारीख',
  sizeColumn: 'फंडाचा आकार',

  documents: 'कागदपत्रे',
  documentNames: {
    SID: 'योजना माहिती दस्तऐवज (SID)',
    KIM: 'मुख्य माहिती पत्रक (KIM)',
    Factsheet: 'मासिक फॅक्टशीट',
    'Annual report': 'वार्षिक अहवाल',
  },
  newTab: 'नव्या टॅबमध्ये उघडते',
};
