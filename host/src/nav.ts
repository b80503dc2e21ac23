import { navText } from './layout.text.js';
import { annualReturnsUrl } from './site.js';

/** The funds of a category: until they have pages of their own, what a search for its name finds. */
const category = (label: string, keywords: string) => ({ label, to: '/search', search: { keywords } }) as const;
const tile = (label: string, keywords: string) => ({ ...category(label, keywords), narrowLabel: label });

/** What a minor who has turned 18 may still look at. */
export const OPEN_TO_LOCKED = '/profile/portfolio';

/** The one list of links: header, account menu, footer and tab bar read it. Best performing funds join tiles and footer with their page. */
export const nav = {
  main: [
    { label: navText.explore, to: '/home' },
    { label: navText.calculators, to: '/sip-calculator' },
  ],
  /** The rail of the account area, and the account menu. */
  account: [
    { label: navText.profile, to: '/profile', icon: 'user' },
    { label: navText.kyc, to: '/profile/kyc-details', icon: 'shield' },
    { label: navText.riskProfile, to: '/profile/risk-profile-result', icon: 'scale' },
    { label: navText.portfolio, to: '/profile/portfolio', icon: 'chart' },
  ],
  /** The advisor's own, above the header. */
  advisor: [
    { label: navText.backHome, to: '/home' },
    { label: navText.myCustomers, to: '/my-customers' },
  ],
  tabs: [
    { label: navText.explore, to: '/home', icon: 'compass' },
    { label: navText.dashboard, to: '/profile/portfolio', icon: 'chart' },
    { label: navText.profile, to: '/profile', icon: 'user' },
  ],
  tiles: [
    { ...tile(navText.taxSaver, 'ELSS'), icon: 'leaf', note: navText.taxSaverNote },
    { ...tile(navText.equity, 'Equity'), icon: 'chart', note: navText.equityNote },
    { ...tile(navText.debt, 'Debt'), icon: 'landmark', note: navText.debtNote },
    { ...tile(navText.liquid, 'Liquid'), icon: 'drop', note: navText.liquidNote },
    { ...tile(navText.balanced, 'Hybrid'), narrowLabel: navText.hybrid, icon: 'scale', note: navText.balancedNote },
  ],
  footer: [
    {
      title: navText.funds,
      links: [
        category(navText.equity, 'Equity'),
        category(navText.taxSaver, 'ELSS'),
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
        { label: navText.packs, to: '/packs' },
      ],
    },
    {
      title: navText.helpAndLegal,
      links: [
        { label: navText.help, to: '/help' },
        { label: navText.contact, to: '/contact-us' },
        { label: navText.privacy, to: '/privacy-policy' },
        { label: navText.terms, to: '/terms-conditions' },
        { label: navText.grievance, to: '/grievance-redressal' },
        ...(annualReturnsUrl ? [{ label: navText.annualReturns, href: annualReturnsUrl } as const] : []),
      ],
    },
  ],
} as const;
