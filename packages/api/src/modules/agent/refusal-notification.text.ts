import { addressed, notificationHelp } from '#providers/notification.text.js';

/** The words of the notification to an advisor whose certificates an operator refused. */
export const refusalNotificationText = {
  refusedSubject: (arn: string) => `${arn} was not verified`,
  refused: (name: string, { arn, cause, words, link }: Record<'arn' | 'cause' | 'words' | 'link', string>) =>
    [
      `Dear ${addressed(name)},`,
      '',
      `${arn} was not verified: ${cause}`,
      `Our remark: “${words}”`,
      '',
      'You transact for customers only by certificates that are verified.',
      `Open ProsperX from your partner app, and submit the right ones: ${link}`,
      '',
      notificationHelp,
    ].join('\n'),
};
