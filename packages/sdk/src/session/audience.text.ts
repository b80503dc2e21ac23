/**
 * How the account holder is spoken of: to themselves, and to the advisor who invests for them. Every text that says "you" to the one and "your
 * client" to the other takes its words from here.
 */
export const audienceText = {
  investor: {
    /** Before a name or a risk class. */
    isNamed: 'You are',
    your: 'your',
    you: 'you',
  },
  advisor: {
    isNamed: 'Your Customer is',
    your: 'your client’s',
    you: 'your client',
  },
} as const;

export type AudienceWords = (typeof audienceText)['investor' | 'advisor'];
