import {
  areNomineesValid,
  checkNominees,
  type Nomination,
  type NomineeContext,
  type NomineeDraft,
  type NomineeField,
} from '@prosperx/core/nominee';
import { tidyText } from '@prosperx/core/session';
import { type NominationEdit, wireBirth } from './nomination-edit.js';
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

/** Whether both would be saved as the same. */
export const isSameNomination = (one: NominationEdit, other: NominationEdit) => plain(one) === plain(other);

/** What is typed, as it would be saved, and what is wrong with it. `wasSent`: the form was, so all that is wrong shows. */
export function checkNomination(edit: NominationEdit, context: Omit<NomineeContext, 'before'>, wasSent: boolean) {
  const nominees = edit.listed.map(({ draft }) => tidy(draft));
  const found = checkNominees(nominees, context);
  const isChosen = edit.optIn !== null;
  const value: Nomination = { optIn: edit.optIn === true, nominees: edit.optIn ? nominees : [] };
  return {
    /** As it is saved, tidied. */
    value,
    isValid: isChosen && (!edit.optIn || areNomineesValid(found)),
    /** What is wrong with the nominees together; said once the form was sent, or all have their share. */
    listError: wasSent || nominees.every(hasShare) ? found.list : null,
    /** Nobody chose yet, and the form was sent. */
    isChoiceMissing: wasSent && !isChosen,
    /** The sentence below a field; undefined: nothing is wrong, or it is not yet due. */
    errorOf: (index: number, field: NomineeField): string | undefined => {
      const listed = edit.listed[index];
      const isDue = wasSent || listed?.left.includes(field);
      const code = listed?.refused[field] ?? (isDue ? found.nominees[index]?.[field] : undefined);
      return code ? nomineeErrorMessage(code) : undefined;
    },
  };
}
