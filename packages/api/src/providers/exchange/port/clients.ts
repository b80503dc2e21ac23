import type { NomineeDraft } from '@prosperx/core/nominee';
import type { DeclarationFlag, Fatca, Gender, IncomeSlab, OccupationType, RefusedPart } from '@prosperx/core/profile';
import type { BusinessDate } from '@prosperx/core/time';

/** The part of an exchange that knows investors. */
export interface ClientRegistry {
  /** Registers a client, or replaces what is known of them: client master, FATCA declaration and account-opening form. A second call does no harm. */
  registerClient(client: ExchangeClient): Promise<ClientAnswer>;
  /** Returns what is known under our reference; null when it never arrived, or the exchange cannot be asked. */
  findClient(clientRef: string): Promise<ClientAnswer | null>;
}

interface BankOfClient {
  readonly account: string;
  readonly type: 'SB' | 'CB';
  readonly ifsc: string;
}

/** The fields of an investor that the exchange gets; '' and null where one is not known. */
export interface ExchangeClient {
  /** Ours, unique, and the name under which it is asked again. */
  readonly clientRef: string;
  /** Client code at the exchange. */
  readonly ucc: string;
  /** The exchange has this client code already: what is sent replaces what it holds. */
  readonly registered: boolean;
  readonly name: string;
  readonly pan: string;
  readonly taxStatus: string;
  readonly gender: Gender | null;
  readonly dateOfBirth: BusinessDate | null;
  /** null, as the two after it, of an investor who has not declared it: nothing is sent of them then. */
  readonly occupationType: OccupationType | null;
  readonly incomeSlab: IncomeSlab | null;
  readonly fatca: Fatca | null;
  readonly address: string;
  readonly pincode: string;
  readonly city: string;
  readonly state: string;
  readonly email: string;
  /** Ten digits. */
  readonly mobile: string;
  readonly emailDeclaration: DeclarationFlag;
  readonly mobileDeclaration: DeclarationFlag;
  /** The account that redemptions are paid to. */
  readonly bank: BankOfClient | null;
  /** The others that orders may be paid from, at most four. */
  readonly otherBanks: readonly BankOfClient[];
  readonly nominees: readonly NomineeDraft[];
  /** The account-opening form as a PDF, signature and FATCA declaration included. */
  readonly form: Uint8Array;
}

/** The answer to a registration. `reason` is in words that a person can act on; `part` is what it is about, null where the exchange does not say. */
export type ClientAnswer =
  | { readonly registered: true }
  | { readonly registered: false; readonly reason: string; readonly part: RefusedPart | null };
