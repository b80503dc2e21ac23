import { addressed, notificationHelp } from '#providers/notification.text.js';

/** The words of the mail to an advisor whose ARN ends soon, or has ended, around what their home says of it. */
export const arnEndMailText = {
  arnEnds: (name: string, { title, words, link }: Record<'title' | 'words' | 'link', string>) =>
    [
      `Dear ${addressed(name)},`,
      '',
      `${title}. ${words}`,
      `Open ProsperX from your partner app, and submit them: ${link}`,
      '',
      notificationHelp,
    ].join('\n'),
};
