import { riskText } from '@prosperx/core/disclosure';
import { useWords } from '#primitives/hooks/use-words.js';

/** The regulator's warning, in the reader's language. */
export const RiskWarning = () => useWords(riskText).riskWarning;
