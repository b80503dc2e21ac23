import type { ConsentState } from '@prosperx/core/family';

/** Words of the consents of a family, as its advisor sees them. */
export const familyConsentsText = {
  title: 'Who may see whom',
  failed: 'The consents of this family could not be read',
  lead: 'Members see each other’s holdings only as each of them allows it, in their own login. You see here what they answered.',
  alone: 'A family of one has nobody to ask: put another customer into it under “Notes”.',
  member: 'Member',
  shows: 'Lets them see what they hold',
  states: { asked: 'not answered', allowed: 'allowed', declined: 'not allowed' } satisfies Record<ConsentState, string>,
  answer: (name: string, state: string, day: string) => `${name}: ${state}, ${day}`,
  nobodyAsked: 'Not asked yet',
  ask: 'Ask for consent',
  askNew: 'Ask about new members',
  dialogTitle: (family: string) => `Ask the members of ${family}?`,
  dialogText: (count: number) =>
    `Each of the ${count} members gets an email and finds the question in their portfolio, with the names of the others. Ask only people who know each other as family. Nobody is asked twice.`,
  cancel: 'Cancel',
  asked: 'The members were asked.',
};
