import { transliterate } from './transliterate.js';

/** What people call things that names of schemes say in English, in Hindi, Marathi, Gujarati, Bengali, Tamil, Telugu and Kannada. What is said in English too (`फार्मा`, `மிட் கேப்`) is heard. */
const MEANINGS = {
  gold: 'सोना सोने सोन्याचे સોનું સોના সোনা স্বর্ণ தங்கம் தங்க బంగారం బంగారు ಚಿನ್ನ ಚಿನ್ನದ ಬಂಗಾರ',
  silver: 'चांदी चाँदी ચાંદી রুপো রুপা রূপা வெள்ளி వెండి ಬೆಳ್ಳಿ',
  bank: 'வங்கி',
  tax: 'कर કર কর வரி పన్ను ತೆರಿಗೆ',
  saver: 'बचत બચત সঞ্চয় சேமிப்பு ఆదా ಉಳಿತಾಯ',
  debt: 'कर्ज कर्जा ऋण દેવું ઋણ ঋণ கடன் రుణ రుణం ಸಾಲ',
  equity: 'शेयर शेअर શેર শেয়ার பங்கு பங்குகள் షేర్ షేర్లు ಷೇರು',
  healthcare: 'स्वास्थ्य आरोग्य આરોગ્ય স্বাস্থ্য சுகாதாரம் மருத்துவம் ఆరోగ్యం ఆరోగ్య ಆರೋಗ್ಯ',
  technology: 'तकनीक प्रौद्योगिकी तंत्रज्ञान તકનીક প্রযুক্তি தொழில்நுட்பம் సాంకేతికత ತಂತ್ರಜ್ಞಾನ',
  infrastructure: 'ढांचा पायाभूत માળખાકીય পরিকাঠামো உள்கட்டமைப்பு మౌలిక ಮೂಲಸೌಕರ್ಯ',
  energy: 'ऊर्जा ઊર્જા শক্তি ஆற்றல் శక్తి ಶಕ್ತಿ',
  consumption: 'खपत उपभोग વપરાશ ভোগ நுகர்வு వినియోగం ಬಳಕೆ',
  children: 'बच्चे बच्चों बाल मुले मुलांसाठी બાળકો શિશુ শিশু குழந்தைகள் குழந்தை పిల్లల పిల్లలు ಮಕ್ಕಳ ಮಕ್ಕಳು',
  retirement: 'सेवानिवृत्ति निवृत्ती નિવૃત્તિ অবসর ஓய்வு ఓయ్వు విరమణ ನಿವೃತ್ತಿ',
  balanced: 'संतुलित સંતુલિત সুষম சமச்சீர் సమతుల్య ಸಮತೋಲಿತ',
  index: 'सूचकांक निर्देशांक સૂચકાંક সূচক குறியீட்டு குறியீடு సూచీ ಸೂಚ್ಯಂಕ',
  liquid: 'नकद रोख રોકડ নগদ ரொக்கம் నగదు ನಗದು',
  fund: 'योजना योजनाएं યોજના প্রকল্প நிதி திட்டம் నిధి పథకం ನಿಧಿ ಯೋಜನೆ',
  // what stands between two words
  of: 'का की के में और चा ची चे आणि ના ની નો અને এর ও மற்றும் మరియు ಮತ್ತು',
} as const;

// by their sounds in Latin, so that two spellings of one sound are one: `चाँदी` and `चांदी`
const meanings = new Map(
  Object.entries(MEANINGS).flatMap(([meaning, words]) =>
    words.split(' ').map((word) => [transliterate(word), meaning]),
  ),
);

/** Returns the English word for one of a script of India that is no English word; undefined for any other. */
export const meaningOf = (word: string): string | undefined => meanings.get(transliterate(word));
