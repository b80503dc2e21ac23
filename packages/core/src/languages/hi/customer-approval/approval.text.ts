import type { approvableCallText as english } from '#customer-approval/approval.text.js';
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
