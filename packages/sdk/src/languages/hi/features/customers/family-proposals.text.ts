import { formatDateShort, formatMoment } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { businessDateAt } from '@prosperx/core/time';
import type { familyProposalsText as english } from '#features/customers/family-proposals.text.js';

export const familyProposalsText: Translation<typeof english> = {
  title: 'परिवार के लिए प्रस्ताव',
  failed: 'इस परिवार के प्रस्ताव पढ़े नहीं जा सके',
  lead: 'हर अकाउंट खोलें और उसके लिए प्रस्ताव तैयार करें; फिर सभी हिस्से यहां से भेजें। हर सदस्य को अपना हिस्सा अपने लिंक से मिलता है, और वे उसे अपने OTP से मंजूर करते हैं। कोई किसी दूसरे का हिस्सा नहीं देख सकता।',
  member: 'सदस्य',
  part: 'तैयार किया',
  drafted: (count) => (count === 0 ? 'अभी कुछ नहीं' : `${count} आइटम`),
  open: 'खोलें',
  openOf: (name) => `${name} का अकाउंट खोलें और प्रस्ताव बनाएं`,
  words: 'आप क्या प्रस्ताव दे रहे हैं, और क्यों',
  wordsHint: 'हर सदस्य को यह अपने आइटम के ऊपर दिखता है।',
  send: (count) => `${count} ${count > 1 ? 'सदस्यों' : 'सदस्य'} को भेजें`,
  sentTo: (name, to) => `${name}: ${to} पर भेजा गया`,
  notSent: (name, fault) => `${name}: ${fault}`,
  nobody: 'कुछ नहीं भेजा गया। पहले नीचे बताया गया हिस्सा ठीक करें।',
  all: 'सभी हिस्से भेजे गए।',
  sentOn: (at) => `${formatDateShort(businessDateAt(at))} को भेजा गया`,
  states: {
    draft: 'अभी नहीं भेजा',
    pending: 'जवाब का इंतजार',
    approved: 'मंजूर',
    declined: 'नामंजूर',
    withdrawn: 'वापस लिया',
    replaced: 'बदला गया',
    expired: 'समय पर जवाब नहीं आया',
  },
  opened: (at) => `${formatMoment(at)} को खोला`,
  notOpened: 'अभी नहीं खोला',
  answered: (at) => `${formatMoment(at)} को जवाब दिया`,
  withdraw: (open) => (open === 1 ? 'बिना जवाब वाला हिस्सा वापस लें' : `बिना जवाब वाले ${open} हिस्से वापस लें`),
  approvedOf: (approved, items) => `${items} में से ${approved} आइटम`,
};
