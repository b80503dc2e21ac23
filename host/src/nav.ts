import { categorySlug, type FundCategory } from '@prosperx/core/fund';
import { useWords } from '@prosperx/sdk/site/ui';
import { navText } from './layout.text.js';
import { annualReturnsUrl } from './site.js';

const RESULTS = '/mutual-fund-results/$category/{-$subCategory}';

/** The funds of a category, under an address that is prescribed. */
const category = (label: string, name: FundCategory) =>
  ({
    label,
    to: RESULTS,
    params: { category: categorySlug(name), subCategory: 'All' },
    search: { mutualFundCategory: name },
  }) as const;

/** The customer investment report, to which nothing leads inside the mobile app. */
export const REPORT = '/customer-investment-report';

/** What a minor who has turned 18 still needs: what is held, what would go on being debited, their data and their ways to log in. */
const OPEN_TO_LOCKED: readonly string[] = ['/profile', '/profile/portfolio', '/transaction', '/profile/mandates'];

/** Says whether a page of the account area is open to a minor who has turned 18. */
export const isOpenToLocked = (to: string) => OPEN_TO_LOCKED.includes(to);

/** The one list of links: header, account menu, footer and tab bar read it. */
const linksOf = (text: typeof navText) =>
  ({
    main: [
      { label: text.explore, to: '/home' },
      { label: text.nfos, to: '/nfos' },
      { label: text.calculators, to: '/calculators' },
    ],
    /** The rail of the account area, and the account menu. */
    account: [
      { label: text.profile, to: '/profile', icon: 'user' },
      { label: text.kyc, to: '/profile/kyc-details', icon: 'shield' },
      { label: text.riskProfile, to: '/profile/risk-profile-result', icon: 'scale' },
      { label: text.portfolio, to: '/profile/portfolio', icon: 'chart' },
      { label: text.sips, to: '/running-sips', icon: 'calendar' },
      { label: text.review, to: '/profile/review', icon: 'scale' },
      { label: text.goals, to: '/profile/goals', icon: 'target' },
      { label: text.proposals, to: '/proposals', icon: 'receipt' },
      { label: text.transactions, to: '/transaction', icon: 'receipt' },
      { label: text.mandates, to: '/profile/mandates', icon: 'landmark' },
      { label: text.stps, to: '/profile/stps', icon: 'transfer' },
    ],
    /** The advisor's own, above the header. */
    advisor: [
      { label: text.backHome, to: '/home' },
      { label: text.myCustomers, to: '/my-customers' },
      { label: text.leads, to: '/leads' },
      { label: text.report, to: REPORT },
    ],
    /** The advisor's own menu. */
    advisorMenu: [
      { label: text.home, to: '/home', search: {}, icon: 'home' },
      { label: text.myCustomers, to: '/my-customers', search: {}, icon: 'users' },
      { label: text.leads, to: '/leads', search: {}, icon: 'user' },
      { label: text.proposals, to: '/all-proposals', search: {}, icon: 'receipt' },
      { label: text.book, to: '/book', search: {}, icon: 'chart' },
      { label: text.report, to: REPORT, search: {}, icon: 'chart' },
      { label: text.registration, to: '/home', search: { register: 'true' }, icon: 'shield' },
    ],
    tabs: [
      { label: text.explore, to: '/home', icon: 'compass' },
      { label: text.dashboard, to: '/profile/portfolio', icon: 'chart' },
      { label: text.profile, to: '/profile', icon: 'user' },
    ],
    footer: [
      {
        title: text.funds,
        links: [
          category(text.equity, 'Equity'),
          category(text.taxSaver, 'ELSS'),
          category(text.debt, 'Fixed Income'),
          category(text.liquid, 'Money Market/Liquid'),
          category(text.hybrid, 'Allocation'),
          { label: text.bestFunds, to: '/best-performing-funds' },
          { label: text.newFundOffers, to: '/nfos' },
          { label: text.compareFunds, to: '/compare-funds' },
          { label: text.watchlist, to: '/watchlist' },
        ],
      },
      {
        title: text.plan,
        links: [
          { label: text.sipCalculator, to: '/sip-calculator' },
          { label: text.goalCalculator, to: '/goal-amount-calculator' },
          { label: text.lumpsumCalculator, to: '/lumpsum-calculator' },
          { label: text.stepUpCalculator, to: '/step-up-calculator' },
          { label: text.allCalculators, to: '/calculators' },
          { label: text.packs, to: '/packs' },
          { label: text.premiumServices, to: '/premium-services', isForPhones: true },
        ],
      },
      {
        title: text.helpAndLegal,
        links: [
          { label: text.help, to: '/help' },
          { label: text.contact, to: '/contact-us' },
          { label: text.privacy, to: '/privacy-policy' },
          { label: text.terms, to: '/terms-conditions' },
          { label: text.grievance, to: '/grievance-redressal' },
          ...(annualReturnsUrl ? [{ label: text.annualReturns, href: annualReturnsUrl } as const] : []),
        ],
      },
    ],
  }) as const;

/** The links, in the reader's language. */
export const useNav = () => linksOf(useWords(navText));
