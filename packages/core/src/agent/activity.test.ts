import { describe, expect, it } from 'vitest';
import { activityKindOf } from './activity.js';

describe('activityKindOf', () => {
  it.each([
    ['saveInvestment', 'cart'],
    ['requestApproval', 'approval'],
    ['updateProfile', 'details'],
    ['sendProfileOtp', 'code'],
    ['verifyStpOtp', 'code'],
    ['sharePayment', 'sent'],
    ['shareMandateSetupLink', 'sent'],
    ['activateMandate', 'mandate'],
    ['registerStpSwp', 'plan'],
    ['redeemRequest', 'sale'],
    ['pauseSip', 'sip'],
    ['skipInstalment', 'sip'],
    ['addToProposal', 'approval'],
    ['somethingNew', 'other'],
  ])('says that %s is of the kind %s', (call, kind) => {
    expect(activityKindOf(call)).toBe(kind);
  });
});
