import type { Translation } from '@prosperx/core/language';
import type { xirrCalculatorText as english } from '#features/xirr-calculator/xirr-calculator.text.js';

export const xirrCalculatorText: Translation<typeof english> = {
  title: 'XIRR கால்குலேட்டர்',
  intro: 'ஒவ்வொரு தொகைக்கும் ஒரு வரிசை. இன்றைய மதிப்பை, இன்றைய தேதியுடன் “எடுத்தது” எனச் சேர்க்கவும்.',
  line: (line) => `வரிசை ${line}`,
  date: (line) => `வரிசை ${line}: தேதி`,
  amount: (line) => `வரிசை ${line}: தொகை, ரூபாயில்`,
  kind: (line) => `வரிசை ${line}: வகை`,
  kinds: { in: 'போட்டது', out: 'எடுத்தது' },
  remove: (line) => `வரிசை ${line}-ஐ நீக்கவும்`,
  add: 'வரிசையைச் சேர்க்கவும்',
  paste: 'ஷீட்டிலிருந்து பேஸ்ட் செய்யவும்',
  start: 'ரிட்டர்ன்படி ஃபண்டுகளைப் பார்க்கவும்',
  noRate: 'இல்லை',
  result: (from, to) => ['', from, ' முதல் ', to, ' வரை, ஆண்டுதோறும் கிடைத்த ரிட்டர்ன்'],
  lack: {
    too_few: 'குறைந்தது இரண்டு வரிசைகள் தேவை: போட்டது ஒன்று, எடுத்தது அல்லது இப்போது இருப்பது ஒன்று.',
    nothing_in: 'போட்ட பணம் எதுவும் இல்லை. முதலீடு செய்ததை “போட்டது” எனக் குறிக்கவும், அல்லது மைனஸ் குறியுடன் பேஸ்ட் செய்யவும்.',
    nothing_out: 'எடுத்த பணம் எதுவும் இல்லை. இப்போதைய மதிப்பை இன்றைய தேதியுடன் சேர்க்கவும்.',
    one_day: 'எல்லா வரிசைகளும் ஒரே நாளுக்கு உரியவை. ரிட்டர்ன் கணக்கிட இடைவெளி தேவை.',
  },
  none: 'இந்தத் தொகைகளுக்கு ரிட்டர்ன் கணக்கிட முடியவில்லை.',
};
