import { PxError } from '@prosperx/core/errors';
import { checkPincode } from '@prosperx/core/pincode';
import { checkAddress, cutAddress, checkProfileEmail, emailFlagAfter, type ProfileView } from '@prosperx/core/profile';
import { tidyText } from '@prosperx/core/session';
import { useState } from 'react';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { checkPlace } from '#queries/pincode.js';
import { type Contact, isChangedElsewhere, saveContact, useShownContact } from '#queries/profile.js';
import { useProfileOtp } from '#queries/use-profile-otp.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { type Draft, useAutosaveDraft } from '#session/use-draft.js';
import { profileText, profileErrorMessage } from './profile.text.js';

const FIELDS = ['primaryEmail', 'emailDeclarationFlag', 'address', 'pincode'] as const satisfies (keyof Contact)[];

const tidy = (contact: Contact): Contact => ({
  ...contact,
  primaryEmail: tidyText(contact.primaryEmail),
  address: tidyText(contact.address),
});

/** Returns the contact details as the form shows them. */
export const contactValues = ({ primaryEmail, emailDeclarationFlag, address, pincode }: ProfileView): Contact => ({
  primaryEmail: primaryEmail ?? '',
  emailDeclarationFlag,
  address: cutAddress(address ?? ''),
  pincode: pincode ?? '',
});

/** Returns the change of an investor's contact details: checked, confirmed by a code, saved. */
export function useContactEdit(profile: ProfileView, draft: Draft<Contact>, onSaved: () => void) {
  const text = useWords(profileText);
  const services = useServices();
  const [isChecking, setChecking] = useState(false);
  const otp = useProfileOtp('edit', profile.primaryMobile);
  const saved = contactValues(profile);
  const { flash } = services;

  const save = async (contact: Contact, ticket: string) => {
    await saveContact(services, contact, before.shown, ticket);
    flash.getState().show('success', text.saved);
    onSaved();
  };
  const refuse = (error: Error) => {
    if (isChangedElsewhere(error)) void before.refetch();
    if (error instanceof PxError && error.details.fields) form.refuse(error.details.fields);
    showErrorFlash(services, error);
  };
  /** Whose the email is, is stated where it would not be so without: an older server takes any other change as ever. */
  const stated = ({ emailDeclarationFlag: flag, ...contact }: Contact): Contact => {
    const isOther = contact.primaryEmail !== saved.primaryEmail;
    const isSame = emailFlagAfter(profile.emailDeclarationFlag, { isOther }) === flag;
    return isSame ? contact : { ...contact, emailDeclarationFlag: flag };
  };
  const submit = async (contact: Contact) => {
    setChecking(true);
    const code = await checkPlace(services, contact.pincode);
    setChecking(false);
    if (code) form.refuse({ pincode: code });
    else otp.ask((ticket) => save(contact, ticket), refuse, contact, { call: 'updateProfile', onAsked: onSaved });
  };
  const form = useForm<Contact>({
    initial: { ...saved, ...draft.found },
    check: (typed) => {
      const { primaryEmail, address, pincode } = tidy(typed);
      return {
        primaryEmail: checkProfileEmail(primaryEmail),
        address: checkAddress(address),
        pincode: checkPincode(pincode),
      };
    },
    textOf: profileErrorMessage,
    onSubmit: (typed) => void submit(stated(tidy(typed))),
  });
  const before = useShownContact(profile, form.isEdited || draft.found !== null);
  const now = tidy(form.values);
  const isChanged = FIELDS.some((name) => now[name] !== saved[name]);
  useAutosaveDraft(draft, isChanged ? form.values : null);
  return { form, otp, isBusy: isChecking || otp.isBusy, isChanged };
}
