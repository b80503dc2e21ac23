import { formatDateShort } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { nfoText as englishNfoText, nfoShareText as englishNfoShareText } from '#domain/nfo/nfo.text.js';

const inDays = (days: number) => (days === 1 ? 'நாளை' : `${days} நாட்களில்`);

export const nfoText: Translation<typeof englishNfoText> = {
  groups: {
    open: 'திறந்துள்ளது',
    upcoming: 'வரவிருப்பது',
    closed: 'சமீபத்தில் முடிந்தது',
    'closed-listed': 'முடிந்து லிஸ்ட் ஆனது',
  },
  withdrawn: (date) => `${formatDateShort(date)} அன்று திரும்பப் பெறப்பட்டது`,
  countdown: (next) => {
    if (next.next === 'opens') return `${inDays(next.days)} திறக்கும்`;
    if (next.days > 0) return `${inDays(next.days)} முடியும்`;
    if (next.takes === null) return 'இன்று முடியும்';
    return next.takes === 'SIP'
      ? 'இன்று முடியும்: எஸ்ஐபி மதியம் 3 மணி வரை, ஒருமுறை முதலீடு நள்ளிரவு வரை'
      : 'நள்ளிரவில் முடியும், ஒருமுறை முதலீடு மட்டும்';
  },
  allotment: (date, isPast) =>
    isPast ? `யூனிட் ஒதுக்கிய நாள்: ${formatDateShort(date)}` : `யூனிட் ஒதுக்கும் நாள்: ${formatDateShort(date)}`,
  sourceOf: (source, date) => `${source}, ${date} நிலவரப்படி.`,
  moved: (days) => `இந்த சாண்ட்பாக்ஸில் உண்மையான என்எஃப்ஓ தேதிகள் ${days} நாட்கள் நகர்த்தப்பட்டுள்ளன; குறைந்தபட்சத் தொகைகள் உதாரணம் மட்டுமே.`,
};

export const nfoShareText: Translation<typeof englishNfoShareText> = {
  shareHeading: 'எதன் வழியாகப் பகிர்வது',
  shareMessage: (nfos) =>
    nfos.length === 1
      ? `இந்தப் புதிய ஃபண்ட் வெளியீட்டை (என்எஃப்ஓ) பாருங்கள்: ${nfos[0] ?? ''}.`
      : `இந்தப் புதிய ஃபண்ட் வெளியீடுகளை (என்எஃப்ஓ) பாருங்கள்: ${nfos.join('; ')}.`,
  shareItem: (name, isOpen, opens, closes) =>
    isOpen ? `${name}, ${closes} வரை திறந்திருக்கும்` : `${name}, ${opens} முதல் ${closes} வரை திறந்திருக்கும்`,
  shared: 'என்எஃப்ஓ லிங்க் பகிரப்பட்டது!',
  notShared: 'என்எஃப்ஓ லிங்க்கைப் பகிர முடியவில்லை. பிறகு மீண்டும் முயலவும்.',
};
