/** Words of the family on the portfolio page: who may see whose holdings, and what the family holds together. */
export const familyText = {
  title: 'Your family',
  asks: (advisor: string) =>
    `${advisor}, your advisor, asks which of these people may see what you hold here. Nobody sees anything until you allow it.`,
  stands: 'You decide who in your family sees what you hold here, and can change it at any time.',
  mine: {
    asked: 'You have not answered: they do not see what you hold',
    allowed: 'You let them see what you hold',
    declined: 'You do not let them see what you hold',
  },
  withdrawn: (day: string) => `You let them see what you hold, and withdrew it on ${day}`,
  ended: (name: string, day: string) =>
    `You let ${name} see what you hold until ${day}. It ended because one of you left the family.`,
  since: (what: string, day: string) => `${what}, since ${day}`,
  showsTheirs: 'They let you see what they hold',
  hidesTheirs: 'They do not let you see what they hold',
  allow: 'Allow',
  allowOf: (name: string) => `Allow ${name} to see what you hold`,
  decline: 'Decline',
  declineOf: (name: string) => `Decline to show ${name} what you hold`,
  stop: 'Stop showing',
  stopOf: (name: string) => `Stop showing ${name} what you hold`,
  dialogTitle: (name: string) => `Let ${name} see what you hold?`,
  sees: (name: string) =>
    `${name} will see, read only: the name of each scheme that you hold here, your units, what you invested and what it is worth.`,
  seesNot: 'They do not see folio numbers, transactions, orders, bank accounts or anything in your profile.',
  ends: 'It ends as soon as you stop it, leave the family or your advisor, or close your account.',
  keep: 'Not now',
  together: 'What you see of your family',
  own: 'You',
  sum: 'Together',
  asOf: (oldest: string, newest: string) =>
    `At the NAVs of ${oldest === newest ? newest : `${oldest} to ${newest}`}. Totals leave out anyone who has not given consent.`,
  noNav: 'No NAV yet',
  holdingsOf: (name: string) => `What ${name} holds`,
  holdsNothing: (name: string) => `${name} holds nothing here yet.`,
  scheme: 'Scheme',
  units: 'Units',
  invested: 'Invested',
  value: 'Value',
};
