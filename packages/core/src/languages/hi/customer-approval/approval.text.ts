import type {
  approvableCallText as english,
  blockedText as englishBlockedText,
  blockedTextOfAdvisor as englishBlockedTextOfAdvisor,
} from '#customer-approval/approval.text.js';
import type { Translation } from '#language/index.js';

export const approvableCallText: Translation<typeof english> = {
  requestRedemption: 'रिडेम्प्शन',
  requestSwitch: 'स्विच',
  saveProfile: 'ईमेल',
  updateProfile: 'संपर्क जानकारी',
  updateNominees: 'नॉमिनी',
  changeBankAccount: 'नया बैंक खाता',
  updateBankAccount: 'बैंक खाता',
  changeSip: 'एसआईपी में बदलाव',
  stepUpSip: 'एसआईपी का स्टेप-अप',
  stopSip: 'एसआईपी बंद करना',
  saveUser: 'अकाउंट खोलना',
};

export const blockedText: Translation<typeof englishBlockedText> = {
  arn: 'आप अभी इसे मंजूरी नहीं दे सकते: आपके सलाहकार का रजिस्ट्रेशन (ARN) वेरिफाई नहीं है। इसे बाद में फिर खोलें, या नामंजूर करें।',
  barred: 'आप अभी इसे मंजूरी नहीं दे सकते: आपके सलाहकार अभी ऑर्डर नहीं कर सकते। इसे बाद में फिर खोलें, या नामंजूर करें।',
};

export const blockedTextOfAdvisor: Translation<typeof englishBlockedTextOfAdvisor> = {
  id: 'advisor',
  arn: 'जब तक आपका कोई ARN वेरिफाई नहीं है, आपके ग्राहक इसे मंजूरी नहीं दे सकते।',
  barred: 'जब तक आप ऑर्डर नहीं कर सकते, आपके ग्राहक इसे मंजूरी नहीं दे सकते।',
};
