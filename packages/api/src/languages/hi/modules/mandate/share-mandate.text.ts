import type { Translation } from '@prosperx/core/language';
import { addressed } from '#languages/hi/providers/notification.text.js';
import type { shareMandateText as english } from '#modules/mandate/share-mandate.text.js';

type SharedSetup = Parameters<(typeof english)['message']>[0];

const lead = ({ name, advisor }: SharedSetup) =>
  `नमस्ते ${addressed(name)}, ${advisor} ने आपसे आपकी एसआईपी के लिए ऑटोपे मैंडेट सेट करने को कहा है। अगर आपको इसकी उम्मीद नहीं थी, तो ध्यान न दें।`;

export const shareMandateText: Translation<typeof english> = {
  id: 'mandate',
  subject: 'अपनी एसआईपी के लिए ऑटोपे सेट करें',
  message: (shared, link) => `${lead(shared)} यहां सेट करें:\n${link}`,
  mail: (shared, link) =>
    `${lead(shared)}\n\nइससे आपका बैंक एसआईपी की किस्तें आपकी तय लिमिट तक खुद काटता है। अपने अकाउंट से लॉग इन करके यहां सेट करें:\n${link}`,
};
