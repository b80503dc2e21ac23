/** How a nominee is identified; the codes of the wire (specification, onboarding, section 3). */
export const NOMINEE_ID_TYPES = ['1', '2', '3'] as const;
export type NomineeIdType = (typeof NOMINEE_ID_TYPES)[number];
export const PAN_ID: NomineeIdType = '1';
export const AADHAAR_ID: NomineeIdType = '2';
export const LICENCE_ID: NomineeIdType = '3';

/** A nominee as he is typed: text throughout, by the names of the wire. */
export interface NomineeDraft {
  readonly nomineeName: string;
  /** One of RELATIONSHIPS. */
  readonly relationship: string;
  /** Per cent with at most two decimals. */
  readonly nomineePercentage: string;
  readonly isNomineeMinor: boolean;
  /** `YYYY-MM-DD`; of a minor alone, as is the guardian. */
  readonly nomineeDOB: string;
  readonly guardianName: string;
  readonly nomineeIdentityType: string;
  /** A PAN, the last four digits of an Aadhaar, or the number of a driving licence. */
  readonly nomineeIDNumber: string;
  readonly nomineeEmail: string;
  readonly nomineeMobile: string;
  readonly nomineeAddress: string;
  readonly nomineePincode: string;
}
export type NomineeField = keyof NomineeDraft;

export const blankNominee: NomineeDraft = {
  nomineeName: '',
  relationship: '',
  nomineePercentage: '',
  isNomineeMinor: false,
  nomineeDOB: '',
  guardianName: '',
  nomineeIdentityType: PAN_ID,
  nomineeIDNumber: '',
  nomineeEmail: '',
  nomineeMobile: '',
  nomineeAddress: '',
  nomineePincode: '',
};
