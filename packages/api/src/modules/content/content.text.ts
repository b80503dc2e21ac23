import type { ScratchEvent } from '@prosperx/core/content';

/** The festival greeting. */
export const greetingText = {
  title: 'Happy Diwali',
  lines: [
    'May this festival of lights bring health, joy and prosperity to you and your family.',
    'Thank you for your trust. If you would like to go through your investments together in the new year, I am only a call away.',
  ],
  advisor: 'Your advisor',
  distributor: (arn: string) => `Your mutual fund distributor, ${arn}`,
  foot: 'ProsperX',
};

/** What the scratch cards are for, and what lies below: hints, no money. */
export const scratchText: Readonly<Record<ScratchEvent, { readonly title: string; readonly text: string }>> = {
  first_lead: {
    title: 'Your first lead',
    text: 'Call within a day: people who have just asked remember why.',
  },
  tenth_lead: {
    title: 'Your tenth lead',
    text: 'Go through those that you have contacted, and set a day to call again for each.',
  },
};
