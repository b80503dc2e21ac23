import { type ApprovableCall, CUSTOMER_APPROVAL_VALIDITY } from '@prosperx/core/customer-approval';
import type { Translation } from '@prosperx/core/language';
import { HOUR } from '@prosperx/core/time';
import type { customerApprovalText as english } from '#customer-approval/customer-approval.text.js';

const HOURS = CUSTOMER_APPROVAL_VALIDITY / HOUR;

/** What a customer is asked to approve, before "को मंजूरी". */
const whatOf: Readonly<Record<ApprovableCall, string>> = {
  requestRedemption: 'रिडेम्प्शन',
  requestSwitch: 'स्विच',
  saveProfile: 'नए ईमेल',
  updateProfile: 'संपर्क जानकारी के बदलाव',
  updateNominees: 'नॉमिनी के बदलाव',
  changeBankAccount: 'नए बैंक खाते',
  updateBankAccount: 'बैंक खातों के बदलाव',
  changeSip: 'एसआईपी के बदलाव',
  stepUpSip: 'एसआईपी के स्टेप-अप',
  stopSip: 'एसआईपी बंद करने',
  saveUser: 'अकाउंट खोलने',
};

export const customerApprovalText: Translation<typeof english> = {
  subject: (call) => `कृपया ${whatOf[call]} की मंजूरी दें`,
  body: (call, name, advisor, link) =>
    `नमस्ते ${name},\n\n${advisor} ने आपसे ${whatOf[call]} की मंजूरी मांगी है। कृपया ${HOURS} घंटे के अंदर इसे देखें, और वहीं मंजूर या नामंजूर करें:\n${link}\n\nमंजूरी आप उस OTP से देते हैं, जो हम उस पेज पर आपके मोबाइल पर भेजते हैं। OTP किसी को न बताएं, अपने सलाहकार को भी नहीं। आपकी मंजूरी से पहले कुछ नहीं होता। अगर आपको इसकी उम्मीद नहीं थी, तो नामंजूर करें।`,
  sms: (call, advisor, link) =>
    `ProsperX: ${advisor} ने ${HOURS} घंटे के अंदर ${whatOf[call]} की मंजूरी मांगी है: ${link} मंजूरी से पहले कुछ नहीं होगा। OTP किसी को न बताएं।`,
  stepUpSum: (amount) => `हर साल ${amount}`,
  stepUpPercent: (percent) => `हर साल ${percent}%`,
  bankUses: {
    add: 'एक और खाता',
    replace: 'पेमेंट और रिडेम्प्शन के लिए, पहले वाले खाते की जगह',
    default: 'पेमेंट और रिडेम्प्शन के लिए',
    remove: 'हटाया गया',
  },
  removedLater: (day) => `हटाया गया; रिडेम्प्शन का पैसा ${day} तक इसी में आएगा`,
  nominee: (name, percent) => (percent === null ? name : `${name}, ${percent}%`),
  minor: (born) => `नाबालिग, जन्म ${born}`,
  guardian: (name) => `अभिभावक ${name}`,
  changed: (masked) => `${masked} (बदला गया)`,
};
