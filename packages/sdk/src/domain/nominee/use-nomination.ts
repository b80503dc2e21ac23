import { PxError } from '@prosperx/core/errors';
import { maskId } from '@prosperx/core/format';
import {
  type Nomination,
  type Nominator,
  type NomineeDraft,
  type NomineeField,
  slotFieldOf,
  type NomineeRules,
  specificationRules,
  toNomineePayload,
  updateNominees,
} from '@prosperx/core/nominee';
import type { ProfileView } from '@prosperx/core/profile';
import { type FormEvent, useEffect, useState } from 'react';
import { afterPress, watchPresses } from '#primitives/form/after-press.js';
import { useFirstWrong } from '#primitives/form/use-first-wrong.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useToday } from '#queries/calendar.js';
import { checkPlace } from '#queries/pincode.js';
import { changeProfile, profileViewKey } from '#queries/profile.js';
import { useProfileOtp } from '#queries/use-profile-otp.js';
import { showErrorFlash } from '#services/error-message.js';
import { type Services, useServices } from '#services/services.js';
import { type Draft, useAutosaveDraft, useDraft } from '#session/use-draft.js';
import * as edits from './nomination.js';
import { checkNomination, editOf, isSameNomination, type NominationEdit } from './nomination.js';
import { nomineesText } from './nominee.text.js';

/** After this time (milliseconds) a saved nomination is read again. */
const REFETCH_AFTER = 3_000;

/** The numbers of a registered account come masked. */
const masked = <Saved extends edits.SavedNomination>({ nominees, ...saved }: Saved) => ({
  ...saved,
  nominees: nominees.map((nominee) => ({ ...nominee, nomineeIDNumber: maskId(nominee.nomineeIDNumber) })),
});

/** Replaces the nomination of the account holder, by the ticket of a code. Rejects with what the server refused. */
async function saveNominees(services: Services, nomination: Nomination, ticket: string): Promise<void> {
  const { api, queryClient, session } = services;
  const encryptedId = session.getState().user?.encryptedId ?? '';
  const body = { ...toNomineePayload(nomination), ticket };
  await changeProfile(services, {
    make: async () => (await api(updateNominees, { query: { encryptedId }, body })).data,
    isMade: ({ optIn, nomineeList: nominees }) =>
      isSameNomination(editOf(masked({ optIn, nominees })), editOf(masked(nomination))),
  });
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: profileViewKey }), REFETCH_AFTER);
}

/** Returns whether the form is asked for: here, or from elsewhere, where each time counts. */
function useEditRequest(asks: number, isBegun: boolean) {
  const [isAsked, setAsked] = useState(asks > 0 || isBegun);
  const [answered, setAnswered] = useState(asks);
  if (asks !== answered) {
    setAnswered(asks);
    if (asks > answered) setAsked(true);
  }
  return [isAsked, setAsked] as const;
}

/** The nomination of a registered investor, shown or being changed. `onSaved` hears whether nominees are named. */
export function useNomineeEdit(profile: ProfileView, onSaved: (wanted: boolean) => void, asks: number) {
  const text = useWords(nomineesText);
  const services = useServices();
  const saved = { optIn: profile.optIn, nominees: profile.nomineeList };
  const draft = useDraft<NominationEdit>('nomination', editOf(saved));
  const [isAsked, setAsked] = useEditRequest(asks, draft.found !== null);
  const [isChecking, setChecking] = useState(false);
  const otp = useProfileOtp('edit', profile.primaryMobile);
  const { name, pan, aadhar, optIn, nomineeRules: rules } = profile;
  const nomination = useNomination({
    draft,
    rules,
    saved,
    investor: { name, pan: pan ?? '', aadhaarLastFour: aadhar ?? '' },
  });
  const { flash } = services;

  const stop = () => {
    nomination.discard();
    setAsked(false);
  };
  const save = async (ticket: string) => {
    await saveNominees(services, nomination.value, ticket);
    flash.getState().show('success', text.saved);
    stop();
    onSaved(nomination.value.optIn);
  };
  const refuse = (error: unknown) => {
    const { fields } = error instanceof PxError ? error.details : {};
    if (fields) nomination.refuse((index, field) => fields[slotFieldOf(index, field)]);
    showErrorFlash(services, error);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!nomination.isValid) return nomination.showErrors();
    setChecking(true);
    const isSound = await nomination.checkPlaces();
    setChecking(false);
    if (isSound) otp.ask(save, refuse, toNomineePayload(nomination.value), { call: 'updateNominees', onAsked: stop });
  };
  return {
    nomination,
    otp,
    isBusy: isChecking || otp.isBusy,
    /** Until a choice was made once, it is asked for. */
    isEditing: isAsked || optIn === null,
    /** True when there is a saved nomination to go back to. */
    canDiscard: optIn !== null,
    edit: () => setAsked(true),
    discard: stop,
    submit: (event: FormEvent) => void submit(event),
  };
}

export type NomineeEdit = ReturnType<typeof useNomineeEdit>;

export interface NominationOptions {
  /** What the profile holds; it may arrive later, since what is typed lies over it. */
  readonly saved: edits.SavedNomination;
  /** The person who nominates and cannot be a nominee. */
  readonly investor: Nominator;
  /** Left out, those of 2025. */
  readonly rules?: NomineeRules | undefined;
  /** Keeps what is typed for who comes back. */
  readonly draft?: Draft<edits.NominationEdit>;
}

export type NominationForm = ReturnType<typeof useNomination>;

/** Whether a pincode may be left out is for the rules of a nomination to say: an empty one is not looked up. */
const checkAllPlaces = (services: Parameters<typeof checkPlace>[0], nominees: readonly { nomineePincode: string }[]) =>
  Promise.all(
    nominees.map(async ({ nomineePincode }) => nomineePincode && (await checkPlace(services, nomineePincode))),
  );

/** A nomination that is being typed: values, errors and verbs, for `NomineeForm` and for the form that it is a part of. */
export function useNomination({ saved, investor, rules = specificationRules, draft }: NominationOptions) {
  const services = useServices();
  const today = useToday();
  const [edited, setEdited] = useState<edits.NominationEdit | null>(() => edits.keptNomination(draft?.found));
  const isChanged = edited !== null && !isSameNomination(edited, editOf(saved));
  useAutosaveDraft(draft, isChanged ? edited : null);
  useEffect(watchPresses, []);
  const { root, tries, showErrors, forget } = useSubmitAttempts();
  const edit = edited ?? edits.editOf(saved);
  const checked = checkNomination(edit, { rules, investor, today }, tries > 0);
  const apply = (how: (before: edits.NominationEdit) => edits.NominationEdit) =>
    setEdited((before) => how(before ?? edits.editOf(saved)));
  const refuse = (codeOf: (index: number, field: NomineeField) => string | undefined) => {
    apply((before) => edits.refuseFields(before, codeOf));
    showErrors();
  };
  return {
    ...checked,
    ...verbsOf(apply, rules),
    rules,
    root,
    today,
    optIn: edit.optIn,
    listed: edit.listed,
    /** It differs from what is saved. */
    isChanged,
    /** Shows all that is wrong; the first of it in the whole form has the focus. */
    showErrors,
    /** The fields that follow the choice are not filled in yet, so that they show no errors. */
    choose: (optIn: boolean) => {
      apply((before) => ({ ...before, optIn }));
      forget();
    },
    /** Marks what the server refused: the code of a field, as `fields` of its error names it. */
    refuse,
    /** Looks every pincode up; marks those that do not exist or cannot be checked. Resolves with whether all are sound. */
    checkPlaces: async () => {
      const codes = await checkAllPlaces(services, checked.value.nominees);
      if (codes.every((code) => !code)) return true;
      refuse((index, field) => (field === 'nomineePincode' ? codes[index] || undefined : undefined));
      return false;
    },
    /** Forgets what was typed. */
    discard: () => {
      setEdited(null);
      forget();
    },
  };
}

/** Returns how often the form was sent with something wrong: each time its first wrong field has the focus. */
function useSubmitAttempts() {
  const [tries, setTries] = useState(0);
  const root = useFirstWrong<HTMLDivElement>(tries);
  return { root, tries, showErrors: () => setTries((before) => before + 1), forget: () => setTries(0) };
}

function verbsOf(apply: (how: (before: edits.NominationEdit) => edits.NominationEdit) => void, { most }: NomineeRules) {
  return {
    add: () => apply((before) => edits.addNominee(before, most)),
    remove: (id: number) => apply((before) => edits.removeNominee(before, id)),
    shareEqually: () => apply(edits.shareEqually),
    set: <Field extends NomineeField>(id: number, field: Field, typed: NomineeDraft[Field]) =>
      apply((before) => edits.setField(before, id, field, typed)),
    leave: (id: number, field: NomineeField) =>
      afterPress(() => apply((before) => edits.leaveField(before, id, field))),
  };
}
