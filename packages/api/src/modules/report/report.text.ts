import { leadStatusText } from '@prosperx/core/lead';

export const reportText = {
  title: 'Customer investment report',
  about: (advisor: string, madeOn: string) => `Customers of ${advisor}, made on ${madeOn}.`,
  navsOf: (oldest: string, newest: string) =>
    `Values at the NAVs of ${oldest === newest ? newest : `${oldest} to ${newest}`}.`,
  nothingHeld: 'No customer holds units.',
  accounts: 'Accounts',
  accountColumns: ['Name', 'Client code', 'Since', 'Invested (₹)', 'Value (₹)', 'SIP a month (₹)'],
  history: 'Value by day',
  historyColumns: ['Day', 'Invested (₹)', 'Value (₹)'],
  leads: 'Leads',
  leadColumns: ['Status', 'Number'],
  status: leadStatusText,
  none: 'Nothing yet.',
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
};
