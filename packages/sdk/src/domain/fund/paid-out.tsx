import { type FundSummary, paysOut } from '@prosperx/core/fund';
import { useWords } from '#primitives/hooks/use-words.js';
import { paidOutText } from './paid-out.text.js';

interface PaidOutProps {
  /** The funds whose returns are shown. */
  funds: readonly Pick<FundSummary, 'option'>[];
  className: string;
}

/** Says of returns by NAVs what they leave out, where one of the funds pays out. */
export function PaidOut({ funds, className }: PaidOutProps) {
  const text = useWords(paidOutText);
  return funds.some(paysOut) ? <p className={className}>{text.paidOut}</p> : null;
}
