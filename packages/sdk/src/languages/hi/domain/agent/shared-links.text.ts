import type { Translation } from '@prosperx/core/language';
import type { sharedLinksText as english } from '#domain/agent/shared-links.text.js';

export const sharedLinksText: Translation<typeof english> = {
  title: 'आपके शेयर किए लिंक',
  failed: 'आपके लिंक लोड नहीं हो सके।',
  none: 'आपका शेयर किया कोई लिंक अब चालू नहीं है।',
  columns: {
    receiver: 'किसके लिए',
    kind: 'लिंक',
    shared: 'कब शेयर किया',
    opened: 'पहली बार कब खुला',
    until: 'कब तक चालू',
    revoke: 'बंद करें',
  },
  kinds: {
    calculator: 'कैलकुलेटर',
    nfo: 'न्यू फंड ऑफर',
    payment: 'पेमेंट',
    mandate: 'मैंडेट सेट-अप',
    portfolio: 'पोर्टफोलियो',
    premium_service: 'प्रीमियम सेवा',
    invitation: 'न्योता',
  },
  nobody: 'नाम नहीं दिया',
  notOpened: 'अभी नहीं',
  times: (opens) => `${opens} बार`,
  revokedOn: (day) => `${day} को बंद किया`,
  revoke: 'बंद करें',
  revokeOf: (kind, receiver) => `${receiver} का लिंक बंद करें: ${kind}`,
  ask: 'यह लिंक बंद करें?',
  asked: (kind, receiver) =>
    `${receiver} के साथ शेयर: ${kind}। अब जो इसे खोलेगा, उसे दिखेगा कि आपने इसे बंद कर दिया है। यह वापस नहीं हो सकता; आप नया लिंक शेयर कर सकते हैं।`,
  keep: 'रहने दें',
  revoked: 'लिंक बंद कर दिया गया है',
};
