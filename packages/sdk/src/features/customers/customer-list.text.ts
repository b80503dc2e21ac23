import { BIRTHDAY_DAYS } from '@prosperx/core/agent';

/** Words about tags, notes and tasks in the list of customers. */
export const customerListText = {
  filters: { task: 'Tasks that are due', birthday: `Birthdays in ${BIRTHDAY_DAYS} days` },
  tag: 'Tag',
  anyTag: 'Any tag',
  notes: 'Notes',
  notesOf: (name: string) => `Notes, tags and tasks of ${name}`,
  birthday: (day: string) => `Birthday ${day}`,
  dueTasks: (count: number) => (count === 1 ? '1 task due' : `${count} tasks due`),
};
