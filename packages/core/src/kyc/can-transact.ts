import { isRegisteredWithBse } from '#registration/index.js';
import { isGrownMinor } from '#session/index.js';
import type { KycStatus } from './rules.js';

/** The transactions that a person may want to make. `stop` ends a SIP, STP, SWP or mandate and is never refused for KYC, nor to a minor who has turned 18. */
export const TRANSACTIONS = ['purchase', 'sip', 'stp', 'switch', 'swp', 'redeem', 'stop'] as const;
/** One of `TRANSACTIONS`. */
export type Transaction = (typeof TRANSACTIONS)[number];

/** The parts of a profile that decide whether its holder may transact. */
export interface Transactor {
  /** 3 is registered with the exchange. */
  readonly registeredWithBse: number;
  /** The account-type code: "01" individual, "02" minor … */
  readonly taxStatus: string;
  readonly majorStatus: string | null;
  /** They have declared what the exchange is told of their taxes: some were registered before it was asked. */
  readonly isFatcaDeclared: boolean;
  /** true when the advisor may not transact at present. */
  readonly agentNotAllowed: boolean;
}

/** Codes for why a transaction is refused; `transactRefusalText` has their words. */
export type TransactRefusal =
  | 'agent_not_allowed'
  | 'minor_grown_up'
  | 'not_onboarded'
  | 'fatca_missing'
  | 'kyc_unknown'
  | 'kyc_new_fund_house'
  | 'kyc_under_process'
  | 'kyc_not_compliant'
  | 'kyc_on_hold'
  | 'kyc_pan_in_doubt';

/** A permit covers `any` fund house, fund houses already invested in (`held`), or none, and then it is the reason. */
type Permit = 'any' | 'held' | TransactRefusal;

/**
 * The permit of each KYC status. The registries' rule since April 2024: validated may invest anywhere, registered only with fund houses
 * already invested in (a new one asks for KYC again), under process waits for its decision, all others do nothing.
 */
const kycPermits: Readonly<Record<KycStatus, Permit>> = {
  KYC_VALIDATED_STATUS: 'any',
  KYC_REGISTERED_STATUS: 'held',
  KYC_UNDER_PROCESS_STATUS: 'kyc_under_process',
  KYC_UNDER_PROCESS_STATUS_SHORT: 'kyc_under_process',
  KYC_NON_COMPLIANT_STATUS: 'kyc_not_compliant',
  KYC_NOT_AVAILABLE: 'kyc_not_compliant',
  KYC_HOLD_REJECTED_STATUS: 'kyc_on_hold',
  KYC_DUPLICATE_PAN_STATUS: 'kyc_pan_in_doubt',
  KYC_PAN_DOES_NOT_MATCH_STATUS: 'kyc_pan_in_doubt',
};

/** The transactions that may begin with a fund house in which nothing is held yet. */
const ENTERS_FUND_HOUSE: readonly Transaction[] = ['purchase', 'sip'];

/**
 * Returns why an account holder may not make a transaction; null when they may. It is the one rule of who may transact, for screens and
 * calls alike.
 * @param kyc null when the PAN was never checked
 * @param newFundHouse true when the account holds nothing with the fund house yet
 */
export function canTransact(
  profile: Transactor,
  kyc: KycStatus | null,
  transaction: Transaction,
  newFundHouse: boolean,
): TransactRefusal | null {
  if (isGrownMinor(profile) && transaction !== 'stop') return 'minor_grown_up';
  if (profile.agentNotAllowed) return 'agent_not_allowed';
  if (!isRegisteredWithBse(profile)) return 'not_onboarded';
  if (transaction === 'stop') return null;
  if (!profile.isFatcaDeclared && ENTERS_FUND_HOUSE.includes(transaction)) return 'fatca_missing';
  return kycRefusal(kyc, transaction, newFundHouse);
}

/** Returns what the KYC alone refuses, for any account holder; null when it refuses nothing. */
export function kycRefusal(
  kyc: KycStatus | null,
  transaction: Exclude<Transaction, 'stop'>,
  newFundHouse: boolean,
): TransactRefusal | null {
  if (kyc === null) return 'kyc_unknown';
  const permit = kycPermits[kyc];
  if (permit === 'any') return null;
  if (permit !== 'held') return permit;
  return newFundHouse && ENTERS_FUND_HOUSE.includes(transaction) ? 'kyc_new_fund_house' : null;
}
