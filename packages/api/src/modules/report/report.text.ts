import { leadStatusText } from '@prosperx/core/lead';

export const reportText = {
  title: 'Customer investment report',
  about: (advisor: string, madeOn: string, asOf: string | null) =>
    `Customers of ${advisor}, made on ${madeOn}. ${asOf === null ? 'No customer holds units yet.' : `Values at the NAVs of ${asOf}.`}`,
  customers: 'Customers',
  customerColumns: ['Name', 'Client code', 'Since', 'Invested (₹)', 'Value (₹)', 'SIP a month (₹)'],
  history: 'Value by day',
  historyColumns: ['Day', 'Invested (₹)', 'Value (₹)'],
  leads: 'Leads',
  leadColumns: ['Status', 'Number'],
  status: leadStatusText,
  none: 'Nothing yet.',
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
};
