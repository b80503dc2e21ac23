/** Words around every page of the documentation. */
export const pageText = {
  docs: 'for developers',
  home: 'ProsperX for developers',
  search: 'Search the documentation',
  searchFor: 'Search: sip-calculator, webhook, otp_expired …',
  found: 'Pages found',
  theme: 'Switch between light and dark',
  site: 'Open the site',
  contents: 'On this page',
  skip: 'Skip to the content',
  menu: 'Documentation',
  neighbours: 'Other pages',
  before: 'Before',
  after: 'Next',
} as const;
