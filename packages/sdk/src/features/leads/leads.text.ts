const people = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`;

export const leadsText = {
  failed: 'Your leads could not be read',
  lead: (count: number, isAll: boolean, newCount: number) =>
    isAll ? `${people(count)}, ${newCount} new` : people(count),
  all: 'All',
  filter: 'Show leads',
  add: 'Add a lead',
  addMany: 'Add from a file',
  added: 'Lead added',
  none: 'No leads yet',
  noneText: 'Share a calculator or a premium service with a customer, or add somebody who has asked you.',
  noneOf: 'No leads of this status',
  showAll: 'Show all leads',
  advisorsOnly: 'For advisors',
  advisorsOnlyText: 'Open this from your partner app to see your leads.',
  status: (name: string) => `Status of ${name}`,
  followUpLabel: 'Call again on',
  statusLabel: 'Status',
  overdue: 'due',
  call: (name: string, mobile: string) => `Call ${name}: ${mobile}`,
  write: (name: string, email: string) => `Write to ${name}: ${email}`,
  saved: 'Lead saved',
  notSaved: 'The lead could not be saved. Please try again later.',
  since: (date: string) => `since ${date}`,
  keptUntil: (date: string) => `kept until ${date}`,
};
