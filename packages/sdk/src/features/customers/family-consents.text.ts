import type { ConsentState } from '@prosperx/core/family';

/** Words of the consents of a family, as its advisor sees them. */
export const familyConsentsText = {
  title: 'Who may see whom',
  failed: 'The consents of this family could not be read',
  lead: 'Members see each other’s holdings only if each of them allows it, in their own login. You see their answers here.',
  alone: 'A family of one has nobody to ask: add another customer to it under “Notes”.',
  member: 'Member',
  shows: 'Who may see their holdings',
  answers: {
    asked: (viewer: string, day: string) => `${viewer}: asked on ${day}, not answered yet`,
    allowed: (viewer: string, day: string) => `${viewer} may see them, since ${day}`,
    declined: (viewer: string, day: string) => `${viewer} may not see them, since ${day}`,
    withdrawn: (viewer: string, day: string) => `${viewer} no longer sees them: withdrawn on ${day}`,
  } satisfies Record<ConsentState | 'withdrawn', (viewer: string, day: string) => string>,
  nobodyAsked: 'Not asked yet',
  ask: 'Ask for consent',
  askNew: 'Ask about new members',
  dialogTitle: (family: string) => `Ask the members of ${family}?`,
  dialogText: (count: number) =>
    `Each of the ${count} members is told by email or SMS, and finds the question in their portfolio, with the names of the others. Ask only people who know each other as family. Nobody is asked twice.`,
  report: 'Report',
  reportFor: (name: string) => `Family report for ${name}`,
  reportNote:
    'A report is made for one member: what they hold, and what each of the others lets them see, in two pages with your name and ARN.',
  cancel: 'Cancel',
  asked: 'The members were asked.',
};
