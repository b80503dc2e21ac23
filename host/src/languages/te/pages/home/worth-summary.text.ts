import type { Translation } from '@prosperx/core/language';
import type { worthSummaryText as english } from '#pages/home/worth-summary.text.js';

export const worthSummaryText: Translation<typeof english> = {
  worth: (name) => `${name}, మీ పెట్టుబడుల విలువ`,
  worthOf: (name) => `${name} పెట్టుబడుల విలువ`,
  startInvesting: 'పెట్టుబడి మొదలుపెట్టండి',
  investMore: 'మరింత పెట్టుబడి',
  existingOrder: 'ఇప్పటికే ఉన్న ఆర్డర్',
  reviewPortfolio: 'పోర్ట్‌ఫోలియో సమీక్ష',
  invested: 'పెట్టుబడి',
  gain: 'లాభం',
  overall: 'మొత్తంగా',
  dayChange: (date) => `${date}న`,
  navOf: 'ఎన్‌ఏవీ తేదీ',
  noNav: 'ఈ పెట్టుబడుల ఎన్‌ఏవీ ఇంకా తెలియదు',
  failed: 'పెట్టుబడులను చూపించలేకపోయాం',
};
