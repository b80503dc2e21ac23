import type { Translation } from '@prosperx/core/language';
import type { ownCardText as english } from '#domain/query-state/own-card.text.js';

export const ownCardText: Translation<typeof english> = {
  redeem: { title: 'ఫండ్‌ను రిడీమ్ చేయండి', logIn: 'యూనిట్లు అమ్మడానికి లాగిన్ చేయండి.' },
  switch: { title: 'ఫండ్‌ను స్విచ్ చేయండి', logIn: 'యూనిట్లు అమ్మడానికి లాగిన్ చేయండి.' },
  investMore: { title: 'అదనపు పెట్టుబడి వివరాలు', logIn: 'మరింత పెట్టుబడి పెట్టడానికి లాగిన్ చేయండి.' },
};
