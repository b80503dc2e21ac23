import type { BankAccountType, BankChange } from '@prosperx/core/bank';

/** What the form of another bank account asks. */
export interface NewAccount {
  readonly kind: BankChange | '';
  readonly bankAccountNumber: string;
  readonly again: string;
  readonly ifscCode: string;
  readonly bankAccountType: BankAccountType | '';
  /** The address of the picture; the field itself sends it. */
  readonly cheque: string;
}

export const noAccount: NewAccount = {
  kind: '',
  bankAccountNumber: '',
  again: '',
  ifscCode: '',
  bankAccountType: '',
  cheque: '',
};
