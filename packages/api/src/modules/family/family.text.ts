import { addressed, notificationHelp } from '#providers/notification.text.js';

/** Words about families: why nobody is asked, and the mail that asks. */
export const familyText = {
  alone: 'A family of one person has nobody to ask. Add another customer to it first.',
  subject: (advisor: string) => `${addressed(advisor)} asks who in your family may see your investments`,
  asked: (name: string, advisor: string, link: string) =>
    [
      `Dear ${addressed(name)},`,
      '',
      `${addressed(advisor)}, your advisor, asks whether members of your family may see what you hold: schemes, units and values, read only. You decide for each of them, and can take it back at any time. Until you allow it, nobody sees anything.`,
      '',
      `Log in to answer: ${link}`,
      '',
      'If these people are not your family, allow nobody and tell your advisor.',
      '',
      notificationHelp,
    ].join('\n'),
};
