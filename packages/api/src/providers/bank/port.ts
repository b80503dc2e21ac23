/** An account about which the bank is asked. */
export interface AccountQuestion {
  /** Ours: the same for the same account of the same profile on one day, so that asking again deposits nothing more. */
  readonly ref: string;
  readonly account: string;
  readonly ifsc: string;
  /** Name of the person who claims the account. */
  readonly name: string;
}

/** The bank's answer. `serverDown`: it does not answer at present. */
export type AccountAnswer =
  | { readonly kind: 'verified'; /** The name as the bank writes it. */ readonly holderName: string }
  | { readonly kind: 'wrongAccount' | 'wrongIfsc' | 'notActive' | 'serverDown' };

/** Deposits Rs 1 into an account to learn the name of its holder. */
export interface BankVerification {
  /** Rejects when no answer came, which counts as `serverDown`. */
  verify(question: AccountQuestion): Promise<AccountAnswer>;
}

export interface PictureOfCheque {
  readonly bytes: Uint8Array;
  /** The name that its owner gave it. */
  readonly name: string;
}

/** The account and IFSC on a cheque; null: it cannot be read. */
export interface ReadCheque {
  readonly account: string | null;
  readonly ifsc: string | null;
}

/** Reads account number and IFSC from the picture of a cheque. */
export interface ChequeReader {
  /** Rejects when no answer came, which counts as nothing read. */
  read(picture: PictureOfCheque): Promise<ReadCheque>;
}
