import {
  type TakenColumn,
  UPDATE_BYTES,
  UPDATE_ROWS,
  type UpdateColumn,
  type UpdateFault,
  type UpdateOutcome,
} from '@prosperx/core/customer-update';

const counted = (count: number) => count.toLocaleString('en-IN');
const rows = (count: number) => `${counted(count)} ${count === 1 ? 'row' : 'rows'}`;
const customers = (count: number) => `${counted(count)} ${count === 1 ? 'customer' : 'customers'}`;

const columns: Record<UpdateColumn, string> = {
  ucc: 'client code',
  mobile: 'mobile',
  family: 'family',
  tags: 'tags',
  note: 'note',
  task: 'task',
  day: 'day of the task',
};

/** Words of the update of known customers from a file. */
export const updateCustomersText = {
  title: 'Update customers from a file',
  subtitle: `A CSV or XLSX file with up to ${UPDATE_ROWS} rows.`,
  how: 'The first row has the titles: client code or mobile, then what you keep about them: family, tags (separated by commas), note, and task with its day. Empty cells change nothing, and nothing changes before you have seen what would.',
  onlyYours:
    'Only what you keep for yourself is updated. Mobile, email, bank account and nominees are changed by the customer, or by you with their approval.',
  choose: 'Choose a file',
  chooseAgain: 'Choose another file',
  tooLarge: `This file is too large. Please choose one of up to ${UPDATE_BYTES / 1_000_000} MB.`,
  unreadable: 'This file cannot be read. Save the sheet as CSV or XLSX and choose it again.',
  empty: 'This file has no rows below its titles.',
  lacks: {
    who: 'No column says who is meant. Title one “Client code” or “Mobile” and choose the file again.',
    what: 'No column has anything to keep. Title one “Family”, “Tags”, “Note” or “Task” and choose the file again.',
  },
  taken: (taken: readonly TakenColumn[]) =>
    `Read: ${taken.map(({ title, column }) => `“${title}” as ${columns[column]}`).join(', ')}.`,
  unread: (titles: readonly string[]) => `Not read: ${titles.join(', ')}.`,
  left: (count: number) =>
    `Only the first ${UPDATE_ROWS} rows are read at once; ${rows(count)} after them are left out.`,
  found: (changes: number, same: number, wrong: number) =>
    [
      `${customers(changes)} to update.`,
      same > 0 && `${rows(same)} ${same === 1 ? 'is' : 'are'} already saved.`,
      wrong > 0 && `${rows(wrong)} with errors ${wrong === 1 ? 'is' : 'are'} left out.`,
    ]
      .filter(Boolean)
      .join(' '),
  caption: 'What the file changes, rows with errors first',
  columns: { row: 'Row', customer: 'Customer', changes: 'What changes', wrong: 'What is wrong' },
  none: 'None',
  nothing: 'Nothing: it is already saved',
  family: ({ from, to }: NonNullable<UpdateOutcome['family']>) =>
    from === '' ? `Family: ${to}` : `Family: ${from} becomes ${to}`,
  tags: (tags: readonly string[]) => `Tags added: ${tags.join(', ')}`,
  note: (words: string) => `Note: ${words}`,
  task: (words: string, day: string) => `Task for ${day}: ${words}`,
  faults: {
    who_missing: 'There is no client code and no mobile',
    nothing: 'There is nothing to keep',
    twice: 'This customer is in an earlier row',
    family_too_long: 'The name of the family is too long',
    tag_too_long: 'A tag is too long, or there are too many',
    note_too_long: 'The note is too long',
    task_too_long: 'The task is too long',
    task_missing: 'There is a day but no task',
    day_missing: 'The task has no day',
    day_unreadable: 'The day cannot be read',
    day_over: 'The day of the task has passed',
    day_too_far: 'The day of the task is more than two years ahead',
    customer_unknown: 'This is not one of your customers',
    several_accounts: 'Several accounts have this mobile: please give the client code',
    family_full: 'This family has no room for another account',
    tags_too_many: 'The customer has no room for these tags',
    notes_too_many: 'The customer has no room for another note',
    tasks_too_many: 'The customer has no room for another task',
  } satisfies Record<UpdateFault, string>,
  more: (count: number) => `And ${rows(count)} more.`,
  update: (count: number) => `Update ${customers(count)}`,
  cancel: 'Cancel',
  done: 'Done',
  updated: (count: number) => `${customers(count)} updated.`,
  notSaved: 'The file could not be compared or saved. Please try again later; nothing is saved twice.',
};
