import { checkFamily, checkNote, checkTags, checkTaskDay, checkTaskText, type NoteFault } from '#agent/index.js';
import type { BusinessDate } from '#time/index.js';

/** The most customers of one update, and the longest file of them in bytes. */
export const UPDATE_ROWS = 500;
export const UPDATE_BYTES = 1_000_000;

/** What an advisor keeps about a customer, as a row of a file has it; what is empty changes nothing. */
export interface CustomerUpdate {
  /** Client code; '' where the customer is named by their mobile alone. */
  readonly ucc: string;
  readonly mobile: string;
  readonly family: string;
  /** Added to those that they have. */
  readonly tags: readonly string[];
  readonly note: string;
  readonly task: string;
  readonly dueOn: BusinessDate | null;
}

/** What is wrong with a row: of itself, or, the last six, against what is kept. */
export type UpdateFault =
  | 'who_missing'
  | 'nothing'
  | 'twice'
  | 'family_too_long'
  | 'tag_too_long'
  | 'note_too_long'
  | 'task_too_long'
  | 'task_missing'
  | 'day_missing'
  | 'day_unreadable'
  | 'day_over'
  | 'day_too_far'
  | 'customer_unknown'
  | 'several_accounts'
  | 'family_full'
  | 'tags_too_many'
  | 'notes_too_many'
  | 'tasks_too_many';

const DAY_FAULTS: Readonly<Partial<Record<NoteFault, UpdateFault>>> = {
  too_soon: 'day_over',
  too_far: 'day_too_far',
};

/** Returns what is wrong with a row by itself, and by the server's day where it is known; nothing where it can be looked up. */
export function checkUpdate(update: CustomerUpdate, today: BusinessDate | null): readonly UpdateFault[] {
  const { ucc, mobile, family, tags, note, task, dueOn } = update;
  const faults: (UpdateFault | false | undefined)[] = [
    ucc === '' && mobile === '' && 'who_missing',
    family === '' && tags.length === 0 && note === '' && task === '' && dueOn === null && 'nothing',
    checkFamily(family) !== null && 'family_too_long',
    checkTags(tags) !== null && 'tag_too_long',
    checkNote(note) === 'too_long' && 'note_too_long',
    checkTaskText(task) === 'too_long' && 'task_too_long',
    task === '' && dueOn !== null && 'task_missing',
    task !== '' && dueOn === null && 'day_missing',
    task !== '' && dueOn !== null && today !== null && DAY_FAULTS[checkTaskDay(dueOn, today) ?? 'required'],
  ];
  return faults.filter((fault) => fault !== false && fault !== undefined);
}
