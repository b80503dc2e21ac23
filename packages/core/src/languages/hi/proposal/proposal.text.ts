import type { Translation } from '#language/index.js';
import type {
  proposalKindText as englishProposalKindText,
  proposalStepText as englishProposalStepText,
  proposalFieldText as englishProposalFieldText,
} from '#proposal/proposal.text.js';
import { DECLINE_REASON_LENGTH, PROPOSAL_WORDS_LENGTH } from '#proposal/rules.js';

export const proposalKindText: Translation<typeof englishProposalKindText> = {
  lumpsum: 'एकमुश्त',
  sip: 'एसआईपी',
  redemption: 'रिडेम्प्शन',
  switch: 'स्विच',
  stp: 'एसटीपी',
  swp: 'एसडब्ल्यूपी',
};

export const proposalStepText: Translation<typeof englishProposalStepText> = {
  proposed: 'प्रस्ताव भेजा गया',
  left: 'मंजूरी नहीं मिली',
  approved: 'मंजूर',
  ordered: 'ऑर्डर हुआ',
  paid: 'पेमेंट हुआ',
  done: 'पूरा हुआ',
  failed: 'नहीं हुआ',
};

export const proposalFieldText: Translation<typeof englishProposalFieldText> = {
  wordsMissing: 'कृपया लिखें कि आप क्या प्रस्ताव दे रहे हैं और क्यों।',
  wordsTooLong: `ज्यादा से ज्यादा ${PROPOSAL_WORDS_LENGTH.toLocaleString('en-IN')} अक्षर`,
  reasonTooLong: `ज्यादा से ज्यादा ${DECLINE_REASON_LENGTH} अक्षर`,
  nothingChosen: 'चुनें कि आप किसे मंजूरी दे रहे हैं।',
};
