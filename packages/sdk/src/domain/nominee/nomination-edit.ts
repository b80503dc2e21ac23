import { formatDateNumeric, parseDateNumeric } from '@prosperx/core/format';
import {
  blankNominee,
  equalShares,
  type Nomination,
  type NomineeDraft,
  type NomineeField,
  PAN_ID,
  specificationRules,
  toPercent,
} from '@prosperx/core/nominee';
import { businessDate } from '@prosperx/core/time';

/** A date of birth of the wire (YYYY-MM-DD) as it is read and typed (DD/MM/YYYY); what is no date stays as it is. */
export function typedBirth(wire: string): string {
  try {
    return formatDateNumeric(businessDate(wire));
  } catch {
    return wire;
  }
}

/** What was typed, for the wire; what is no date stays as it is, for the rules to refuse. */
export const wireBirth = (typed: string): string => parseDateNumeric(typed) ?? typed;

export type FieldRefusals = { readonly [Field in NomineeField]?: string | undefined };

/** A nominee as he stands in the form. */
export interface ListedNominee {
  /** Stays his own when another is removed. */
  readonly id: number;
  /** Its date of birth as it is typed. */
  readonly draft: NomineeDraft;
  /** Fields that were left: what is wrong with them shows. */
  readonly left: readonly NomineeField[];
  /** Codes of what the server, or a look-up, refused; until the field is changed. */
  readonly refused: FieldRefusals;
}

export interface NominationEdit {
  /** null: not chosen yet. */
  readonly optIn: boolean | null;
  readonly listed: readonly ListedNominee[];
}

export interface SavedNomination extends Pick<Nomination, 'nominees'> {
  readonly optIn: boolean | null;
}

const list = (draft: NomineeDraft, id: number): ListedNominee => ({
  id,
  draft: {
    ...draft,
    nomineeDOB: typedBirth(draft.nomineeDOB),
    // named before an identity was asked for
    nomineeIdentityType: draft.nomineeIdentityType || PAN_ID,
  },
  left: [],
  refused: {},
});

/** What is typed starts with what is saved; there is always one nominee to fill in. */
export function editOf({ optIn, nominees }: SavedNomination): NominationEdit {
  return { optIn, listed: (nominees.length > 0 ? nominees : [blankNominee]).map(list) };
}

export function addNominee(edit: NominationEdit): NominationEdit {
  if (edit.listed.length >= specificationRules.most) return edit;
  const id = 1 + Math.max(...edit.listed.map((nominee) => nominee.id));
  return { ...edit, listed: [...edit.listed, list(blankNominee, id)] };
}

/** The last one stays: who wants none chooses so. */
export function removeNominee(edit: NominationEdit, id: number): NominationEdit {
  return edit.listed.length > 1 ? { ...edit, listed: edit.listed.filter((nominee) => nominee.id !== id) } : edit;
}

function change(edit: NominationEdit, id: number, how: (nominee: ListedNominee) => ListedNominee): NominationEdit {
  return { ...edit, listed: edit.listed.map((nominee) => (nominee.id === id ? how(nominee) : nominee)) };
}

/** A number belongs to its kind of identity: another kind empties it. */
export function setField<Field extends NomineeField>(
  edit: NominationEdit,
  id: number,
  field: Field,
  value: NomineeDraft[Field],
): NominationEdit {
  const isOther = field === 'nomineeIdentityType';
  return change(edit, id, ({ draft, left, refused }) => ({
    id,
    draft: { ...draft, [field]: value, ...(isOther && { nomineeIDNumber: '' }) },
    left: isOther ? left.filter((name) => name !== 'nomineeIDNumber') : left,
    refused: { ...refused, [field]: undefined, ...(isOther && { nomineeIDNumber: undefined }) },
  }));
}

export function leaveField(edit: NominationEdit, id: number, field: NomineeField): NominationEdit {
  return change(edit, id, (nominee) => ({ ...nominee, left: [...nominee.left, field] }));
}

export function shareEqually(edit: NominationEdit): NominationEdit {
  const shares = equalShares(edit.listed.length);
  const listed = edit.listed.map((nominee, index) => ({
    ...nominee,
    draft: { ...nominee.draft, nomineePercentage: String(toPercent(shares[index] ?? 0)) },
  }));
  return { ...edit, listed };
}

/** Marks fields by the place of their nominee in the list, counted from 0. */
export function refuseFields(edit: NominationEdit, codeOf: (index: number, field: NomineeField) => string | undefined) {
  const refusedOf = (index: number): FieldRefusals =>
    Object.fromEntries(
      (Object.keys(blankNominee) as NomineeField[]).map((field) => [field, codeOf(index, field)] as const),
    );
  return { ...edit, listed: edit.listed.map((nominee, index) => ({ ...nominee, refused: refusedOf(index) })) };
}
