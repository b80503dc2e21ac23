import { expect, it } from 'vitest';
import { onboardingPlaceOf } from './onboarding-place.js';

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
] as const)('at %s with registration %i one goes on at %s', (onboardingStep, registeredWithBse, place) => {
  expect(onboardingPlaceOf({ onboardingStep, registeredWithBse })).toBe(place);
});
