import type { Translation } from '@prosperx/core/language';
import { errorTextIn } from '@prosperx/core/languages/hi/errors/unknown-error.text.js';
import { nomineeErrorText, nomineeTitle } from '@prosperx/core/languages/hi/nominee/nominee.text.js';
import type {
  nomineeErrorMessage as englishNomineeErrorMessage,
  nomineesText as englishNomineesText,
} from '#domain/nominee/nominee.text.js';

export const nomineeErrorMessage: Translation<typeof englishNomineeErrorMessage> = (code) =>
  errorTextIn(code, nomineeErrorText);

export const nomineesText: Translation<typeof englishNomineesText> = {
  question: 'क्या आप नॉमिनी जोड़ना चाहते हैं?',
  yes: 'हां',
  yesText: (most) =>
    most === 1
      ? 'एक व्यक्ति का नाम दें, जिन्हें आपकी मृत्यु होने पर आपके यूनिट मिलेंगे।'
      : `${most} लोगों तक के नाम दें, जिन्हें आपकी मृत्यु होने पर आपके यूनिट मिलेंगे।`,
  no: 'नहीं',
  noText: 'आपके कानूनी वारिसों को अपना दावा साबित करना होगा।',
  choose: 'कृपया हां या नहीं चुनें।',
  nominee: nomineeTitle,
  name: 'नॉमिनी का नाम',
  relationship: 'रिश्ता',
  relationshipPrompt: 'चुनें',
  share: 'हिस्सा',
  percent: '%',
  minor: 'नॉमिनी नाबालिग हैं (18 साल से कम)',
  minorHint: 'पहले नाम डालें',
  birth: 'जन्म तारीख',
  guardian: 'अभिभावक का नाम',
  idType: 'पहचान का प्रकार',
  showIds: 'ID नंबर दिखाएं',
  hideIds: 'ID नंबर छिपाएं',
  idNumber: { 1: 'PAN', 2: 'आधार के आखिरी 4 अंक', 3: 'ड्राइविंग लाइसेंस नंबर' },
  email: 'ईमेल',
  mobile: 'मोबाइल नंबर',
  countryCode: '+91',
  address: 'पता',
  addressHint: (length, most) => `${most} में से ${length} अक्षर`,
  remove: (title) => `${title} हटाएं`,
  removeShort: 'हटाएं',
  removed: (title, name) => (name ? `${title}, ${name}, हटा दिए गए` : `${title} हटा दिए गए`),
  add: 'और नॉमिनी जोड़ें',
  split: 'बराबर बांटें',
  total: (percent) => `कुल हिस्सा: ${percent}%`,
  ofWhole: (percent) => `${percent}%`,
  pincode: 'पिनकोड',
  missing: 'नहीं दिया',
  none: 'अभी कोई नॉमिनी नहीं है।',
  optedOut: 'आपने नॉमिनी न बनाना चुना है।',
  edit: 'नॉमिनी की जानकारी बदलें',
  addDetails: 'नॉमिनी की जानकारी जोड़ें',
  save: 'बदलाव सेव करें',
  discard: 'बदलाव छोड़ें',
  saved: 'बदलाव सेव हो गए।',
  otpTitle: 'अपने बदलावों की पुष्टि करें',
  otpSubmit: 'वेरिफाई करके सेव करें',
  bannerTitle: 'नॉमिनी की जानकारी अधूरी है',
  banner: 'SEBI के नियम के मुताबिक, म्यूचुअल फंड के नए ऑर्डर के लिए बाकी जानकारी भरें।',
  learnWhy: 'क्यों, जानें',
  complete: 'नॉमिनी की जानकारी पूरी करें',
  whyTitle: 'हम यह क्यों पूछते हैं',
  why: 'SEBI के नियम में हर नॉमिनी की यह जानकारी जरूरी है। इसके बिना नए ऑर्डर नहीं हो सकते:',
  required: ['नॉमिनी की ID: PAN, आधार या ड्राइविंग लाइसेंस', 'संपर्क जानकारी', 'पता'],
  understood: 'ठीक है',
};
