import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KYC_STATUSES, mayOnboard } from '#kyc/rules.js';
import { ONBOARDING_STEPS, type OnboardingFacts, onboardingPath, onboardingStepOf } from './onboarding.js';

const complete: OnboardingFacts = {
  pan: 'AAAPR1234A',
  panStatus: 'KYC_VALIDATED_STATUS',
  isPanProven: true,
  gender: 'F',
  dob: '1990-01-31',
  primaryEmail: 'asha@example.com',
  address: '14 Lake View Road',
  pincode: '560001',
  isBankLinked: true,
  isBankUnchecked: false,
  otherNameAtBank: null,
  bankAccountType: 'SB',
  cancelledChequeURL: null,
  hasRiskProfile: true,
  occupationType: 'S',
  incomeSlab: '33',
  aadhar: '4417',
  optIn: false,
  signatureURL: '/signature',
  fatca: {},
  fatcaCompliant: true,
  registeredWithBse: 0,
};

const stepOfFact: readonly [keyof OnboardingFacts, (typeof ONBOARDING_STEPS)[number]][] = [
  ['pan', 'kyc'],
  ['panStatus', 'kyc'],
  ['gender', 'personal'],
  ['dob', 'personal'],
  ['primaryEmail', 'personal'],
  ['address', 'personal'],
  ['pincode', 'personal'],
  ['isBankLinked', 'bank'],
  ['bankAccountType', 'bank'],
  ['hasRiskProfile', 'risk'],
  ['occupationType', 'occupation'],
  ['incomeSlab', 'occupation'],
  ['aadhar', 'occupation'],
  ['optIn', 'occupation'],
  ['signatureURL', 'occupation'],
  ['fatca', 'occupation'],
  ['fatcaCompliant', 'occupation'],
];

const without = (facts: OnboardingFacts, fact: keyof OnboardingFacts): OnboardingFacts => ({
  ...facts,
  [fact]: typeof complete[fact] === 'boolean' && fact !== 'optIn' ? false : null,
});

describe('onboardingStepOf', () => {
  it.each(stepOfFact)('answers a profile without %s with %s', (fact, step) => {
    expect(onboardingStepOf(without(complete, fact))).toBe(step);
  });

  it.each([{ isBankUnchecked: true }, { otherNameAtBank: 'ANOTHER PERSON' }])(
    'asks for a cancelled cheque with %j, and else for none',
    (check) => {
      expect(onboardingStepOf({ ...complete, ...check })).toBe('bank');
      expect(onboardingStepOf({ ...complete, ...check, cancelledChequeURL: '/cheque' })).toBe('confirm');
      expect(onboardingStepOf(complete)).toBe('confirm');
    },
  );

  it('returns the first of the steps that lack something', () => {
    fc.assert(
      fc.property(fc.subarray([...stepOfFact], { minLength: 1 }), (missing) => {
        const facts = missing.reduce((all, [fact]) => without(all, fact), complete);
        const first = Math.min(...missing.map(([, step]) => ONBOARDING_STEPS.indexOf(step)));
        expect(onboardingStepOf(facts)).toBe(ONBOARDING_STEPS[first]);
      }),
    );
  });

  it('asks for the proof of a PAN after the bank, which may have given it', () => {
    const unproven = { ...complete, isPanProven: false };
    expect(onboardingStepOf(unproven)).toBe('kyc');
    expect(onboardingStepOf({ ...unproven, isBankLinked: false, gender: null })).toBe('personal');
    expect(onboardingStepOf({ ...unproven, isBankUnchecked: true })).toBe('bank');
    expect(onboardingStepOf({ ...unproven, registeredWithBse: 3 })).toBe('done');
  });

  it.each(KYC_STATUSES)('goes past the KYC with %s only where that may onboard', (panStatus) => {
    expect(onboardingStepOf({ ...complete, panStatus })).toBe(mayOnboard(panStatus) ? 'confirm' : 'kyc');
  });

  it('returns confirm when all is filled in, and again after a refusal', () => {
    expect(onboardingStepOf(complete)).toBe('confirm');
    expect(onboardingStepOf({ ...complete, registeredWithBse: 2 })).toBe('confirm');
    expect(onboardingStepOf({ ...complete, registeredWithBse: 2, address: null })).toBe('personal');
  });

  it.each([1, 3])('returns done once the profile is sent or registered (%i), whatever was asked for later', (state) => {
    expect(onboardingStepOf({ ...without(complete, 'aadhar'), registeredWithBse: state })).toBe('done');
  });
});

describe('onboardingPath', () => {
  it.each([
    ['kyc', 0, '/profile/kyc-details'],
    ['personal', 0, '/profile/personal-details'],
    ['bank', 0, '/profile/bank-details'],
    ['risk', 2, '/profile/risk-profile'],
    ['occupation', 0, '/profile/occupation-nominee-details'],
    ['confirm', 0, '/profile/occupation-nominee-details'],
    ['confirm', 2, '/profile/occupation-nominee-details'],
    ['done', 1, '/profile/mandates/setup-mandate'],
    ['done', 3, '/profile'],
  ] as const)('leads from %s with registration %i to %s', (onboardingStep, registeredWithBse, place) => {
    expect(onboardingPath({ onboardingStep, registeredWithBse })).toBe(place);
  });
});
