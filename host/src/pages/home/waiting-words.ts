import type { CustomerNeed } from '@prosperx/core/agent';
import { formatDateShort, formatMoney } from '@prosperx/core/format';
import { businessDateAt } from '@prosperx/core/time';
import type { WaitingRow } from '@prosperx/sdk/site/advisor';
import type { advisorWaitingText } from './advisor-waiting.text.js';

/** What a row says of its need. */
type Waiting = { readonly need: CustomerNeed } & Pick<
  WaitingRow,
  'amount' | 'missedAt' | 'cart' | 'mandate' | 'proposal' | 'isAsked'
>;

export const dayOf = (at: number) => formatDateShort(businessDateAt(at));

/** How a cart stands that is not approved; an older server says alone whether its owner was asked. */
export const cartOf = ({ cart, isAsked }: Pick<Waiting, 'cart' | 'isAsked'>) => cart ?? (isAsked ? 'asked' : 'unasked');

/** Why a mandate is needed; an older server says alone that one is. */
export const mandateOf = ({ mandate }: Pick<Waiting, 'mandate'>) => mandate ?? 'missing';

/** How a proposal stands; an older server says alone whether its owner can still answer. */
export const proposalOf = ({ proposal, isAsked }: Pick<Waiting, 'proposal' | 'isAsked'>) =>
  proposal ?? (isAsked ? 'waiting' : 'expired');

/** What waits, in the middle of a message to the customer. */
export function aboutOf(words: typeof advisorWaitingText, row: Waiting): string {
  const { need, amount, missedAt } = row;
  if (need === 'approval') return words.aboutCart[cartOf(row)];
  if (need === 'mandate') return words.aboutMandate[mandateOf(row)];
  if (need === 'proposal') return words.aboutProposal[proposalOf(row)];
  return words.about[need](amount === null ? '' : formatMoney(amount), missedAt === null ? '' : dayOf(missedAt));
}
