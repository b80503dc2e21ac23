import type { NomineeDraft } from '@prosperx/core/nominee';
import type { DeclarationFlag, Gender, IncomeSlab, OccupationType, RefusedPart } from '@prosperx/core/profile';
import type { BusinessDate } from '@prosperx/core/time';

/** What the exchange is told of an investor; '' and null where it is not known. */
export interface ExchangeClient {
  /** Ours, unique, and the name under which it is asked again. */
  readonly clientRef: string;
  /** Client code at the exchange. */
  readonly ucc: string;
  /** It has this client code already: what is told replaces what it holds. */
  readonly registered: boolean;
  readonly name: string;
  readonly pan: string;
  readonly taxStatus: string;
  readonly gender: Gender | null;
  readonly dateOfBirth: BusinessDate | null;
  readonly occupationType: OccupationType;
  readonly incomeSlab: IncomeSlab;
  readonly address: string;
  readonly pincode: string;
  readonly city: string;
  readonly state: string;
  readonly email: string;
  /** Ten digits. */
  readonly mobile: string;
  readonly emailDeclaration: DeclarationFlag;
  readonly mobileDeclaration: DeclarationFlag;
  readonly bank: { readonly account: string; readonly type: 'SB' | 'CB'; readonly ifsc: string } | null;
  readonly nominees: readonly NomineeDraft[];
  /** The account-opening form as a PDF, signature and FATCA declaration included. */
  readonly form: Uint8Array;
}

/** What became of it. `reason` is in words that a person can act on; `part` is what it is about, null where the exchange does not tell. */
export type ClientAnswer =
  | { readonly registered: true }
  | { readonly registered: false; readonly reason: string; readonly part: RefusedPart | null };
