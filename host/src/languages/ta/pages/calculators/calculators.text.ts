import type { Translation } from '@prosperx/core/language';
import type {
  calculatorList as englishCalculatorList,
  calculatorsPageText as englishCalculatorsPageText,
} from '#pages/calculators/calculators.text.js';

export const calculatorList: Translation<typeof englishCalculatorList> = {
  'sip-calculator': { title: 'எஸ்ஐபி கால்குலேட்டர்', intro: 'மாதந்தோறும் போடும் தொகை எவ்வளவு வளரலாம்.' },
  'lumpsum-calculator': { title: 'ஒருமுறை முதலீடு கால்குலேட்டர்', intro: 'ஒருமுறை போடும் தொகை எவ்வளவு வளரலாம்.' },
  'step-up-calculator': {
    title: 'ஸ்டெப்-அப் எஸ்ஐபி கால்குலேட்டர்',
    intro: 'ஆண்டுதோறும் கூட்டும் மாதத் தொகை எவ்வளவு வளரலாம்.',
  },
  'goal-amount-calculator': {
    title: 'இலக்கு கால்குலேட்டர்',
    intro: 'ஒரு தொகையை அடைய மாதம் எவ்வளவு முதலீடு செய்ய வேண்டும்.',
  },
  'retirement-calculator': {
    title: 'ஓய்வுக்கால கால்குலேட்டர்',
    intro: 'ஓய்வின்போது எவ்வளவு தேவை, அதுவரை மாதம் எவ்வளவு முதலீடு செய்ய வேண்டும்.',
  },
  'education-calculator': {
    title: 'கல்வி கால்குலேட்டர்',
    intro: 'செலவு உயர்ந்துகொண்டே போகும் படிப்புக்கு மாதம் எவ்வளவு முதலீடு செய்ய வேண்டும்.',
  },
  'swp-calculator': { title: 'எஸ்டபிள்யூபி கால்குலேட்டர்', intro: 'மாதந்தோறும் எடுத்தால் பணம் எவ்வளவு காலம் வரலாம்.' },
  'delay-calculator': {
    title: 'தாமதத்தின் விலை கால்குலேட்டர்',
    intro: 'எஸ்ஐபியைச் சில ஆண்டுகள் தாமதமாகத் தொடங்கினால் எவ்வளவு இழப்பு.',
  },
  'elss-calculator': {
    title: 'இஎல்எஸ்எஸ் கால்குலேட்டர்',
    intro: 'இஎல்எஸ்எஸ் முதலீட்டால் பழைய, புதிய வரி முறைகளில் மிச்சமாகும் வரி.',
  },
  'inflation-calculator': {
    title: 'பணவீக்க கால்குலேட்டர்',
    intro: 'இன்றைய விலை பின்னாளில் எவ்வளவு ஆகலாம், இன்றைய பணத்தில் அப்போது எவ்வளவு வாங்கலாம்.',
  },
  'cagr-calculator': { title: 'CAGR கால்குலேட்டர்', intro: 'ஒரு மதிப்பு ஆண்டுக்கு எத்தனை சதவீதம் வளர்ந்தது.' },
  'xirr-calculator': {
    title: 'XIRR கால்குலேட்டர்',
    intro: 'வெவ்வேறு நாட்களில் போட்ட, எடுத்த தொகைகளின் ஆண்டு ரிட்டர்ன்; டைப் செய்யலாம், பேஸ்ட்டும் செய்யலாம்.',
  },
};

export const calculatorsPageText: Translation<typeof englishCalculatorsPageText> = {
  title: 'கால்குலேட்டர்கள்',
  intro:
    'ஒவ்வொன்றிலும் சூத்திரம், ஆண்டு வாரியான அட்டவணை, இன்றைய பண மதிப்பு உண்டு; முதலீட்டு கால்குலேட்டர்களை உண்மையான ஃபண்டிலும் முயன்று பார்க்கலாம்.',
  groups: {
    grow: 'எவ்வளவு வளரலாம்',
    goals: 'இலக்குக்கு எவ்வளவு தேவை',
    take: 'எடுக்க, காத்திருக்க, வரி சேமிக்க',
    measure: 'ரிட்டர்னையும் விலைவாசியையும் அளக்க',
  },
};
