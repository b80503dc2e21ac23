import { addressed, notificationHelp } from '#providers/notification.text.js';

interface Answer {
  readonly isApproved: boolean;
  /** The time until which what was approved can be ordered; '' where there is nothing to order. */
  readonly until: string;
}

/** The words of the email that tells an advisor what a customer answered. */
export const tellAdvisorText = {
  subject: (isApproved: boolean) =>
    isApproved ? 'A customer approved your request' : 'A customer declined your request',
  cart: 'Cart',
  body: (name: string, what: string, { isApproved, until }: Answer, end: string) =>
    [
      `Dear ${addressed(name)},`,
      '',
      `A customer ${isApproved ? 'approved' : 'declined'} a request of yours: ${what}.${until && ` You can place it until ${until}. After that the approval lapses.`}`,
      '',
      end,
    ].join('\n'),
  /** Ends each email about an answer. */
  end: (link: string) =>
    [
      `Open ProsperX from your partner app to see who it is, and what is next: ${link}`,
      'You get this because you receive the morning email. You can turn both off on your home page.',
      '',
      notificationHelp,
    ].join('\n'),
};
