import { LEAD_IMPORT_BYTES, LEAD_IMPORT_ROWS, type LeadTerms } from '@prosperx/core/lead';

const rows = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'row' : 'rows'}`;
const leads = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'lead' : 'leads'}`;

/** Words of the import of leads from a file. */
export const leadImportText = {
  title: 'Add leads from a file',
  subtitle: `A CSV or XLSX file with up to ${LEAD_IMPORT_ROWS} rows.`,
  how: 'The first row (in an XLSX file, of its first sheet) has the titles: name, mobile and email, and an amount if you have it (in rupees, or in lakhs where the title says so). Nothing is sent before you have seen what is in it.',
  whyLeads:
    'A file cannot create customers: each person opens their own account, with their own consent and KYC. So the people in it become leads, whom you invite; those who are already your customers are not invited.',
  choose: 'Choose a file',
  chooseAgain: 'Choose another file',
  tooLarge: `This file is too large. Please choose one of up to ${LEAD_IMPORT_BYTES / 1_000_000} MB.`,
  unreadable: 'This file cannot be read. Save the sheet as CSV or XLSX and choose it again.',
  empty: 'This file has no rows below its titles.',
  terms: { name: 'name', mobile: 'mobile', email: 'email', amount: 'amount' } satisfies Record<keyof LeadTerms, string>,
  missing: (titles: readonly string[]) =>
    `${titles.length === 1 ? 'A column is' : 'Columns are'} missing: ${titles.join(', ')}. Give ${titles.length === 1 ? 'it this title' : 'them these titles'} and choose the file again.`,
  unread: (titles: readonly string[]) => `Not read: ${titles.join(', ')}.`,
  left: (count: number) =>
    `Only the first ${LEAD_IMPORT_ROWS} rows are added at once; ${rows(count)} after them ${count === 1 ? 'is' : 'are'} left out.`,
  found: (right: number, wrong: number) =>
    wrong === 0
      ? `${rows(right)}, nothing wrong.`
      : `${rows(right + wrong)}, ${wrong.toLocaleString('en-IN')} of them with errors, which ${wrong === 1 ? 'is' : 'are'} not added.`,
  caption: 'What is in the file, rows with errors first',
  columns: { row: 'Row', name: 'Name', mobile: 'Mobile', email: 'Email', amount: 'Amount', wrong: 'What is wrong' },
  none: 'None',
  nothingWrong: 'Nothing',
  more: (count: number) => `And ${rows(count)} more.`,
  add: (count: number) => `Add ${leads(count)}`,
  cancel: 'Cancel',
  done: 'Done',
  added: (count: number) => `${leads(count)} added.`,
  known: (count: number) =>
    `${count.toLocaleString('en-IN')} in your list already, left as ${count === 1 ? 'it is' : 'they are'}.`,
  refused: (count: number) => `${count.toLocaleString('en-IN')} not accepted.`,
  notSaved: 'The leads could not be added. Please try again later; those that were added are not added twice.',
};
