import { formatMoney } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import { clubbedText, unknownFairValuesText } from '@prosperx/core/portfolio';
import { IDLE_YEARS, LARGE_SHARE, MANY_FUNDS, NEAR_TARGET } from '@prosperx/core/review';

const funds = (count: number) => `${count} ${count === 1 ? 'fund' : 'funds'}`;

/** Words of the review of a portfolio. */
export const reviewPartsText = {
  indicative:
    'Indicative, not advice to buy or sell. Each section names its source. Anything we do not know is left out.',
  emptyTitle: 'There is nothing to review yet',
  emptyText: 'Once you hold funds here, or have imported a statement of funds elsewhere, they are reviewed together.',
  print: 'Print',
  import: 'Import a statement',
  summary: {
    title: 'What is reviewed',
    here: 'Here',
    elsewhere: 'Elsewhere',
    total: 'Together',
    asOf: (oldest: string, newest: string) =>
      `Here at the NAVs of ${oldest === newest ? newest : `${oldest} to ${newest}`}.`,
    until: (date: string) => `Elsewhere from the statement until ${date}.`,
    onlyHere: 'Funds that you hold elsewhere are not included. Import a statement of them in your portfolio.',
    withoutValue: (count: number) => `${funds(count)} elsewhere without a known value: not in the totals.`,
    unknown: (value: string) => `${value} is in schemes whose category is not known, and left out of the categories.`,
  },
  mix: {
    title: 'Equity, debt and other assets',
    of: { equity: 'Equity', debt: 'Debt', other: 'Other' },
    asset: 'Asset',
    yours: 'Yours',
    model: 'By your risk profile',
    apart: (points: string, isMore: boolean) =>
      `Your share of equity is ${points} points ${isMore ? 'above' : 'below'} that of your risk profile.`,
    near: `Your share of equity is that of your risk profile, give or take ${NEAR_TARGET} points.`,
    noProfile: 'Complete your risk profile to see whether this mix suits you.',
    makeProfile: 'Make a risk profile',
    source: (name: string | null) =>
      `Estimated from the category of each fund; shares hedged with futures, as in arbitrage funds, count as debt.${name === null ? '' : ` The mix for “${name}” is our own guide.`}`,
  },
  overlap: {
    title: 'Concentration',
    categories: 'By category',
    houses: 'By fund house',
    funds,
    several: (name: string, count: number) =>
      `${count} funds of ${name}: funds of one category often hold the same shares.`,
    large: (name: string, percent: string) => `${percent} is with ${name} alone.`,
    none: `No category has more than ${MANY_FUNDS} funds, and no house more than ${LARGE_SHARE}% of all.`,
  },
  plans: {
    title: 'Regular and direct plans',
    of: { regular: 'Regular', direct: 'Direct' } as Readonly<Record<string, string>>,
    source: 'A regular plan pays a distributor, such as us, from its expenses. A direct plan pays none.',
  },
  lagging: {
    title: 'Funds behind their category',
    none: 'No fund that you hold here is behind its category over three or five years, as far as both returns are known.',
    fund: 'Fund',
    value: 'Value',
    period: 'Period',
    years: (years: number) => `${years} years`,
    own: 'Return a year',
    average: 'Category',
    of: (count: number) => `average of ${count}`,
    source:
      'By NAVs; the average is of the listed regular growth plans of the sub-category. IDCW plans are left out, since payouts lower their NAV. Past performance says little about the future.',
  },
  idle: {
    title: 'Inactive folios',
    none: `Each folio has a SIP or an order in progress, or something was bought or sold in it during the last ${IDLE_YEARS} years.`,
    since: (date: string) => `nothing bought or sold since ${date}`,
  },
  lockIns: {
    title: 'Lock-ins',
    none: 'You hold no fund with a lock-in here.',
    free: (value: string) => `${value} can be sold`,
    locked: (value: string) => `${value} is locked`,
    next: (date: string) => `the next units are free on ${date}`,
    selling: 'all units are being sold',
  },
  taxFree: {
    title: 'Long-term gains on equity',
    intro: (exemption: string, year: string, section: string, law: string) =>
      `Up to ${exemption} of long-term gains are tax-free in ${year}, for a person and all their funds and shares together (section ${section} of the ${law}).`,
    realised: (gain: Paise) =>
      gain < 0
        ? `A loss of ${formatMoney(-gain as Paise)} was realised in this account this year.`
        : `${formatMoney(gain)} was realised in this account this year.`,
    losses: (losses: string) => `Other losses of the year, ${losses}, are set off before the exemption.`,
    selling: (gain: Paise) =>
      `A ${gain < 0 ? 'loss' : 'gain'} of ${formatMoney(Math.abs(gain) as Paise)} in redemptions in progress is counted too, at the last NAV.`,
    left: 'Still tax-free this year',
    could: 'Long-term gain if all units below were sold',
    taxed: (left: string, rate: string) => `What is above ${left} is taxed at ${rate}, before surcharge and cess.`,
    none: 'No equity fund here could be sold today with a long-term gain: its units are held for a year or less, locked, being sold, or the oldest are at a loss.',
    folio: 'Folio',
    units: 'Oldest units',
    gain: 'Gain',
    source:
      'Sold first in, first out, at the last NAV; what you realised elsewhere, exit loads and losses that you carry forward are not included. Where its category leaves open whether a fund counts as equity, we assume it: its documents decide.',
  },
  unknown: 'Not known',
  clubbed: clubbedText,
  unknownFairValues: unknownFairValuesText,
  folio: (number: string) => `Folio ${number}`,
};
