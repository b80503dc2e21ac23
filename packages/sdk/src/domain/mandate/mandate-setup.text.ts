import { errorTextIn } from '@prosperx/core/errors';
import { formatMoney } from '@prosperx/core/format';
import { spoken } from '@prosperx/core/language';
import {
  approvalTime,
  type MandateBounds,
  MANDATE_LIMIT_ERRORS,
  MANDATE_MAX_YEARS,
  type MandateLimitError,
  mandateEndText,
  mandateLimitText,
  type MandateMethod,
} from '@prosperx/core/mandate';
import type { Paise } from '@prosperx/core/money';

const isLimitError = (code: string): code is MandateLimitError => MANDATE_LIMIT_ERRORS.some((one) => one === code);

/** Returns what is wrong with a field of the set-up; the sentences for limits name the bounds. */
export const setupMessage = /* @__PURE__ */ spoken({
  setupMessage: (code: string, facts: { readonly bounds: MandateBounds; readonly sipTotal: Paise }): string => {
    if (isLimitError(code)) return mandateLimitText(code, { ...facts, method: 'paper' });
    return errorTextIn(code, mandateEndText, { declaration_required: 'Please confirm the declaration' });
  },
});

export const mandateSetupText = {
  form: 'AutoPay mandate',
  bank: 'Bank account',
  from: (name: string, account: string) => `${name} ${account}`,
  type: 'Type',
  online: 'Online',
  onlineText: (hasUpi: boolean) => `Approved within ${approvalTime('netBanking')}${hasUpi ? ', by UPI at once' : ''}`,
  paper: 'Paper form',
  paperText: `Approved within ${approvalTime('paper')}`,
  onlyPaper: 'This mandate is set up on paper',
  onlyPaperStatus: 'Only accounts of individuals can use online mandates.',
  onlyPaperBank: 'This bank does not offer online mandates.',
  limit: 'Mandate limit',
  most: (amount: Paise) => `Up to ${formatMoney(amount)}`,
  limitHint: 'The most that a single debit can be. It is a ceiling, not what is debited.',
  sips: (amount: Paise) => `Your SIPs add up to ${formatMoney(amount)} a month.`,
  verify: 'Verify with',
  methodText: {
    upi: 'Approve once in your UPI app',
    netBanking: 'Log in on your bank’s page',
    debitCard: 'Card number and PIN on your bank’s page',
  } satisfies Record<Exclude<MandateMethod, 'paper'>, string>,
  end: 'Last day (optional)',
  endHint: `DD/MM/YYYY. Left empty, the mandate runs for ${MANDATE_MAX_YEARS} years, or until you cancel it.`,
  declared: 'Please confirm the declaration to continue.',
  chooseMethod: 'Please choose how to verify to continue.',
  correctLimit: 'Please enter a limit that fits to continue.',
  correctEnd: 'Please correct the last day to continue.',
  toBank: 'Go to your bank',
  toUpi: 'Go to your UPI app',
  getForm: 'Get the form',
  redirecting: "Just a moment... Redirecting to your bank's portal",
  secondsLeft: (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
  preparing: 'The exchange is preparing your mandate.',
  stop: 'Not now',
  unfinished: 'You have not approved this mandate yet',
  unfinishedText: {
    bank: 'You left before you approved it at your bank. Go to your bank again to finish.',
    upi: 'You left before you approved it in your UPI app. Go to your UPI app again to finish.',
  },
  rejectedTitle: 'Your last mandate was not approved',
  bankWindow: { bank: 'Approve the mandate at your bank', upi: 'Approve the mandate in your UPI app' },
  bankWindowText: {
    bank: 'Your bank’s page opens in a window of its own. This page continues by itself when you have approved.',
    upi: 'The page of the mandate opens in a window of its own, and leads to your UPI app. This page continues by itself when you have approved.',
  },
  openBank: { bank: 'Open your bank’s page', upi: 'Open the page of the mandate' },
  changeDetails: 'Change details',
  paperTitle: 'Sign, scan and upload the form',
  steps: {
    download: 'Download the form and print it',
    sign: 'Sign it as at your bank',
    upload: 'Scan or photograph the whole page, and upload it',
  },
  download: 'Download form',
  scan: 'Scan of the signed form',
  scanHint: 'jpeg, jpg or tiff, less than 2 MB',
  choose: 'Choose a file',
  sending: 'Uploading the scan',
  uploaded: (name: string) => `${name} is uploaded`,
  uploadFirst: 'Upload the signed form to continue.',
  setUp: 'Set up mandate',
  success: {
    paper: 'You have successfully registered for mandate. You can expect approval within next 20 days.',
    upi: 'Your mandate is being confirmed. By UPI this takes a moment; if you have not approved it in your UPI app, please do so.',
    online: `Your bank has your mandate. You can expect approval within ${approvalTime('netBanking')}.`,
    approved: 'AutoPay is on: your future SIP instalments are debited by this mandate.',
  },
  successTitle: 'Mandate set up',
  rejected: 'Mandate not approved',
  tryAgain: 'Set up another one',
  explore: 'Explore Mutual Funds',
  startInvesting: 'Start Investing',
  pay: 'Continue to payment',
  seeMandates: 'See mandates',
  failed: 'The mandate could not be prepared',
  notRegistered: 'A mandate can be set up once the account is open',
};
