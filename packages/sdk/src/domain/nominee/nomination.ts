import { formatDateNumeric, parseDateNumeric } from '@prosperx/core/format';
import {
  areNomineesValid,
  blankNominee,
  checkNominees,
  equalShares,
  type Nomination,
  type NomineeContext,
  type NomineeDraft,
  type NomineeField,
  PAN_ID,
  toPercent,
} from '@prosperx/core/nominee';
import { tidyText } from '@prosperx/core/session';
import { businessDate } from '@prosperx/core/time';
import { nomineeErrorMessage } from './nominee.text.js';

function tidy(draft: NomineeDraft): NomineeDraft {
  const texts = Object.entries(draft).map(([field, value]) => [
    field,
    typeof value === 'string' ? tidyText(value) : value,
  ]);
  const tidied = Object.fromEntries(texts) as unknown as NomineeDraft;
  return { ...tidied, nomineeDOB: wireBirth(tidied.nomineeDOB) };
}

const hasShare = ({ nomineePercentage }: NomineeDraft) => nomineePercentage !== '';

const plain = ({ optIn, listed }: NominationEdit) =>
  JSON.stringify([optIn, optIn ? listed.map(({ draft }) => tidy(draft)) : []]);

/** Returns whether both would be saved as the same. */
export const isSameNomination = (one: NominationEdit, other: NominationEdit) => plain(one) === plain(other);

/** Returns what is typed, as it would be saved, and what is wrong with it. `wasSent`: the form was, so all that is wrong shows. */
export function checkNomination(edit: NominationEdit, context: Omit<NomineeContext, 'before'>, wasSent: boolean) {
  const nominees = edit.listed.map(({ draft }) => tidy(draft));
  const found = checkNominees(nominees, context);
  const isChosen = edit.optIn !== null;
  const value: Nomination = { optIn: edit.optIn === true, nominees: edit.optIn ? nominees : [] };
  return {
    /** As it is saved, tidied. */
    value,
    isValid: isChosen && (edit.optIn ? areNomineesValid(found) : context.rules.optOut),
    /** What is wrong with the nominees together; said once the form was sent, or all have their share. */
    listError: wasSent || nominees.every(hasShare) ? found.list : null,
    /** True when the form was sent before a choice was made. */
    isChoiceMissing: wasSent && (!isChosen || (edit.optIn === false && !context.rules.optOut)),
    /** The sentence below a field; undefined: nothing is wrong, or it is not yet due. */
    errorOf: (index: number, field: NomineeField): string | undefined => {
      const listed = edit.listed[index];
      const isDue = wasSent || listed?.left.includes(field);
      const code = listed?.refused[field] ?? (isDue ? found.nominees[index]?.[field] : undefined);
      return code ? nomineeErrorMessage(code) : undefined;
    },
  };
}

/** A date of birth of the wire (YYYY-MM-DD) as it is read and typed (DD/MM/YYYY); what is no date stays as it is. */
export function typedBirth(wire: string): string {
  try {
    return formatDateNumeric(businessDate(wire));
  } catch {
    return wire;
  }
}

/** Returns what was typed, for the wire; what is no date stays as it is, for the rules to refuse. */
const wireBirth = (typed: string): string => parseDateNumeric(typed) ?? typed;

export type FieldRefusals = { readonly [Field in NomineeField]?: string | undefined };

/** A nominee as the form holds them. */
export interface ListedNominee {
  /** The key of a nominee, which stays the same when another nominee is removed. */
  readonly id: number;
  /** Its date of birth as it is typed. */
  readonly draft: NomineeDraft;
  /** Fields that were changed. */
  readonly changed: readonly NomineeField[];
  /** Fields that were changed and left: what is wrong with them shows. */
  readonly left: readonly NomineeField[];
  /** Codes of what the server, or a look-up, refused; until the field is changed. */
  readonly refused: FieldRefusals;
}

export interface NominationEdit {
  /** null: not chosen yet. */
  readonly optIn: boolean | null;
  readonly listed: readonly ListedNominee[];
}

/** What of a nomination may be kept in a browser: all but the numbers of identity documents. */
export const withoutNumbers = ({ optIn, listed }: NominationEdit): NominationEdit => ({
  optIn,
  listed: listed.map((nominee) => ({ ...nominee, draft: { ...nominee.draft, nomineeIDNumber: '' } })),
});

/** Returns a nomination that was kept in a browser, perhaps by an earlier version of the page; null: it is none. */
export function keptNomination(kept: Partial<NominationEdit> | null | undefined): NominationEdit | null {
  if (!kept || !Array.isArray(kept.listed) || kept.listed.length === 0) return null;
  return {
    optIn: kept.optIn ?? null,
    listed: kept.listed.map(({ draft }, id) => list({ ...blankNominee, ...draft }, id)),
  };
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
  changed: [],
  left: [],
  refused: {},
});

/** Returns the form's values of what is saved; there is always one nominee to fill in. */
export function editOf({ optIn, nominees }: SavedNomination): NominationEdit {
  return { optIn, listed: (nominees.length > 0 ? nominees : [blankNominee]).map(list) };
}

export function addNominee(edit: NominationEdit, most: number): NominationEdit {
  if (edit.listed.length >= most) return edit;
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
  return change(edit, id, ({ draft, changed, left, refused }) => ({
    id,
    changed: [...changed, field],
    draft: { ...draft, [field]: value, ...(isOther && { nomineeIDNumber: '' }) },
    left: isOther ? left.filter((name) => name !== 'nomineeIDNumber') : left,
    refused: { ...refused, [field]: undefined, ...(isOther && { nomineeIDNumber: undefined }) },
  }));
}

export function leaveField(edit: NominationEdit, id: number, field: NomineeField): NominationEdit {
  return change(edit, id, (nominee) =>
    nominee.changed.includes(field) ? { ...nominee, left: [...nominee.left, field] } : nominee,
  );
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
