import { INCOME_SLABS, type IncomeSlab, isOneOf } from './choices.js';

/** Words that backends use for a slab, without blanks, points and capitals. Each slab has two spellings in the source data. */
const SPELLINGS: Readonly<Record<string, IncomeSlab>> = {
  below1lakh: '31',
  between1and5lakhs: '32',
  '>1<=5lacs': '32',
  '5to10lakhs': '33',
  '>5<=10lacs': '33',
  '10to25lakhs': '34',
  '>10<=25lacs': '34',
  '25lakhsto1cr': '35',
  '>25lacs<=1crore': '35',
  above1cr: '36',
  above1crore: '36',
};

/** An income slab by its code or either of its spellings; null for what is neither. */
export function incomeSlabOf(codeOrWords: string): IncomeSlab | null {
  if (isOneOf(INCOME_SLABS, codeOrWords)) return codeOrWords;
  return SPELLINGS[codeOrWords.toLowerCase().replace(/[\s.]/g, '')] ?? null;
}
