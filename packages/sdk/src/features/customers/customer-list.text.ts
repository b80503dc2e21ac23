import { BIRTHDAY_DAYS } from '@prosperx/core/agent';
import { formatMoney } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';

/** Words about tags, notes and tasks in the list of customers. */
export const customerListText = {
  filters: { task: 'Tasks that are due', birthday: `Birthdays in ${BIRTHDAY_DAYS} days` },
  tag: 'Tag',
  anyTag: 'Any tag',
  family: 'Family',
  anyFamily: 'Any family',
  familyOf: (name: string) => `Family: ${name}`,
  familyHolds: (name: string, amount: Paise) => `${name} holds ${formatMoney(amount)} together.`,
  notes: 'Notes',
  notesOf: (name: string) => `Notes, tags and tasks of ${name}`,
  birthday: (day: string) => `Birthday ${day}`,
  dueTasks: (count: number) => (count === 1 ? '1 task due' : `${count} tasks due`),
};
