import { kycRefusal, type KycStatus } from '@prosperx/core/kyc';
import type { HeldKyc } from '@prosperx/core/operator';

/** The words of the accounts blocked by KYC. */
export const kycText = {
  title: 'Accounts blocked by KYC',
  text: 'These people cannot buy until their KYC is fixed. The registry decides: ask it again once a person says that their KYC is fixed.',
  none: 'No account is blocked',
  noneText: 'An account comes here when the registry says that its KYC is on hold, incomplete or another person’s.',
  holder: 'Account holder',
  noPan: 'No PAN',
  status: 'Status',
  statuses: {
    KYC_HOLD_REJECTED_STATUS: 'On hold or rejected: to be done on paper',
    KYC_NON_COMPLIANT_STATUS: 'Not complete: to be done with the identity provider',
    KYC_DUPLICATE_PAN_STATUS: 'The PAN belongs to another account here: find out whose it is',
    KYC_PAN_DOES_NOT_MATCH_STATUS: 'The PAN has another name: compare with the PAN card',
  } satisfies Record<HeldKyc['status'], string>,
  says: (words: string) => `The registry: ${words}`,
  checked: 'Asked',
  sent: 'Last sent to KYC provider',
  never: 'Never',
  advisor: 'advisor',
  action: 'Action',
  check: 'Ask again',
  checkOf: (name: string) => `Ask again about the KYC of ${name}`,
  checkTitle: 'Ask the registry again?',
  checkText: 'A look-up is charged. The answer is kept with the account, as if its holder had asked.',
  /** What an account can buy by what the registry has just answered. */
  answered(status: KycStatus): string {
    if (status === 'KYC_NOT_AVAILABLE')
      return 'The registry has no KYC for this PAN. The account cannot buy until its holder completes the KYC in the app.';
    const refusal = kycRefusal(status, 'purchase', true);
    if (refusal === null) return 'The KYC is validated: this account can buy again.';
    if (refusal === 'kyc_new_fund_house')
      return 'The KYC is registered: this account can buy again from fund houses that it holds through ProsperX, and from others once the KYC is validated.';
    if (refusal === 'kyc_under_process')
      return 'The KYC is under process: this account cannot buy until the registry has decided.';
    return 'The KYC still blocks this account.';
  },
};
