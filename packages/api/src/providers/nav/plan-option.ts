import type { NavRow } from './nav-file.js';

/** What of a scheme a row of AMFI's file is: which plan, and what becomes of its income. */
export interface PlanOption {
  /** The scheme's name without both. */
  readonly name: string;
  readonly plan: 'Regular' | 'Direct';
  /** `Growth`, `Bonus`, or `IDCW` with how often and in which way it is paid; as AMFI writes it where that says none of them. */
  readonly option: string;
  /** Anybody can hold it: no institutional, unclaimed, segregated or discontinued plan, and its option is known. */
  readonly isOpen: boolean;
}

const CLOSED =
  /unclaimed|segregated|discontinued|institutional|defunct|redemption|retail|provident|refund|\bsg ?\d|\bpf\b/i;
const TIMES =
  /\b(daily|weekly|fortnightly|monthly|quarterly|half[ -]?yearly|annual|yearly|periodic|flexi|discretionary)\b/i;

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

function incomeOption(text: string): string {
  const often = TIMES.exec(text)?.[1]?.replace(/[ -]/g, ' ');
  const [isPaid, isReinvested] = [/payout/i.test(text), /re-?investment/i.test(text)];
  const way = isPaid === isReinvested ? [] : [isPaid ? 'Payout' : 'Reinvestment'];
  return [...(often ? [capital(often)] : []), 'IDCW', ...way].join(' ');
}

/** The option by its words; the text itself where they say none. */
function optionOf(text: string): { readonly option: string; readonly isKnown: boolean } {
  if (/idcw|idwc|dividend|\bdcw\b|income distribution/i.test(text))
    return { option: incomeOption(text), isKnown: true };
  if (/bonus/i.test(text)) return { option: 'Bonus', isKnown: true };
  if (/growth|cumulative|^direct(?: plan)?$/i.test(text.trim())) return { option: 'Growth', isKnown: true };
  return { option: text.trim(), isKnown: false };
}

/** In the old layout the name ends with them: `First Mid Cap Fund - Direct Plan - Growth`. */
const IN_NAME =
  /\s*-\s*(?:(?:direct|regular)\b|growth|idcw|dividend|bonus|payout|re-?investment|(?:daily|weekly|monthly|quarterly|annual)\b).*$/i;

/** Reads plan and option of a row, in the words of one vocabulary. Without a word about the plan it is a regular one, as all were before 2013. */
export function planOptionOf({ schemeName, plan, option }: Pick<NavRow, 'schemeName' | 'plan' | 'option'>): PlanOption {
  const whole = schemeName
    .replace(/[\s-]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const isInName = plan === '' && option === '';
  const name = isInName ? whole.replace(IN_NAME, '') : whole;
  const said = isInName ? whole.slice(name.length) : option;
  const found = optionOf(said);
  return {
    name,
    plan: /direct/i.test(`${plan} ${said}`) ? 'Direct' : 'Regular',
    option: found.option,
    // an option without a plan is one of before 2013, closed for new money
    isOpen: found.isKnown && (plan !== '' || isInName) && !CLOSED.test(`${whole} ${option}`),
  };
}
