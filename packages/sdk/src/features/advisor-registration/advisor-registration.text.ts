import { certificateErrorText } from '@prosperx/core/agent';
import { errorTextIn } from '@prosperx/core/errors';

/** Returns the sentence of a code, by the rules or by the server. */
export const registrationErrorMessage = (code: string): string => errorTextIn(code, certificateErrorText);

export const registrationText = {
  advisorsOnly: 'Only advisors register here',
  advisorsOnlyText: 'Open this page from your partner app.',
  failed: 'Your certificates could not be read',
  intro:
    'Register as a sub-broker to sell mutual funds. It takes your NISM certificate and, if you have one, your ARN.',
  nismHolder: 'Are you NISM certified?',
  arnHolder: 'Are you an ARN holder?',
  yes: 'Yes',
  no: 'No',
  nismTitle: 'NISM certificate',
  nismCode: 'NISM certification number',
  testDate: 'Test date',
  validTill: 'NISM valid till',
  nismPicture: 'Picture of your NISM certificate',
  nismPictureHint: 'Needed once the number has 10 digits.',
  arnTitle: 'ARN',
  arnCode: 'ARN number',
  euin: 'EUIN',
  validFrom: 'ARN valid from',
  validTo: 'ARN valid to',
  arnPicture: 'Picture of your ARN card',
  arnPictureHint: 'Needed once the ARN number is entered.',
  pictureFirst: 'Enter the ARN number first.',
  terms: 'I confirm that these certificates are mine and valid, and agree to the',
  termsLink: 'terms of use',
  submit: 'Submit',
  lockedTitle: 'Your registration is locked',
  lockedUntil: (time: string) => `It has no ARN. It is reset at ${time}, and you can then register again.`,
  lockedArn: (arn: string) => `${arn} is registered for you. To change it, contact support.`,
  mappedAdvice: 'Refresh the page and use another ARN number.',
  successTitle: 'You are registered',
  success: (arn: string | null) =>
    arn === null
      ? 'Your NISM certificate is registered. Add your ARN once you have it.'
      : `${arn} is submitted and waiting for verification. You can transact for customers once it is verified.`,
  successVerified: (arn: string) => `Your certificates are saved. ${arn} stays verified.`,
  successRenewed: (arn: string, until: string) =>
    `${arn} is submitted and waiting for verification. Until ${until} you transact for customers as before.`,
  giveUpTitle: (arn: string) => `Give up ${arn}?`,
  giveUpText:
    'Without it you cannot transact for customers and earn no commission on their orders. If you enter it again later, it has to be verified again.',
  giveUp: 'Give it up',
  keepArn: 'Keep it',
  notCertified: 'Your answer is saved. Register your certificates once you have them.',
  done: 'Done',
  stored: (code: string) => `Stored as ${code}`,
};
