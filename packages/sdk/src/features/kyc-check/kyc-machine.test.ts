import type { KycDetails } from '@prosperx/core/kyc';
import { describe, expect, it } from 'vitest';
import { type Action, firstStep, nextStep } from './kyc-machine.js';

const details: KycDetails = {
  status: 'KYC_NOT_AVAILABLE',
  rawStatus: 'NOT AVAILABLE',
  isPanProven: false,
  kycName: '',
  formerName: null,
  error: null,
  duplicateMobNo: null,
};
const said: Action = { type: 'said', pan: 'NOTAV0001A', details, isAskedFor: true };
const asked: Action = { type: 'asked', pan: 'NOTAV0001A' };
const run = (...actions: Action[]) => actions.reduce(nextStep, firstStep);

describe('the KYC machine', () => {
  it('shows what was said until the PAN is edited', () => {
    expect(run(asked, said)).toMatchObject({ name: 'answered', details });
    expect(run(asked, said, { type: 'edited' })).toBe(firstStep);
  });

  it('remembers the page of the provider for this answer alone', () => {
    const begun: Action = { type: 'begun', url: 'https://kyc.example/1' };
    expect(run(asked, said, begun)).toMatchObject({ begun: 'https://kyc.example/1' });
    expect(run(begun)).toBe(firstStep);
    expect(run(asked, said, begun, asked, said)).toMatchObject({ begun: null });
  });

  it('drops the answer about a PAN that was edited while it was on the way', () => {
    expect(run(asked, { type: 'edited' }, said)).toBe(firstStep);
    expect(run(asked, { type: 'asked', pan: 'OTHER0001A' }, said)).toMatchObject({ name: 'asking' });
  });

  it('takes what changed elsewhere of the PAN that is shown, and of no other', () => {
    const begun: Action = { type: 'begun', url: 'https://kyc.example/1' };
    const validated = { ...details, status: 'KYC_VALIDATED_STATUS' } as const;
    const changed: Action = { type: 'changed', pan: 'NOTAV0001A', details: validated };
    expect(run(asked, said, begun, changed)).toMatchObject({ details: validated, isAskedFor: true, begun: null });
    expect(run(asked, said, { ...changed, pan: 'OTHER0001A' })).toMatchObject({ details });
    expect(run(asked, changed)).toMatchObject({ name: 'asking' });
  });
});
