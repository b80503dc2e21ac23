import { formatDateShort } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { nfoText as englishNfoText, nfoShareText as englishNfoShareText } from '#domain/nfo/nfo.text.js';

const inDays = (days: number) => (days === 1 ? 'उद्या' : `${days} दिवसांनी`);

export const nfoText: Translation<typeof englishNfoText> = {
  groups: {
    open: 'सुरू असलेल्या',
    upcoming: 'येणाऱ्या',
    closed: 'नुकत्याच बंद झालेल्या',
    'closed-listed': 'बंद आणि लिस्टेड',
  },
  withdrawn: (date) => `${formatDateShort(date)} रोजी मागे घेतली`,
  countdown: (next) => {
    if (next.next === 'opens') return `${inDays(next.days)} सुरू होईल`;
    if (next.days > 0) return `${inDays(next.days)} बंद होईल`;
    if (next.takes === null) return 'आज बंद होईल';
    return next.takes === 'SIP'
      ? 'आज बंद होईल: एसआयपी दुपारी 3 वाजता, एकरकमी मध्यरात्री'
      : 'मध्यरात्री बंद होईल, फक्त एकरकमीसाठी';
  },
  allotment: (date, isPast) =>
    isPast ? `युनिट्स ${formatDateShort(date)} रोजी अलॉट झाली` : `युनिट्स ${formatDateShort(date)} रोजी अलॉट होतील`,
  sourceOf: (source, date) => `${source}, ${date} रोजीची माहिती.`,
  moved: (days) => `या सँडबॉक्समध्ये खऱ्या ऑफरच्या तारखा ${days} दिवसांनी पुढे-मागे केल्या आहेत; किमान रकमा उदाहरणादाखल आहेत.`,
};

export const nfoShareText: Translation<typeof englishNfoShareText> = {
  shareHeading: 'कसे शेअर करायचे?',
  shareMessage: (nfos) =>
    nfos.length === 1
      ? `ही नवीन फंड ऑफर (एनएफओ) पाहा: ${nfos[0] ?? ''}.`
      : `या नवीन फंड ऑफर (एनएफओ) पाहा: ${nfos.join('; ')}.`,
  shareItem: (name, isOpen, opens, closes) =>
    isOpen ? `${name}, ${closes} पर्यंत सुरू` : `${name}, ${opens} ते ${closes} सुरू`,
  shared: 'एनएफओची लिंक शेअर झाली!!!',
  notShared: 'एनएफओची लिंक शेअर झाली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
};
