import type { Translation } from '@prosperx/core/language';
import type { leavingText as english } from '#features/fund-detail/leaving.text.js';

const rate = (percent: number | null) => (percent === null ? 'உங்கள் வருமான வரி ஸ்லாப் விகிதம்' : `${percent}%`);

export const leavingText: Translation<typeof english> = {
  title: 'விற்கும்போது என்ன கழியும்',
  exitLoad: 'எக்ஸிட் லோடு',
  exitLoadUnknown: 'எங்களிடம் விவரம் இல்லை. சீக்கிரமே விற்கும் யூனிட்களில் ஒரு பகுதி பிடிக்கப்படலாம்: ஸ்கீம் தகவல் ஆவணத்தைப் பார்க்கவும்.',
  noExitLoad: 'இல்லை, எப்போது விற்றாலும்.',
  exitLoadOf: (steps) => `யூனிட்களை வைத்திருந்த காலத்தைப் பொறுத்து: ${steps}.`,
  lockIn: 'லாக்-இன்',
  noLockIn: 'இல்லை: எந்த வேலை நாளிலும் யூனிட்களை விற்கலாம்.',
  lockedFor: (years) =>
    `வாங்கிய நாளிலிருந்து ${years} ஆண்டுகள் யூனிட்கள் லாக்-இன்னில் இருக்கும்; எஸ்ஐபியின் ஒவ்வொரு தவணைக்கும் தனித்தனியாக ${years} ஆண்டுகள்.`,
  tax: 'லாபத்துக்கு வரி',
  taxOfShares: (months, shortRate, longRate, exempt) =>
    `65% அல்லது அதற்கு மேல் இந்தியப் பங்குகளில் உள்ள ஸ்கீமுக்கு: ${months} மாதங்கள் அல்லது அதற்குக் குறைவாக வைத்திருந்தால் ${rate(shortRate)}; அதற்கு மேல் வைத்திருந்தால், ஒரு நிதியாண்டில் ${exempt}-க்கு மேற்பட்ட லாபத்துக்கு ${longRate}%.`,
  taxByTerm: (months, shortRate, longRate) =>
    `${months} மாதங்கள் அல்லது அதற்குக் குறைவாக வைத்திருந்தால் ${rate(shortRate)}; அதற்கு மேல் வைத்திருந்தால் ${longRate}%.`,
  taxBySlab: 'இப்போது வாங்கும் யூனிட்களை எவ்வளவு காலம் வைத்திருந்தாலும், உங்கள் வருமான வரி ஸ்லாப் விகிதத்தில் வரி.',
  money: 'பணம்',
  moneyWhen: '2 வேலை நாட்களில் உங்கள் வங்கிக் கணக்குக்கு வரும்.',
  rates: 'இந்தியாவில் வசிக்கும் தனிநபர்கள் இப்போது வாங்கி விற்கும் யூனிட்களுக்கான வரி விகிதங்கள்; சர்சார்ஜ், செஸ் சேர்க்கப்படவில்லை.',
};
