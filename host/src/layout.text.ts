import { operator } from './site.js';

export const layoutText = {
  home: 'Prosper X home',
  mainNav: 'Main',
  sections: 'Sections',
  skip: 'Skip to the content',
  search: 'Search funds',
  searchPlaceholder: 'Search 3,000+ funds',
  cart: (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
  login: 'Login / Sign Up',
  loginShort: 'Login',
  account: (name: string) => `Account of ${name}`,
  logout: 'Logout',
  sandbox: 'Sandbox',
  about: 'Mutual funds from 40 fund houses, in one account. AMFI-registered mutual fund distributor.',
  helpLine: 'Expert helpline 9am to 9pm',
  arn: `${operator.arn}, valid to ${operator.arnValidTo}. Mutual fund distributor; regular plans only.`,
  pastPerformance: 'Past performance does not indicate future returns.',
  failedTitle: 'Ooops ! Something went wrong.',
  failedHelp: 'Your money and units are not affected. Try again, or write to us with the number below.',
  requestId: (id: string) => `Request ${id}`,
  retry: 'Try again',
  explore: 'Explore Mutual Funds',
  notFound: 'That page does not exist. Here is the home page instead.',
  loading: 'Please wait while we are fetching details',
};

export const pageText = {
  documentTitle: (title: string) => `${title} · ProsperX`,
  breadcrumb: 'Breadcrumb',
  home: 'Home',
};
