import { type NomineeDraft, type NomineeField, type Nominator, specificationRules } from '@prosperx/core/nominee';
import type { BusinessDate } from '@prosperx/core/time';
import { useId, useRef, useState } from 'react';
import { checkPlace } from '#queries/pincode.js';
import { useServices } from '#api/services.js';
import { todayByReader } from '#api/today.js';
import { type Draft, useKept } from '#session/use-draft.js';
import { useBeforePaint } from '#theme/use-before-paint.js';
import { checkNomination, isSameNomination } from './check-nomination.js';
import * as edits from './nomination-edit.js';

export interface NominationOptions {
  /** What the profile holds; it may arrive later, since what is typed lies over it. */
  readonly saved: edits.SavedNomination;
  /** Who nominates: he cannot be a nominee. */
  readonly investor: Nominator;
  readonly today?: BusinessDate;
  /** Keeps what is typed for who comes back. */
  readonly draft?: Draft<edits.NominationEdit>;
}

export type NominationForm = ReturnType<typeof useNomination>;

/** A nomination that is being typed: values, errors and verbs, for `NomineeForm` and for the form that it is a part of. */
export function useNomination({ saved, investor, draft, today = todayByReader() }: NominationOptions) {
  const services = useServices();
  const listErrorId = useId();
  const [edited, setEdited] = useState<edits.NominationEdit | null>(draft?.found ?? null);
  useKept(draft, edited);
  const { root, tries, showErrors, forget } = useTries();
  const edit = edited ?? edits.editOf(saved);
  const checked = checkNomination(edit, { rules: specificationRules, investor, today }, tries > 0);
  const apply = (how: (before: edits.NominationEdit) => edits.NominationEdit) =>
    setEdited((before) => how(before ?? edits.editOf(saved)));
  const refuse = (codeOf: (index: number, field: NomineeField) => string | undefined) => {
    apply((before) => edits.refuseFields(before, codeOf));
    showErrors();
  };
  return {
    ...checked,
    ...verbsOf(apply),
    root,
    listErrorId,
    today,
    optIn: edit.optIn,
    listed: edit.listed,
    /** It differs from what is saved. */
    isChanged: !isSameNomination(edit, edits.editOf(saved)),
    /** Shows all that is wrong; the first of it in the whole form has the focus. */
    showErrors,
    /** What follows the choice is not filled in yet: it is not told what is wrong with it. */
    choose: (optIn: boolean) => {
      apply((before) => ({ ...before, optIn }));
      forget();
    },
    /** Marks what the server refused: the code of a field, as `fields` of its error names it. */
    refuse,
    /** Looks every pincode up; marks those that do not exist or cannot be checked. Resolves with whether all are sound. */
    checkPlaces: async () => {
      const { nominees } = checked.value;
      const codes = await Promise.all(nominees.map(({ nomineePincode }) => checkPlace(services, nomineePincode)));
      if (codes.every((code) => code === null)) return true;
      refuse((index, field) => (field === 'nomineePincode' ? (codes[index] ?? undefined) : undefined));
      return false;
    },
    /** Forgets what was typed. */
    discard: () => {
      setEdited(null);
      forget();
    },
  };
}

/** How often the form was sent with something wrong: each time its first wrong field has the focus. */
function useTries() {
  const [tries, setTries] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    const place = root.current?.closest('form') ?? root.current;
    if (tries > 0) place?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return { root, tries, showErrors: () => setTries((before) => before + 1), forget: () => setTries(0) };
}

function verbsOf(apply: (how: (before: edits.NominationEdit) => edits.NominationEdit) => void) {
  return {
    add: () => apply(edits.addNominee),
    remove: (id: number) => apply((before) => edits.removeNominee(before, id)),
    shareEqually: () => apply(edits.shareEqually),
    set: <Field extends NomineeField>(id: number, field: Field, typed: NomineeDraft[Field]) =>
      apply((before) => edits.setField(before, id, field, typed)),
    leave: (id: number, field: NomineeField) => apply((before) => edits.leaveField(before, id, field)),
  };
}
