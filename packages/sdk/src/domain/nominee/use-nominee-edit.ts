import { PxError } from '@prosperx/core/errors';
import { type Nomination, slotFieldOf, toNomineePayload, updateNominees } from '@prosperx/core/nominee';
import type { ProfileView } from '@prosperx/core/profile';
import { type FormEvent, useState } from 'react';
import { errorMessage, type Services, useServices } from '#api/services.js';
import { changeProfile, profileViewKey } from '#queries/profile.js';
import { useProfileOtp } from '#queries/use-profile-otp.js';
import { useDraft } from '#session/use-draft.js';
import { isSameNomination } from './check-nomination.js';
import { editOf, type NominationEdit } from './nomination-edit.js';
import { nomineesText as text } from './nominee.text.js';
import { useNomination } from './use-nomination.js';

/** After this time (milliseconds) a saved nomination is read again (specification, onboarding, section 4). */
const REREAD_AFTER = 3_000;

/** Replaces the nomination of the account holder, by the ticket of a code. Rejects with what the server refused. */
async function saveNominees(services: Services, nomination: Nomination, ticket: string): Promise<void> {
  const { api, queryClient, session } = services;
  const encryptedId = session.getState().user?.encryptedId ?? '';
  const body = { ...toNomineePayload(nomination), ticket };
  await changeProfile(services, {
    make: async () => (await api(updateNominees, { query: { encryptedId }, body })).data,
    isMade: ({ optIn, nomineeList: nominees }) => isSameNomination(editOf({ optIn, nominees }), editOf(nomination)),
  });
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: profileViewKey }), REREAD_AFTER);
}

/** Whether the form is asked for: here, or from elsewhere, where each time counts. */
function useAsked(asks: number, isBegun: boolean) {
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
  const services = useServices();
  const draft = useDraft<NominationEdit>('nomination');
  const [isAsked, setAsked] = useAsked(asks, draft.found !== null);
  const [isChecking, setChecking] = useState(false);
  const otp = useProfileOtp('edit', profile.primaryMobile);
  const { name, pan, aadhar, optIn, nomineeList } = profile;
  const nomination = useNomination({
    draft,
    saved: { optIn, nominees: nomineeList },
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
    flash.getState().show('error', errorMessage(error));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!nomination.isValid) return nomination.showErrors();
    setChecking(true);
    const isSound = await nomination.checkPlaces();
    setChecking(false);
    if (isSound) otp.ask(save, refuse);
  };
  return {
    nomination,
    otp,
    isBusy: isChecking || otp.isBusy,
    /** Until a choice was made once, it is asked for. */
    isEditing: isAsked || optIn === null,
    /** There is something to go back to. */
    canDiscard: optIn !== null,
    edit: () => setAsked(true),
    discard: stop,
    submit: (event: FormEvent) => void submit(event),
  };
}

export type NomineeEdit = ReturnType<typeof useNomineeEdit>;
