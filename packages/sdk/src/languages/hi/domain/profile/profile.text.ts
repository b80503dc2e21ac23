import type { Translation } from '@prosperx/core/language';
import type {
  profileStatesText as englishProfileStatesText,
  pincodeFieldText as englishPincodeFieldText,
  exchangeRefusedText as englishExchangeRefusedText,
} from '#domain/profile/profile.text.js';

export const profileStatesText: Translation<typeof englishProfileStatesText> = {
  logIn: 'अपनी प्रोफाइल देखने के लिए कृपया लॉग इन करें',
  failed: 'आपकी प्रोफाइल लोड नहीं हो सकी',
  failedText: 'सब कुछ सुरक्षित है। कृपया फिर कोशिश करें।',
  continueOnboarding: 'प्रोफाइल पूरी करें',
};

export const pincodeFieldText: Translation<typeof englishPincodeFieldText> = {
  label: 'पिनकोड',
  hint: 'शहर और राज्य हम भर देंगे',
  place: (city, state) => `${city}, ${state}`,
};

export const exchangeRefusedText: Translation<typeof englishExchangeRefusedText> = {
  registration: 'एक्सचेंज ने आपकी जानकारी नामंजूर कर दी है',
  change: 'एक्सचेंज ने आपके बदलाव नामंजूर कर दिए हैं',
  correctAny: 'उन्हें ठीक करें और चरण 4 में फिर पुष्टि करें।',
  correctChange: 'आपका अकाउंट खुला है। प्रोफाइल में जानकारी ठीक करके फिर सेव करें।',
  corrected: 'आपने ठीक कर दिया है। फिर भेजने के लिए चरण 4 में पुष्टि करें।',
  correctedTitle: 'आपका सुधार अभी एक्सचेंज को नहीं भेजा गया है',
  toCorrect: {
    identity: 'अपना PAN जांचें',
    address: 'अपना पता ठीक करें',
    bank: 'अपना बैंक खाता ठीक करें',
    nominees: 'अपने नॉमिनी ठीक करें',
  },
  toConfirm: 'चरण 4 पर जाएं',
  toProfile: 'प्रोफाइल पर जाएं',
};
