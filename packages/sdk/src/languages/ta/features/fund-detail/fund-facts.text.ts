import type { Translation } from '@prosperx/core/language';
import type { fundFactsText as english } from '#features/fund-detail/fund-facts.text.js';

export const fundFactsText: Translation<typeof english> = {
  played: 'கீழே உள்ள விவரங்கள் சாண்ட்பாக்ஸின் உதாரணங்கள்; ஃபண்ட் ஹவுஸ் வெளியிட்டவை அல்ல.',
  asOf: (date) => `${date} நிலவரப்படி.`,

  exitLoad: 'காலத்தைப் பொறுத்து எக்ஸிட் லோடு',
  age: 'யூனிட்களை வைத்திருந்த காலம்',
  younger: ({ days, months, isInclusive }) => {
    if (isInclusive) return days === null ? `${months ?? 0} மாதம் வரை` : `${days} நாள் வரை`;
    return days === null ? `${months ?? 0} மாதத்துக்குக் குறைவு` : `${days} நாளுக்குக் குறைவு`;
  },
  older: 'அதற்கு மேல்',
  anyAge: 'எதுவானாலும்',
  keptBack: 'பிடித்தம்',
  nothing: 'எதுவும் இல்லை',
  percent: (percent) => `${percent}%`,

  benchmark: 'பெஞ்ச்மார்க்குடன் ஒப்பீடு',
  period: 'காலம்',
  periods: { '1Y': '1 ஆண்டு', '3Y': '3 ஆண்டுகள்', '5Y': '5 ஆண்டுகள்' },
  fund: 'ஃபண்ட்',
  index: 'பெஞ்ச்மார்க்',
  benchmarkNote: (name) => `பெஞ்ச்மார்க்: ${name}. 1 ஆண்டுக்கு மேற்பட்ட காலத்துக்கான ரிட்டர்ன், ஆண்டுக் கணக்கில் (CAGR) காட்டப்படுகிறது.`,

  managers: 'நிர்வகிப்பவர்கள்',
  manager: 'ஃபண்ட் மேனேஜர்',
  since: 'எப்போதிலிருந்து',

  holdings: 'முதல் பத்து ஹோல்டிங்குகள்',
  holding: 'ஹோல்டிங்',
  sector: 'துறை அல்லது ரேட்டிங்',
  share: 'பங்கு',
  together: (count, percent) => `இந்த ${count} சேர்ந்து மொத்தப் பணத்தில் ${percent}.`,
  sectors: 'துறை வாரியாக',
  sectorName: 'துறை',

  size: 'ஃபண்ட் அளவின் மாற்றம்',
  sizeFinding: (from, to, since) => `${since} முதல் ஃபண்ட் அளவு ${from}-லிருந்து ${to} ஆக மாறியது`,
  sizeNote: 'கோடி ரூபாயில்.',
  date: 'தேதி',
  sizeColumn: 'ஃபண்ட் அளவு',

  documents: 'ஆவணங்கள்',
  documentNames: {
    SID: 'ஸ்கீம் தகவல் ஆவணம் (SID)',
    KIM: 'முக்கியத் தகவல் ஆவணம் (KIM)',
    Factsheet: 'மாதாந்திர ஃபேக்ட்ஷீட்',
    'Annual report': 'ஆண்டறிக்கை',
  },
  newTab: 'புதிய டேபில் திறக்கும்',
};
