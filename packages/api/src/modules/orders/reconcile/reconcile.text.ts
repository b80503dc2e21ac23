import { formatMoney } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import type { CheckName } from './check.js';
import { checkText } from './check.text.js';
import type { Reconciliation } from './reconcile.js';

const line = (words: string, amount: Paise) => `${words.padEnd(30)}${formatMoney(amount, 2)}`;

const ownBooksOnly = 'own books alone: exchange and bank show theirs in the sandbox only (SANDBOX=1)';

/** The report as lines for people to read. */
export function reportLines({ scope, sums, results, findings }: Reconciliation): readonly string[] {
  const count = (value: number) => value.toLocaleString('en-IN');
  const wordsOf = (check: CheckName) => `${checkText[check]} (${check})`;
  const ofOthers = (words: string, amount: Paise) => (scope === 'all' ? [line(words, amount)] : []);
  return [
    ...(scope === 'all' ? [] : [ownBooksOnly, '']),
    line('paid payments', sums.payments),
    ...ofOthers('  at the bank', sums.bank),
    line('paid orders', sums.orders),
    line('  refunded besides', sums.refunded),
    line('  of them without units yet', sums.awaited),
    line('  of them allotted', sums.allotted),
    line('ledger, with stamp duty', sums.ledger),
    ...ofOthers('allotted at the exchange', sums.exchange),
    `at most ${count(sums.missedBy)} paise of a purchase cannot be expressed in thousandths of a unit`,
    '',
    'compared  wrong',
    ...results.map(({ check, compared, wrong }) => {
      return `${count(compared).padStart(8)}  ${count(wrong.length).padStart(5)}  ${wordsOf(check)}`;
    }),
    '',
    `findings ${count(findings.length)}`,
    ...findings.map(({ check, ref }) => `  ${ref}: not so: ${wordsOf(check)}`),
  ];
}
