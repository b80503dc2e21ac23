import { errorTextIn, PxError } from '@prosperx/core/errors';
import { formatDateNumeric } from '@prosperx/core/format';
import { checkPincode, pincodeErrorText } from '@prosperx/core/pincode';
import {
  checkAddress,
  checkBirth,
  checkDeclarationFlag,
  checkGender,
  checkProfileEmail,
  type DeclarationFlag,
  type Gender,
  isProfileLocked,
  profileErrorText,
  type ProfileView,
} from '@prosperx/core/profile';
import { tidyText } from '@prosperx/core/session';
import { showErrorFlash } from '#api/error-message.js';
import { useServices } from '#api/services.js';
import { todayByReader } from '#api/today.js';
import { onboardingText } from '#features/onboarding/onboarding.text.js';
import { refusedIn } from '#features/onboarding/use-onboarding.js';
import type { StepProps } from '#features/onboarding/step-views.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { isChangedElsewhere, useSaveProfile, useShownContact } from '#queries/profile.js';
import { useProfileOtp } from '#queries/use-profile-otp.js';
import { useStoredDraft } from '#session/use-draft.js';
import { useSession } from '#session/use-session.js';
import { personalText } from './personal.text.js';

interface Values {
  readonly gender: Gender | '';
  readonly dob: string;
  readonly mobileDeclarationFlag: DeclarationFlag;
  readonly primaryEmail: string;
  readonly emailDeclarationFlag: DeclarationFlag;
  readonly address: string;
  readonly pincode: string;
}

const valuesOf = (view: ProfileView): Values => ({
  gender: view.gender ?? '',
  dob: view.dob ? formatDateNumeric(view.dob) : '',
  mobileDeclarationFlag: view.mobileDeclarationFlag,
  primaryEmail: view.primaryEmail ?? '',
  emailDeclarationFlag: view.emailDeclarationFlag,
  address: view.address ?? '',
  pincode: view.pincode ?? '',
});

const tidied = (values: Values): Values => ({
  ...values,
  primaryEmail: tidyText(values.primaryEmail),
  address: tidyText(values.address),
});

const check = (values: Values) => {
  const { gender, dob, primaryEmail, address, ...rest } = tidied(values);
  return {
    gender: checkGender(gender),
    dob: checkBirth(dob, todayByReader()),
    mobileDeclarationFlag: checkDeclarationFlag(rest.mobileDeclarationFlag),
    primaryEmail: checkProfileEmail(primaryEmail),
    emailDeclarationFlag: checkDeclarationFlag(rest.emailDeclarationFlag),
    address: checkAddress(address),
    pincode: checkPincode(rest.pincode),
  };
};

const sentenceOf = (code: string): string => errorTextIn(code, profileErrorText, pincodeErrorText);

/** Returns what is typed in step 1, and its saving. What was typed stays when that fails. An advisor changes the e-mail address of a customer only with the code that the customer is sent. */
export function usePersonal({ onboarding, view }: StepProps) {
  const text = useWords(onboardingText);
  const personalWords = useWords(personalText);
  const { flash } = useServices();
  const save = useSaveProfile();
  const { advisor } = useSession();
  const otp = useProfileOtp('edit', view.primaryMobile);
  const initial = valuesOf(view);
  const form = useForm<Values>({
    initial,
    check,
    textOf: sentenceOf,
    draft: useStoredDraft<Partial<Values>>('personal', initial),
    onSubmit: (values) => {
      const { primaryEmail } = tidied(values);
      const keep = async (ticket?: string) => {
        await save.mutateAsync({ ...tidied(values), shown: contact.shown, ...(ticket && { ticket }) });
        form.saved();
        onboarding.next();
      };
      const isOthers = advisor !== null && primaryEmail !== (view.primaryEmail ?? '');
      if (isOthers) otp.ask(keep, (error) => refuse(values, error), { primaryEmail });
      else keep().catch((error: unknown) => refuse(values, error));
    },
  });
  const refuse = (values: Values, error: unknown) => {
    const refused = refusedIn(error, values);
    const isUnchecked = error instanceof PxError && error.code === 'pincode_unchecked';
    if (isUnchecked) form.refuse({ pincode: error.code });
    else if (Object.keys(refused).length > 0) form.refuse(refused);
    else showErrorFlash({ flash }, error, isChangedElsewhere(error) ? undefined : text.failed);
    if (isChangedElsewhere(error)) void contact.refetch();
  };
  const contact = useShownContact(view, form.isEdited);
  const { address, pincode } = tidied(form.values);
  const isRefused = onboarding.stepToRepair === 'personal' && address === view.address && pincode === view.pincode;
  return {
    form,
    otp,
    /** The reason for which the exchange refused the address in the form. */
    refusal: isRefused ? (view.exchangeRefusal ?? undefined) : undefined,
    /** Says of a value that it stands as the KYC record holds it. */
    noteOf: (field: 'dob' | 'address') =>
      view.prefilled.includes(field) && form.values[field] === initial[field] ? personalWords.fromKyc : undefined,
    isBusy: save.isPending || otp.isBusy,
    isLocked: isProfileLocked(view),
  };
}

export type Personal = ReturnType<typeof usePersonal>;
