import { type AccountCheck, needsCheque } from '#bank/index.js';
import { isKycStatus, mayOnboard } from '#kyc/index.js';
import { REGISTRATION_STATE, isProfileLocked, isRegisteredWithBse } from '#registration/index.js';
import { type DeclaredFacts, isFatcaDeclared } from './declared.js';

/** The parts of a profile that a refusal of the exchange can be about, where it names one. */
export const REFUSED_PARTS = ['identity', 'address', 'bank', 'nominees'] as const;
/** One of `REFUSED_PARTS`. */
export type RefusedPart = (typeof REFUSED_PARTS)[number];

interface Refusal {
  readonly exchangeRefusal: string | null;
  readonly refusedPart: RefusedPart | null;
  readonly isRefusalCorrected: boolean;
  /** 3 is registered, so that the steps are over. */
  readonly registeredWithBse: number;
}

const STEP_OF: Readonly<Record<RefusedPart, OnboardingStep>> = {
  identity: 'kyc',
  address: 'personal',
  bank: 'bank',
  nominees: 'occupation',
};

/** Returns the step that holds what the exchange refused, until that is changed; null when nothing is known to be corrected. */
export function stepToCorrect({ refusedPart, ...refusal }: Refusal): OnboardingStep | null {
  const isOver = refusal.exchangeRefusal === null || refusal.isRefusalCorrected || isRegisteredWithBse(refusal);
  return isOver || refusedPart === null ? null : STEP_OF[refusedPart];
}

/** The page of each step, below the address of the site. What is left to confirm is confirmed in the step before it. */
export const ONBOARDING_PATHS: Readonly<Record<OnboardingStep, string>> = {
  kyc: '/profile/kyc-details',
  personal: '/profile/personal-details',
  bank: '/profile/bank-details',
  risk: '/profile/risk-profile',
  occupation: '/profile/occupation-nominee-details',
  confirm: '/profile/occupation-nominee-details',
  done: '/profile/mandates/setup-mandate',
};

interface Progress {
  /** The first step that is not done. */
  readonly onboardingStep: OnboardingStep;
  /** 3 is registered with the exchange. */
  readonly registeredWithBse: number;
}

/**
 * Returns the page for a person who comes back to their onboarding: the first step that is not done, or the profile of a person who is
 * registered.
 */
export function onboardingPath({ onboardingStep, registeredWithBse }: Progress): string {
  return registeredWithBse === REGISTRATION_STATE.registered ? '/profile' : ONBOARDING_PATHS[onboardingStep];
}

/** The steps until an account can invest; `done` says that all of it was sent to the exchange. */
export const ONBOARDING_STEPS = ['kyc', 'personal', 'bank', 'risk', 'occupation', 'confirm', 'done'] as const;
/** One of `ONBOARDING_STEPS`. */
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** The parts of a profile for which the steps ask. */
export interface OnboardingFacts extends AccountCheck, DeclaredFacts {
  readonly pan: string | null;
  readonly panStatus: string | null;
  /** true once the date of birth in the KYC record, the bank or the identity provider has shown that the PAN is theirs. */
  readonly isPanProven: boolean;
  readonly gender: string | null;
  readonly dob: string | null;
  readonly primaryEmail: string | null;
  readonly address: string | null;
  readonly pincode: string | null;
  readonly isBankLinked: boolean;
  readonly bankAccountType: string | null;
  readonly cancelledChequeURL: string | null;
  readonly hasRiskProfile: boolean;
  readonly aadhar: string | null;
  readonly optIn: boolean | null;
  readonly signatureURL: string | null;
  /** 0 is not begun, 1 sent, 2 refused, 3 registered. */
  readonly registeredWithBse: number;
}

const isFilled = (...values: readonly (string | boolean | null)[]) =>
  values.every((value) => value !== null && value !== '');

type BankFacts = AccountCheck & Pick<OnboardingFacts, 'isBankLinked' | 'bankAccountType' | 'cancelledChequeURL'>;

function isBankDone({ isBankLinked, bankAccountType, cancelledChequeURL, ...check }: BankFacts): boolean {
  return isBankLinked && isFilled(bankAccountType) && (!needsCheque(check) || isFilled(cancelledChequeURL));
}

const isDone: Readonly<Record<Exclude<OnboardingStep, 'done'>, (facts: OnboardingFacts) => boolean>> = {
  // the bank may still prove whose the PAN is; after it nothing does but the KYC
  kyc: ({ pan, panStatus, isPanProven, ...facts }) =>
    isFilled(pan) && isKycStatus(panStatus) && mayOnboard(panStatus) && (isPanProven || !isBankDone(facts)),
  personal: ({ gender, dob, primaryEmail, address, pincode }) => isFilled(gender, dob, primaryEmail, address, pincode),
  bank: isBankDone,
  risk: ({ hasRiskProfile }) => hasRiskProfile,
  occupation: ({ aadhar, optIn, signatureURL, ...declared }) =>
    isFilled(aadhar, optIn, signatureURL) && isFatcaDeclared(declared),
  confirm: () => false,
};

/**
 * Returns the first step that is not done, on which a person goes on with any device. A profile that is sent or registered is done,
 * whatever is missing.
 */
export function onboardingStepOf(facts: OnboardingFacts): OnboardingStep {
  if (isProfileLocked(facts)) return 'done';
  return ONBOARDING_STEPS.find((step) => step === 'done' || !isDone[step](facts)) ?? 'done';
}
