import { describe, expect, it } from 'vitest';
import { canTransact, type Transaction, TRANSACTIONS, type TransactRefusal } from './can-transact.js';
import { kycPermitText, transactRefusalText } from './kyc.text.js';
import { KYC_STATUSES, type KycStatus } from './rules.js';

const onboarded = {
  registeredWithBse: 3,
  taxStatus: '01',
  majorStatus: null,
  agentNotAllowed: false,
  isFatcaDeclared: true,
};
const houses = [true, false];

/** The whole table as one reads it: a row a status; what is said of a fund house that is new, one that is held, and taking money out. */
const table: Readonly<
  Record<KycStatus, readonly [TransactRefusal | null, TransactRefusal | null, TransactRefusal | null]>
> = {
  KYC_VALIDATED_STATUS: [null, null, null],
  KYC_REGISTERED_STATUS: ['kyc_new_fund_house', null, null],
  KYC_UNDER_PROCESS_STATUS: ['kyc_under_process', 'kyc_under_process', 'kyc_under_process'],
  KYC_UNDER_PROCESS_STATUS_SHORT: ['kyc_under_process', 'kyc_under_process', 'kyc_under_process'],
  KYC_NON_COMPLIANT_STATUS: ['kyc_not_compliant', 'kyc_not_compliant', 'kyc_not_compliant'],
  KYC_NOT_AVAILABLE: ['kyc_not_compliant', 'kyc_not_compliant', 'kyc_not_compliant'],
  KYC_HOLD_REJECTED_STATUS: ['kyc_on_hold', 'kyc_on_hold', 'kyc_on_hold'],
  KYC_DUPLICATE_PAN_STATUS: ['kyc_pan_in_doubt', 'kyc_pan_in_doubt', 'kyc_pan_in_doubt'],
  KYC_PAN_DOES_NOT_MATCH_STATUS: ['kyc_pan_in_doubt', 'kyc_pan_in_doubt', 'kyc_pan_in_doubt'],
};
const entering: readonly Transaction[] = ['purchase', 'sip'];
const within: readonly Transaction[] = ['stp', 'switch', 'swp', 'redeem'];

describe.each(KYC_STATUSES)('canTransact with %s', (status) => {
  const [whenNew, whenHeld, within_] = table[status];

  // Trust G4: each status by each transaction, new and held
  it.each(entering)('judges %s with a new fund house and with one that is held', (transaction) => {
    expect(canTransact(onboarded, status, transaction, true)).toBe(whenNew);
    expect(canTransact(onboarded, status, transaction, false)).toBe(whenHeld);
  });

  it.each(within)('judges %s of what is held', (transaction) => {
    for (const isNew of houses) expect(canTransact(onboarded, status, transaction, isNew)).toBe(within_);
  });

  it('always allows to stop what runs', () => {
    for (const isNew of houses) expect(canTransact(onboarded, status, 'stop', isNew)).toBeNull();
  });
});

const everything = [...KYC_STATUSES, null].flatMap((status) =>
  TRANSACTIONS.flatMap((transaction) => houses.map((isNew) => [status, transaction, isNew] as const)),
);

describe('canTransact', () => {
  it.each([
    ['is not with the exchange', { ...onboarded, registeredWithBse: 0 }, 'not_onboarded'],
    ['was sent to the exchange', { ...onboarded, registeredWithBse: 1 }, 'not_onboarded'],
    ['was refused by the exchange', { ...onboarded, registeredWithBse: 2 }, 'not_onboarded'],
    ['has an agent who may not', { ...onboarded, agentNotAllowed: true }, 'agent_not_allowed'],
  ] as const)('refuses everything to an account that %s', (_, profile, refusal) => {
    for (const [status, transaction, isNew] of everything)
      expect(canTransact(profile, status, transaction, isNew)).toBe(refusal);
  });

  it('allows a minor who has turned 18 only to stop', () => {
    const grown = { ...onboarded, taxStatus: '02', majorStatus: 'MAJOR' };
    for (const [status, transaction, isNew] of everything)
      expect(canTransact(grown, status, transaction, isNew)).toBe(transaction === 'stop' ? null : 'minor_grown_up');
  });

  it('allows a minor the same through their guardian', () => {
    const minor = { ...onboarded, taxStatus: '02' };
    for (const [status, transaction, isNew] of everything)
      expect(canTransact(minor, status, transaction, isNew)).toBe(canTransact(onboarded, status, transaction, isNew));
  });

  it('refuses what invests, and nothing that takes out or stops, to an investor who has not declared their taxes', () => {
    const refused = TRANSACTIONS.filter((transaction) =>
      canTransact({ ...onboarded, isFatcaDeclared: false }, 'KYC_VALIDATED_STATUS', transaction, false),
    );
    expect(refused).toEqual(entering);
  });

  it('allows only to stop while the PAN was never checked', () => {
    for (const transaction of TRANSACTIONS)
      expect(canTransact(onboarded, null, transaction, false)).toBe(transaction === 'stop' ? null : 'kyc_unknown');
  });

  it('has at most two sentences for each refusal', () => {
    for (const text of Object.values(transactRefusalText))
      expect(text.split(/\.(?= |$)/).filter(Boolean).length).toBeLessThan(3);
  });

  it.each([...KYC_STATUSES, null])('explains %s by what it refuses, in the words of a refused order', (status) => {
    const refusal = canTransact(onboarded, status, 'purchase', true);
    expect(kycPermitText(status)).toBe(
      refusal ? transactRefusalText[refusal] : 'KYC is validated, which allows investing in any scheme.',
    );
  });
});
