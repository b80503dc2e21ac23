import { RISK_WARNING } from '@prosperx/core/disclosure';
import { formatDateShort, formatMoney, formatPercent } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import { unvaluedText } from '@prosperx/core/portfolio';
import type { NavDays } from '#modules/portfolio/holding.js';

/** A portfolio in sums, with the days whose NAVs it is counted at. */
export interface PortfolioSums {
  readonly value: Paise;
  readonly invested: Paise;
  readonly gain: Paise;
  /** Per cent of the price. */
  readonly percent: number;
  readonly navDays: NavDays;
  readonly schemes: number;
  readonly folios: number;
  /** The scheme of each holding that is in none of the sums. */
  readonly unvalued: readonly string[];
}

interface SharedWords extends PortfolioSums {
  readonly name: string;
  readonly advisor: string;
}

const spanOf = ({ first, last }: NavDays) =>
  first === last ? formatDateShort(first) : `${formatDateShort(first)} to ${formatDateShort(last)}`;

const sums = ({ value, invested, gain, percent, navDays, unvalued }: PortfolioSums) =>
  [
    `At the NAVs of ${spanOf(navDays)} it was worth ${formatMoney(value)}; invested: ${formatMoney(invested)}, return: ${formatMoney(gain)} (${formatPercent(percent)}).`,
    ...(unvalued.length > 0 ? [unvaluedText.notInTotals(unvalued)] : []),
  ].join(' ');

/** The words with which an advisor shares a portfolio: with its holder, or at their wish with somebody else, and on its picture. */
export const sharePortfolioText = {
  subject: 'Your mutual fund portfolio',
  message: (shared: SharedWords, link: string) =>
    `Dear ${shared.name}, ${shared.advisor} shares your mutual fund portfolio with you. ${sums(shared)} See all of it: ${link} ${RISK_WARNING}`,
  mail: (shared: SharedWords, link: string) =>
    [
      `Dear ${shared.name},`,
      `${shared.advisor} shares your mutual fund portfolio with you. ${sums(shared)}`,
      `See all of it; log in with your own mobile number:\n${link}`,
      `${RISK_WARNING}.`,
      'If you did not expect this, ignore this email.',
    ].join('\n\n'),
  /** To somebody who is not known to be the holder. */
  others: {
    subject: 'A mutual fund portfolio is shared with you',
    message: (shared: SharedWords, link: string) =>
      `${shared.advisor} shares the mutual fund portfolio of ${shared.name} with you. ${sums(shared)} Its holder can see all of it: ${link} ${RISK_WARNING}`,
    mail: (shared: SharedWords, link: string) =>
      [
        'Hello,',
        `${shared.advisor} shares the mutual fund portfolio of ${shared.name} with you. ${sums(shared)}`,
        `Its holder can see all of it; they log in with their own mobile number:\n${link}`,
        `${RISK_WARNING}.`,
        `If this was not meant for you, delete it. ${shared.name} is told who it was sent to.`,
      ].join('\n\n'),
  },
  picture: {
    title: (name: string) => `Portfolio of ${name}`,
    lead: (days: NavDays) => `Current value, NAVs of ${spanOf(days)}`,
    invested: 'Invested',
    gain: 'Total return',
    percent: 'Return (absolute)',
    held: 'Held in',
    heldIn: (schemes: number, folios: number) =>
      `${schemes} ${schemes === 1 ? 'scheme' : 'schemes'}, ${folios} ${folios === 1 ? 'folio' : 'folios'}`,
    by: (advisor: string) => `Shared by ${advisor}`,
    past: 'Past performance does not indicate future returns.',
  },
};
