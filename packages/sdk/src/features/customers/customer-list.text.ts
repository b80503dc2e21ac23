import { BIRTHDAY_DAYS } from '@prosperx/core/agent';

/** Words about tags, notes and tasks in the list of customers. */
export const customerListText = {
  filters: {
    unanswered: 'Proposals not answered yet',
    task: 'Tasks that are due',
    birthday: `Birthdays in ${BIRTHDAY_DAYS} days`,
  },
  tag: 'Tag',
  anyTag: 'Any tag',
  family: 'Family',
  anyFamily: 'Any family',
  familyOf: (name: string) => `Family: ${name}`,
  familyTitle: (name: string) => `${name} family`,
  familyHolds: (amount: string) => `${amount} together`,
  familyTabs: { members: 'Members', proposals: 'Propose', consents: 'Who may see whom' },
  updateMany: 'Update from a file',
  notes: 'Notes',
  notesOf: (name: string) => `Notes, tags and tasks of ${name}`,
  birthday: (day: string) => `Birthday ${day}`,
  dueTasks: (count: number) => (count === 1 ? '1 task due' : `${count} tasks due`),
};
