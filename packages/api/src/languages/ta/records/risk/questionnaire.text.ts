import type { Translation } from '@prosperx/core/language';
import type { RiskOption, RiskQuestion } from '@prosperx/core/risk';
import type { questionnaire1 as english } from '#records/risk/questionnaire.text.js';

/** Answers in the order in which they are shown; the id of each is its place. */
const answers = (...options: readonly (readonly [answerDescription: string, score: number])[]): RiskOption[] =>
  options.map(([answerDescription, score], index) => ({ answerOptionId: index + 1, answerDescription, score }));

const question = (questionNo: number, description: string, options: readonly RiskOption[]): RiskQuestion => ({
  questionNo,
  description,
  options,
});

export const questionnaire1: Translation<typeof english> = {
  riskProfileVersion: 1,
  questions: [
    question(
      1,
      'உங்கள் வயது என்ன?',
      answers(['30-க்குக் கீழ்', 5], ['30 முதல் 40', 4], ['41 முதல் 50', 3], ['51 முதல் 60', 2], ['60-க்கு மேல்', 1]),
    ),
    question(
      2,
      'இந்தப் பணத்தின் பெரும்பகுதி உங்களுக்கு எப்போது தேவைப்படும்?',
      answers(
        ['1 ஆண்டுக்குள்', -6],
        ['1 முதல் 3 ஆண்டுகளில்', 2],
        ['3 முதல் 5 ஆண்டுகளில்', 5],
        ['5 முதல் 10 ஆண்டுகளில்', 8],
        ['10 ஆண்டுகளுக்குப் பிறகு', 10],
      ),
    ),
    question(
      3,
      'அடுத்த ஐந்து ஆண்டுகளில் உங்கள் வருமானம் எவ்வளவு உறுதியானது?',
      answers(
        ['எனக்கு நிலையான வருமானம் இல்லை', 1],
        ['மாதத்துக்கு மாதம் மிகவும் மாறும்', 2],
        ['பெரும்பாலும் நிலையானது', 4],
        ['நிலையானது, உயரவும் வாய்ப்புள்ளது', 5],
      ),
    ),
    question(
      4,
      'முதலீடு செய்யாத சேமிப்பில் எத்தனை மாதங்கள் சமாளிக்க முடியும்?',
      answers(['1 மாதத்துக்குக் குறைவு', 1], ['1 முதல் 3 மாதங்கள்', 2], ['3 முதல் 6 மாதங்கள்', 4], ['6 மாதங்களுக்கு மேல்', 5]),
    ),
    question(
      5,
      'உங்கள் மாத வருமானத்தில் எவ்வளவு கடன் தவணைக்குப் போகிறது?',
      answers(['பாதிக்கு மேல்', 1], ['கால் பங்கு முதல் பாதி வரை', 2], ['கால் பங்குக்குக் குறைவு', 4], ['எதுவும் இல்லை', 5]),
    ),
    question(
      6,
      'இதுவரை எதில் முதலீடு செய்துள்ளீர்கள்?',
      answers(
        ['சேமிப்புக் கணக்கு, ஃபிக்ஸட் டெபாசிட் மட்டும்', 1],
        ['தங்கம், வீடு, மனை அல்லது இன்சூரன்ஸ் திட்டங்கள்', 2],
        ['டெப்ட் அல்லது ஹைப்ரிட் மியூச்சுவல் ஃபண்டுகள்', 3],
        ['ஈக்விட்டி மியூச்சுவல் ஃபண்டுகள்', 4],
        ['5 ஆண்டுகளுக்கு மேலாக ஈக்விட்டி மியூச்சுவல் ஃபண்டுகள், பங்குகள்', 5],
      ),
    ),
    question(
      7,
      'ஒரு மோசமான ஆண்டுக்குப் பிறகு உங்கள் ₹1,00,000 முதலீட்டின் மதிப்பு ₹80,000. என்ன செய்வீர்கள்?',
      answers(
        ['எல்லாப் பணத்தையும் எடுத்துவிடுவேன்', 1],
        ['ஒரு பகுதியைப் பாதுகாப்பானதற்கு மாற்றுவேன்', 2],
        ['எதையும் மாற்றாமல் காத்திருப்பேன்', 4],
        ['மேலும் முதலீடு செய்வேன்', 5],
      ),
    ),
    question(
      8,
      '₹1,00,000-க்கு ஓர் ஆண்டு கழித்து எந்த முடிவைத் தேர்ந்தெடுப்பீர்கள்?',
      answers(
        ['உறுதியாக ₹1,06,000', 1],
        ['₹1,00,000 முதல் ₹1,10,000 வரை', 2],
        ['₹92,000 முதல் ₹1,20,000 வரை', 3],
        ['₹80,000 முதல் ₹1,40,000 வரை', 5],
      ),
    ),
  ],
  bands: [
    { from: 1, riskProfileClassId: 1 },
    { from: 15, riskProfileClassId: 2 },
    { from: 21, riskProfileClassId: 3 },
    { from: 30, riskProfileClassId: 4 },
    { from: 36, riskProfileClassId: 5 },
    { from: 41, riskProfileClassId: 6 },
  ],
};
