import type { Translation } from '@prosperx/core/language';
import type { riskProfileText as english } from '#domain/risk/risk.text.js';

export const riskProfileText: Translation<typeof english> = {
  introTitle: 'உங்களுக்கு எவ்வளவு ரிஸ்க் பொருந்தும்?',
  intro: (count) =>
    `உங்கள் பணநிலை, இலக்குகள் பற்றி ${count} சிறு கேள்விகள். பதில்கள் உடனுக்குடன் சேமிக்கப்படும்; பிறகும் வந்து தொடரலாம்.`,
  resumed: (answered, count) =>
    `${count} கேள்விகளில் ${answered} கேள்விகளுக்குப் பதில் தந்துள்ளீர்கள். விட்ட இடத்திலிருந்து தொடரவும்.`,
  begin: 'தொடங்கலாம்',
  question: (at, count) => `கேள்வி ${at} / ${count}`,
  previous: 'முந்தையது',
  next: 'அடுத்து',
  submit: 'அனுப்பவும்',
  notSaved: 'இந்தப் பதில் இன்னும் சேமிக்கப்படவில்லை.',
  retry: 'மீண்டும் முயலவும்',
  failedTitle: 'கேள்விகளைக் காட்ட முடியவில்லை',
  gauge: (name, at, count) => `ரிஸ்க் நிலை ${at} / ${count}: ${name}`,
  level: (at, count) => `நிலை ${at} / ${count}`,
  advisorsAnswers: {
    count: 'இந்தப் பதில்களை ஆலோசகர் தந்துள்ளார். முதலீட்டாளர் தாமே பதில் தரும் வரை இவையே கணக்கில் கொள்ளப்படும்.',
    wait: 'இதன் பிறகு ஆலோசகர் கேள்விகளுக்குப் பதில் தந்துள்ளார். முதலீட்டாளர் மீண்டும் பதில் தரும் வரை அவருடைய சொந்தப் பதில்களே கணக்கில் கொள்ளப்படும்.',
  },
  suggested: 'பொருந்தும் ஃபண்ட் வகைகள்',
  suggestedNote: 'இது ஒரு தொடக்கம் மட்டுமே; முதலீட்டு ஆலோசனை அல்ல.',
  retakeLink: 'மீண்டும் பதில் தரவும்',
  retakeButton: 'மீண்டும் பதில் தரவும்',
  toNextPage: 'தொடரவும்',
  awaiting: '*உங்கள் கார்ட் ஒப்புதலுக்குக் காத்திருக்கிறது.',
};
