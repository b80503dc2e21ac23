import type { Translation } from '@prosperx/core/language';
import type { packText as englishPackText, packsText as englishPacksText } from '#features/packs/packs.text.js';

export const packText: Translation<typeof englishPackText> = {
  schemes: (count) => `${count} ${count === 1 ? 'ஸ்கீம்' : 'ஸ்கீம்கள்'}`,
  scheme: 'ஸ்கீம்',
  share: 'பங்கு',
  risk: 'ரிஸ்க்',
  shares: (pack) => `${pack}: ஸ்கீம்கள்`,
  from: (least) => `${least} முதல்`,
  notTaken: 'இந்த பேக் தற்போது புதிய முதலீடுகளை ஏற்கவில்லை.',
  schemeNotTaken: 'இந்த ஸ்கீம் தற்போது புதிய முதலீடுகளை ஏற்கவில்லை.',
  invest: 'முதலீடு செய்யவும்',
  investIn: (pack) => `${pack}: முதலீடு செய்யவும்`,
  type: 'முதலீட்டு வகை',
  sip: 'மாத எஸ்ஐபி',
  lumpsum: 'ஒருமுறை முதலீடு',
  monthlyAmount: 'மாதத் தொகை',
  amount: 'தொகை',
  minimum: (least, step) => `குறைந்தபட்சம் ${least}, ${step} மடங்குகளில்`,
  sipDate: 'எஸ்ஐபி தேதி',
  day: (day) => `ஒவ்வொரு மாதமும் ${day}-ஆம் தேதி`,
  untilCancelled: 'நீங்கள் ரத்து செய்யும் வரை எஸ்ஐபி தொடரும். தேதியையும் காலத்தையும் கார்ட்டில் மாற்றலாம்.',
  split: 'ஒவ்வொரு ஸ்கீமுக்கும்',
  add: 'கார்ட்டில் சேர்க்கவும்',
  added: 'கார்ட்டில் சேர்ந்தது.',
  reviewCart: 'கார்ட்டைப் பார்க்கவும்',
};

export const packsText: Translation<typeof englishPacksText> = {
  failed: 'பேக்குகளைக் காட்ட முடியவில்லை',
  none: 'தற்போது பேக்குகள் எதுவும் இல்லை.',
};
