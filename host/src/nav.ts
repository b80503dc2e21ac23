import { navText } from './nav.text.js';

/** A place in the site: a path below /v1 and, where it takes some, its search parameters. */
export interface NavLink {
  readonly label: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

const category = (label: string, name: string, subCategory = 'All'): NavLink => ({
  label,
  to: '/search',
  search: { keywords: subCategory === 'All' ? name : subCategory },
});

/** The one list of links: header, account menu, footer and tab bar read it. */
export const nav = {
  main: [
    { label: navText.explore, to: '/home' },
    { label: navText.calculators, to: '/sip-calculator' },
  ],
  account: [{ label: navText.portfolio, to: '/profile/portfolio', icon: 'chart' }],
  tabs: [
    { label: navText.explore, to: '/home', icon: 'compass' },
    { label: navText.dashboard, to: '/profile/portfolio', icon: 'chart' },
    { label: navText.cart, to: '/cart-review', icon: 'cart' },
  ],
  tiles: [
    { ...category(navText.bestPerforming, 'Best performing'), to: '/best-performing-funds', search: {}, icon: 'trophy', note: navText.bestNote },
    { ...category(navText.taxSaver, 'ELSS'), icon: 'leaf', note: navText.taxSaverNote },
    { ...category(navText.equity, 'Equity'), icon: 'chart', note: navText.equityNote },
    { ...category(navText.debt, 'Debt'), icon: 'landmark', note: navText.debtNote },
    { ...category(navText.liquid, 'Liquid'), icon: 'drop', note: navText.liquidNote },
    { ...category(navText.balanced, 'Hybrid'), icon: 'scale', note: navText.balancedNote },
  ],
  footer: [
    {
      title: navText.funds,
      links: [
        category(navText.equity, 'Equity'),
        category(navText.elss, 'ELSS'),
        category(navText.debt, 'Debt'),
        category(navText.liquid, 'Liquid'),
        category(navText.hybrid, 'Hybrid'),
      ],
    },
    {
      title: navText.plan,
      links: [
        { label: navText.sipCalculator, to: '/sip-calculator' },
        { label: navText.goalCalculator, to: '/goal-amount-calculator' },
        { label: navText.bestPerforming, to: '/best-performing-funds' },
      ],
    },
  ],
} as const;
