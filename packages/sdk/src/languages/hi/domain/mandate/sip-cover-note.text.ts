import type { Translation } from '@prosperx/core/language';
import type { sipCoverText as english } from '#domain/mandate/sip-cover-note.text.js';

export const sipCoverText: Translation<typeof english> = {
  openings: {
    firstOnly: 'ऑर्डर के साथ सिर्फ पहली किस्त दी जाती है। ',
    needed: 'जो एसआईपी अपनी तारीख पर शुरू होती है, उसका ऑर्डर तभी हो सकता है जब ऑटोपे मैंडेट उसके लिए काफी हो। ',
    none: '',
  },
  covered: (account, limit) => `एसआईपी की आगे की किस्तें आपके ऑटोपे मैंडेट${account} से कटेंगी, लिमिट ${limit}।`,
  underWay: (account, limit, opening) =>
    `आपका बैंक आपके ऑटोपे मैंडेट${account} पर फैसला कर रहा है, लिमिट ${limit}। ${opening}मंजूरी मिलने पर आगे की किस्तें कटेंगी।`,
  setUp: 'ऑटोपे सेट करें',
  on: (bank, account) => ` (${bank} ${account})`,
  noMandate: {
    title: 'आगे की एसआईपी के लिए ऑटोपे सेट करें',
    text: (total, opening) =>
      `${opening}आगे की किस्तों के लिए कम से कम ${total} का मंजूर ऑटोपे मैंडेट चाहिए; इसके बिना वे निवेश नहीं होंगी।`,
  },
  tooSmall: {
    title: 'इन एसआईपी के लिए आपकी ऑटोपे लिमिट कम है',
    text: (account, limit, total, opening) =>
      `आपके ऑटोपे मैंडेट${account} की लिमिट ${limit} है, पर ये एसआईपी महीने की ${total} होती हैं। ${opening}लिमिट से ऊपर की आगे की किस्तें कम से कम ${total} के मंजूर ऑटोपे मैंडेट के बिना निवेश नहीं होंगी।`,
    ofDay: (account, limit, { sipDate, left, needed }, opening) =>
      `आपके ऑटोपे मैंडेट${account} की लिमिट एक दिन में ${limit} है। ${sipDate} तारीख को ${left === null ? '' : `आपकी दूसरी एसआईपी के बाद इसमें से ${left} बचते हैं, और `}ये एसआईपी ${needed} लेती हैं। ${opening}लिमिट से ऊपर की आगे की किस्तें दूसरे ऑटोपे मैंडेट के बिना निवेश नहीं होंगी।`,
  },
};
