import type { Translation } from '@prosperx/core/language';
import type { worthSummaryText as english } from '#pages/home/worth-summary.text.js';

export const worthSummaryText: Translation<typeof english> = {
  worth: (name) => `${name}, तुमच्या गुंतवणुकीचे मूल्य`,
  worthOf: (name) => `${name} यांच्या गुंतवणुकीचे मूल्य`,
  startInvesting: 'गुंतवणूक सुरू करा',
  investMore: 'आणखी गुंतवणूक करा',
  existingOrder: 'सध्याच्या ऑर्डर',
  reviewPortfolio: 'पोर्टफोलिओचा आढावा',
  invested: 'गुंतवणूक',
  gain: 'नफा',
  overall: 'एकूण',
  dayChange: (date) => `${date} रोजी`,
  navOf: 'एनएव्हीची तारीख',
  noNav: 'या गुंतवणुकीची एनएव्ही अजून माहीत नाही',
  failed: 'गुंतवणूक दाखवता आली नाही',
};
