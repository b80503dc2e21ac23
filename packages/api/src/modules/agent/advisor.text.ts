import { REFUSAL_CAUSES, refusalCauseText } from '@prosperx/core/agent';

const numbers = (arn: string, euin: string | null) => [arn, ...(euin === null ? [] : [euin])].join(', ');
const given = (arn: string, euin: string | null) => `--arn ${arn}${euin === null ? '' : ` --euin ${euin}`}`;

export const advisorCommandText = {
  usage:
    'Give the code of an advisor and what is to be known of them, such as: npm run advisor -- AG2001 --name "Asha Pillai", or: npm run advisor -- AG2001 --verified --arn ARN-123456 --euin E123456 --phone 9820012345. --log-out ends their sessions. Certificates that are not right are refused by: npm run advisor -- AG2001 --refused picture --because "The card cannot be read." --arn ARN-123456 --euin E123456',
  badCause: (cause: string) =>
    [
      `"${cause}" is not a cause. The advisor is told what is wrong, so give --refused one of these:`,
      ...REFUSAL_CAUSES.map((known) => `  ${known.padEnd(14)}${refusalCauseText[known]}`),
    ].join('\n'),
  isVerified: (code: string, arn: string) =>
    `Nothing is changed: ${arn} is verified. Take that back first: npm run advisor -- ${code} --not-verified`,
  badCode: (code: string) =>
    `"${code}" cannot be the code of an advisor: use up to 40 letters, digits, hyphens and underscores.`,
  badPhone: (phone: string) =>
    `"${phone}" is not a phone number: give its ten digits, such as --phone 9820012345. Nothing is changed.`,
  noName: (code: string) => `There is no advisor "${code}" yet: give their name too, by --name.`,
  /** What was checked may be another number than the one that stands there by now. */
  otherNumbers: (code: string, arn: string | null, euin: string | null) =>
    arn === null
      ? `Nothing is changed: ${code} has no ARN. Without one give no --arn and no --euin.`
      : `Nothing is changed: ${code} has ${numbers(arn, euin)} now. Check that with AMFI and give it: npm run advisor -- ${code} --verified ${given(arn, euin)}`,
  refused: (arn: string, cause: string) => `${arn} was refused: ${cause}`,
  none: 'No advisors yet.',
  arn: {
    missing: (_code: string, _arn: string, _euin: string | null) => 'no longer in force',
    waiting: (code: string, arn: string, euin: string | null) =>
      `waiting for verification: npm run advisor -- ${code} --verified ${given(arn, euin)}`,
    verified: (_code: string, _arn: string, _euin: string | null) => 'verified',
  },
};
