import type { FundCategory } from '@prosperx/core/fund';

/** What people call the categories besides their names. */
const otherWords: Record<FundCategory, string> = {
  Equity: 'equity shares stocks',
  ELSS: 'elss tax saver saving savings 80c',
  'Fixed Income': 'fixed income debt bond bonds',
  Allocation: 'allocation hybrid balanced',
  'Money Market/Liquid': 'money market liquid cash',
};

/** A text in small letters and digits, words parted by one space. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns what a search looks through: name, house, category and what people call it. It is kept with every scheme. */
export function searchTextOf(scheme: {
  name: string;
  fundHouse: string;
  category: FundCategory;
  subCategory: string;
}): string {
  return plainText(`${scheme.name} ${scheme.fundHouse} ${scheme.subCategory} ${otherWords[scheme.category]}`);
}
