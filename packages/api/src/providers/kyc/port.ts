import type { KycStatus } from '@prosperx/core/kyc';
import type { Gender } from '@prosperx/core/profile';
import type { BusinessDate } from '@prosperx/core/time';

/** A KYC registry's answer about a PAN. */
export interface KycAnswer {
  readonly status: KycStatus;
  /** Its own word, to the letter. */
  readonly rawStatus: string;
  /** The name as the registry writes it, titles included; '' where it holds none. */
  readonly name: string;
  /** The reason why the KYC is not in order; null without one. */
  readonly error: string | null;
}

/** The person who begins a KYC. */
export interface KycPerson {
  readonly pan: string;
  readonly name: string;
  readonly email: string;
  /** Ten digits. */
  readonly mobile: string;
  /** The address that the person is sent back to, with `requestId` in the query. */
  readonly callbackUrl: string;
}

/** The details that a person let the provider share. */
export interface SharedIdentity {
  readonly name: string;
  readonly dateOfBirth: BusinessDate | null;
  readonly gender: Gender | null;
  readonly address: string;
  readonly pincode: string;
  /** A code of the exchange's list, such as "01" private sector service. */
  readonly occupationCode: string | null;
}

/** The details that a person let the provider share, with the PAN that it saw: who shares another's card than they asked for proves nothing. */
export interface ProvenIdentity extends SharedIdentity {
  readonly pan: string;
}

/** What a KYC registry says of a PAN. */
export type RegistryAnswer = Omit<KycAnswer, 'name'>;

/** The registry of KYCs. Rejects when nothing is known. */
export interface KycRegistry {
  statusOf(pan: string): Promise<RegistryAnswer>;
}

/** The KYC registry and the identity provider before it. Every call may reject: nothing is known then. */
export interface KycProvider {
  /** @param name how the account holder is called here, which registries compare */
  lookUp(pan: string, name: string): Promise<KycAnswer>;
  /** Opens the record of a PAN, as registries do, by the date of birth in it; null for another date. */
  openRecord(pan: string, dateOfBirth: BusinessDate): Promise<SharedIdentity | null>;
  /** Begins a KYC; `url` is the provider's page for the person. */
  begin(person: KycPerson): Promise<{ readonly requestId: string; readonly url: string }>;
  /** null while nothing was shared, or when it was refused. */
  result(requestId: string): Promise<ProvenIdentity | null>;
  /** Compares the twelve digits of an Aadhaar number, which are kept nowhere, with what is known of a PAN; false where they are another's. */
  isAadhaarOf(pan: string, aadhaar: string): Promise<boolean>;
}
