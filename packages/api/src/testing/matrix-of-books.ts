/** The calls by which advisors see what all of their customers hold, what they were paid, and what waits. */
export const BOOKS: readonly string[] = [
  'getReportsUrl',
  'getCustomerReport',
  'getBook',
  'getBookMonths',
  'getBookFiles',
  'getPortfolioReport',
  'importBrokerage',
  'getBrokerage',
  'getRegistrarRecords',
  'getMorningMail',
  'sendMorningMailCode',
  'setAdvisorLanguage',
  'setMorningMail',
];
