import type { SkipLinkState } from '@prosperx/core/sip';

/** Words of the page to which the link of a reminder leads. */
export const skipInstalmentText = {
  failed: 'The instalment could not be loaded.',
  invalid: 'This link is not valid or has expired',
  invalidHelp: 'You can see and skip your instalments in My SIPs.',
  mySips: 'My SIPs',
  titles: {
    open: 'Skip this SIP instalment?',
    skipped: 'This instalment is skipped',
    late: 'It is too late to skip this instalment',
    gone: 'This instalment will not be debited',
  } satisfies Record<SkipLinkState, string>,
  open: (amount: string, scheme: string, date: string) =>
    `${amount} is to be debited on ${date} for your SIP in ${scheme}.`,
  skipped: (amount: string, scheme: string, date: string) =>
    `${amount} will not be debited on ${date} for your SIP in ${scheme}.`,
  late: (date: string, until: string) =>
    `The exchange already has the instalment of ${date}. It could be skipped until ${until}.`,
  gone: 'The SIP was changed, stopped or paused since we wrote to you.',
  next: (date: string) => `The next instalment is on ${date}.`,
  nextIfSkipped: (date: string) => `If you skip it, the next one is on ${date}.`,
  until: (date: string) => `You can skip it until ${date}.`,
  skip: 'Skip this instalment',
};
