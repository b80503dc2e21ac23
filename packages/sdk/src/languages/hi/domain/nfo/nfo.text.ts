import { formatDateShort } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { nfoText as englishNfoText, nfoShareText as englishNfoShareText } from '#domain/nfo/nfo.text.js';

const inDays = (days: number) => (days === 1 ? 'कल' : `${days} दिन में`);

export const nfoText: Translation<typeof englishNfoText> = {
  groups: {
    open: 'खुले',
    upcoming: 'आने वाले',
    closed: 'हाल में बंद हुए',
    'closed-listed': 'बंद और लिस्टेड',
  },
  withdrawn: (date) => `${formatDateShort(date)} को वापस लिया गया`,
  countdown: (next) => {
    if (next.next === 'opens') return `${inDays(next.days)} खुलेगा`;
    if (next.days > 0) return `${inDays(next.days)} बंद होगा`;
    if (next.takes === null) return 'आज बंद होगा';
    return next.takes === 'SIP'
      ? 'आज बंद होगा: एसआईपी दोपहर 3 बजे, एकमुश्त आधी रात को'
      : 'आधी रात को बंद होगा, सिर्फ एकमुश्त के लिए';
  },
  allotment: (date, isPast) =>
    isPast ? `यूनिट ${formatDateShort(date)} को अलॉट हुए` : `यूनिट ${formatDateShort(date)} को अलॉट होंगे`,
  sourceOf: (source, date) => `${source}, ${date} की जानकारी।`,
  moved: (days) => `इस सैंडबॉक्स में असली ऑफर की तारीखें ${days} दिन खिसकाई गई हैं; न्यूनतम रकम सिर्फ उदाहरण के लिए है।`,
};

export const nfoShareText: Translation<typeof englishNfoShareText> = {
  shareHeading: 'कैसे शेयर करें',
  shareMessage: (nfos) =>
    nfos.length === 1 ? `यह न्यू फंड ऑफर (एनएफओ) देखें: ${nfos[0] ?? ''}।` : `ये न्यू फंड ऑफर (एनएफओ) देखें: ${nfos.join('; ')}।`,
  shareItem: (name, isOpen, opens, closes) =>
    isOpen ? `${name}, ${closes} तक खुला` : `${name}, ${opens} से ${closes} तक खुला`,
  shared: 'एनएफओ का लिंक शेयर हो गया!!!',
  notShared: 'एनएफओ का लिंक शेयर नहीं हो सका। कृपया थोड़ी देर बाद फिर कोशिश करें।',
};
