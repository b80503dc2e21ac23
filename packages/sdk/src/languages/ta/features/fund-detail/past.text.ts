import type { Translation } from '@prosperx/core/language';
import type { pastText as english } from '#features/fund-detail/past.text.js';

export const pastText: Translation<typeof english> = {
  rollingTitle: 'ரோலிங் ரிட்டர்ன்',
  rollingNote: (spans) => `எந்த நாளில் தொடங்கியிருந்தாலும், முதலீடு ஆண்டுக்குத் தந்த ரிட்டர்ன் (${spans.join(', ')}).`,
  spans: (years, count) => `${years} ${years === 1 ? 'ஆண்டு' : 'ஆண்டுகள்'}: ${count} காலகட்டங்கள்`,
  held: 'வைத்திருந்த காலம்',
  years: (years) => (years === 1 ? '1 ஆண்டு' : `${years} ஆண்டுகள்`),
  worst: 'குறைந்தது',
  average: 'சராசரி',
  best: 'அதிகம்',
  lost: 'நஷ்டத்தில் முடிந்தது',

  whatIf: 'முதலீடு செய்திருந்தால் என்ன ஆகியிருக்கும்',
  type: 'முதலீட்டு வகை',
  types: { SIP: 'எஸ்ஐபி', LUMPSUM: 'ஒருமுறை முதலீடு' },
  monthly: 'மாதத் தொகை',
  amount: 'தொகை',
  since: 'எப்போதிலிருந்து',
  enterAmount: 'தொகையை உள்ளிடவும்',
  leastAmount: 'குறைந்தபட்சத் தொகை 1',
  mostAmount: 'அதிகபட்சத் தொகை 10000000',
  dateBetween: (from, to) => `${from} முதல் ${to} வரையிலான ஒரு தேதியைத் தேர்ந்தெடுக்கவும்.`,
  note: 'மேலே காட்டிய என்ஏவிகளின்படி, 0.005% ஸ்டாம்ப் டியூட்டி கழித்து, எக்ஸிட் லோடு மற்றும் வரிக்கு முன் கணக்கிடப்பட்டது.',
};
