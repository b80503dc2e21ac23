import { categorySlug, type FundCategory } from '@prosperx/core/fund';
import { navText } from './layout.text.js';
import { annualReturnsUrl } from './site.js';

const RESULTS = '/mutual-fund-results/$category/{-$subCategory}';

/** The funds of a category (specification, investing, section 2: routes). */
const category = (label: string, name: FundCategory) =>
  ({
    label,
    to: RESULTS,
    params: { category: categorySlug(name), subCategory: 'All' },
    search: { mutualFundCategory: name },
  }) as const;

/** What a minor who has turned 18 may still look at. */
export const OPEN_TO_LOCKED = '/profile/portfolio';

/** The one list of links: header, account menu, footer and tab bar read it. */
export const nav = {
  main: [
    { label: navText.explore, to: '/home' },
    { label: navText.nfos, to: '/nfos' },
    { label: navText.calculators, to: '/calculators' },
  ],
  /** The rail of the account area, and the account menu. */
  account: [
    { label: navText.profile, to: '/profile', icon: 'user' },
    { label: navText.kyc, to: '/profile/kyc-details', icon: 'shield' },
    { label: navText.riskProfile, to: '/profile/risk-profile-result', icon: 'scale' },
    { label: navText.portfolio, to: '/profile/portfolio', icon: 'chart' },
    { label: navText.sips, to: '/running-sips', icon: 'calendar' },
    { label: navText.review, to: '/profile/review', icon: 'scale' },
    { label: navText.goals, to: '/profile/goals', icon: 'target' },
    { label: navText.proposals, to: '/proposals', icon: 'receipt' },
    { label: navText.transactions, to: '/transaction', icon: 'receipt' },
    { label: navText.mandates, to: '/profile/mandates', icon: 'landmark' },
    { label: navText.stps, to: '/profile/stps', icon: 'transfer' },
  ],
  /** The advisor's own, above the header. */
  advisor: [
    { label: navText.backHome, to: '/home' },
    { label: navText.myCustomers, to: '/my-customers' },
    { label: navText.leads, to: '/leads' },
    { label: navText.report, to: '/customer-investment-report' },
  ],
  /** The advisor's own menu. */
  advisorMenu: [
    { label: navText.home, to: '/home', search: {}, icon: 'home' },
    { label: navText.myCustomers, to: '/my-customers', search: {}, icon: 'users' },
    { label: navText.leads, to: '/leads', search: {}, icon: 'user' },
    { label: navText.book, to: '/book', search: {}, icon: 'chart' },
    { label: navText.report, to: '/customer-investment-report', search: {}, icon: 'chart' },
    { label: navText.registration, to: '/home', search: { register: 'true' }, icon: 'shield' },
  ],
  tabs: [
    { label: navText.explore, to: '/home', icon: 'compass' },
    { label: navText.dashboard, to: '/profile/portfolio', icon: 'chart' },
    { label: navText.profile, to: '/profile', icon: 'user' },
  ],
  footer: [
    {
      title: navText.funds,
      links: [
        category(navText.equity, 'Equity'),
        category(navText.taxSaver, 'ELSS'),
        category(navText.debt, 'Fixed Income'),
        category(navText.liquid, 'Money Market/Liquid'),
        category(navText.hybrid, 'Allocation'),
        { label: navText.bestFunds, to: '/best-performing-funds' },
        { label: navText.newFundOffers, to: '/nfos' },
        { label: navText.compareFunds, to: '/compare-funds' },
        { label: navText.watchlist, to: '/watchlist' },
      ],
    },
    {
      title: navText.plan,
      links: [
        { label: navText.sipCalculator, to: '/sip-calculator' },
        { label: navText.goalCalculator, to: '/goal-amount-calculator' },
        { label: navText.lumpsumCalculator, to: '/lumpsum-calculator' },
        { label: navText.stepUpCalculator, to: '/step-up-calculator' },
        { label: navText.allCalculators, to: '/calculators' },
        { label: navText.packs, to: '/packs' },
        { label: navText.premiumServices, to: '/premium-services', isForPhones: true },
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
