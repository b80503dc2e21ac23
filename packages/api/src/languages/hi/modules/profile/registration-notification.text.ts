import type { Translation } from '@prosperx/core/language';
import { addressed, notificationHelp } from '#languages/hi/providers/notification.text.js';
import type { registrationNotifications as english } from '#modules/profile/registration-notification.text.js';

const corrections = {
  identity: 'अपना PAN जांचें',
  address: 'अपना पता ठीक करें',
  bank: 'अपना बैंक खाता ठीक करें',
  nominees: 'अपने नॉमिनी ठीक करें',
};

export const registrationNotifications: Translation<typeof english> = {
  registered: {
    subject: 'आपका ProsperX अकाउंट खुल गया है: अब आप निवेश कर सकते हैं',
    body: ({ name, link }) =>
      `नमस्ते ${addressed(name)},\n\nआपका निवेश अकाउंट खुल गया है: एक्सचेंज ने उसे रजिस्टर कर लिया है। अब आप निवेश कर सकते हैं:\n${link}\n\n${notificationHelp}`,
  },
  registered_kyc: {
    subject: 'आपका ProsperX अकाउंट खुल गया है',
    body: ({ name, kyc, link }) =>
      `नमस्ते ${addressed(name)},\n\nआपका निवेश अकाउंट खुल गया है: एक्सचेंज ने उसे रजिस्टर कर लिया है। ${kyc} आपका KYC:\n${link}\n\n${notificationHelp}`,
  },
  refused: {
    subject: 'आपके ProsperX अकाउंट में कुछ ठीक करना है',
    body: ({ name, reason, part, link }) =>
      `नमस्ते ${addressed(name)},\n\nएक्सचेंज ने आपकी जानकारी नामंजूर कर दी है: ${reason}\n\n${part ? corrections[part] : 'अपनी जानकारी जांचें'}, फिर चरण 4 में पुष्टि करें:\n${link}\n\nएक्सचेंज में रजिस्टर होने पर आप निवेश कर सकते हैं। ${notificationHelp}`,
  },
  change_refused: {
    subject: 'एक्सचेंज ने आपके बदलाव नामंजूर कर दिए हैं',
    body: ({ name, reason, part, link }) =>
      `नमस्ते ${addressed(name)},\n\nएक्सचेंज ने आपकी प्रोफाइल के बदलाव नामंजूर कर दिए हैं: ${reason}\n\nआपका अकाउंट खुला है। अपनी प्रोफाइल में ${part ? corrections[part] : 'अपनी जानकारी जांचें'} और फिर सेव करें:\n${link}\n\n${notificationHelp}`,
  },
};
