import {
  checkFamily,
  checkNote,
  checkTags,
  checkTaskDay,
  checkTaskText,
  FAMILY_LENGTH,
  MOST_TAGS,
  NOTE_LENGTH,
  type NoteFault,
  TAG_LENGTH,
  TASK_LENGTH,
} from '#agent/index.js';
import { tidyMobile } from '#session/index.js';
import type { BusinessDate } from '#time/index.js';

/** The most customers of one update, and the longest file of them in bytes. */
export const UPDATE_ROWS = 500;
export const UPDATE_BYTES = 1_000_000;

/** The longest row in bytes: all that may be kept, in letters of three bytes, with its names and who is meant. */
const ROW_BYTES = 3 * (FAMILY_LENGTH + MOST_TAGS * TAG_LENGTH + NOTE_LENGTH + TASK_LENGTH) + 500;
/** The most bytes of a call with `UPDATE_ROWS` rows. */
export const UPDATE_CALL_BYTES = UPDATE_ROWS * ROW_BYTES;

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

/** A row as it is kept: who is meant as we write it, and words without blanks at their ends. */
export const tidyUpdate = (update: CustomerUpdate): CustomerUpdate => ({
  ...update,
  ucc: update.ucc.trim().toUpperCase(),
  mobile: tidyMobile(update.mobile),
  note: update.note.trim(),
  task: update.task.trim(),
});

/** Returns what is wrong with a tidy row by itself, and by the server's day where it is known; nothing where it can be looked up. */
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
