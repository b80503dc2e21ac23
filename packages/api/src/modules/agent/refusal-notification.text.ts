import { addressed, notificationHelp } from '#providers/notification.text.js';

/** The words of the notification to an advisor whose certificates an operator refused. */
export const refusalNotificationText = {
  refusedSubject: (arn: string) => `${arn} was not verified`,
  refused: (name: string, { arn, cause, words, link }: Record<'arn' | 'cause' | 'words' | 'link', string>) =>
    [
      `Dear ${addressed(name)},`,
      '',
      `${arn} was not verified: ${cause}`,
      `What we say to it: “${words}”`,
      '',
      'Until your certificates are verified you cannot order, sell or plan for customers.',
      `Open ProsperX from your partner app, and hand in again what is right: ${link}`,
      '',
      notificationHelp,
    ].join('\n'),
};
