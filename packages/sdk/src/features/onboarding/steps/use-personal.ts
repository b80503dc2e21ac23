import { errorTextIn, PxError } from '@prosperx/core/errors';
import { formatDateNumeric } from '@prosperx/core/format';
import { checkPincode, pincodeErrorText } from '@prosperx/core/pincode';
import {
  ADDRESS_LENGTH,
  checkAddress,
  checkBirth,
  checkDeclarationFlag,
  checkGender,
  checkProfileEmail,
  type DeclarationFlag,
  type Gender,
  profileErrorText,
  type ProfileView,
} from '@prosperx/core/profile';
import { isProfileLocked } from '@prosperx/core/registration';
import { tidyText } from '@prosperx/core/session';
import type { BusinessDate } from '@prosperx/core/time';
import { onboardingText } from '#features/onboarding/onboarding.text.js';
import type { StepProps } from '#features/onboarding/step-views.js';
import { refusedIn } from '#features/onboarding/use-onboarding.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useToday } from '#queries/calendar.js';
import { isChangedElsewhere, useSaveProfile, useShownContact } from '#queries/profile.js';
import { useAskCustomer } from '#queries/use-ask-customer.js';
import { errorMessageOr, showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
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

const check = (values: Values, today: BusinessDate) => {
  const { gender, dob, primaryEmail, address, ...rest } = tidied(values);
  return {
    gender: checkGender(gender),
    dob: checkBirth(dob, today),
    mobileDeclarationFlag: checkDeclarationFlag(rest.mobileDeclarationFlag),
    primaryEmail: checkProfileEmail(primaryEmail),
    emailDeclarationFlag: checkDeclarationFlag(rest.emailDeclarationFlag),
    address: checkAddress(address),
    pincode: checkPincode(rest.pincode),
  };
};

/** Tells whether an address may be the beginning of a longer one, which was cut and lost the space in which it ended then. */
const isFull = (address: string) => address.length >= ADDRESS_LENGTH - 1;

const sentenceOf = (code: string): string => errorTextIn(code, profileErrorText, pincodeErrorText);

/** Returns what is typed in step 1, and its saving. What was typed stays when that fails. An advisor who enters another email address asks the customer, who approves it by a link. */
export function usePersonal({ onboarding, view }: StepProps) {
  const text = useWords(onboardingText);
  const personalWords = useWords(personalText);
  const { flash } = useServices();
  const today = useToday();
  const save = useSaveProfile();
  const { advisor } = useSession();
  const ask = useAskCustomer();
  const initial = valuesOf(view);
  const form = useForm<Values>({
    initial,
    check: (values) => check(values, today),
    textOf: sentenceOf,
    draft: useStoredDraft<Partial<Values>>('personal', initial),
    onSubmit: (values) => {
      const { primaryEmail } = tidied(values);
      const keep = async (own: Partial<Values>) => {
        await save.mutateAsync({ ...own, shown: contact.shown });
        form.saved();
        onboarding.next();
      };
      const { primaryEmail: _, ...others } = tidied(values);
      const refused = (error: unknown) => refuse(values, error);
      // the customer of an advisor approves another address: it stays as it is until then
      if (advisor === null || primaryEmail === (view.primaryEmail ?? '')) keep(tidied(values)).catch(refused);
      else
        ask.mutate(
          { call: 'saveProfile', change: { primaryEmail } },
          { onSuccess: () => void keep(others).catch(refused), onError: refused },
        );
    },
  });
  const refuse = (values: Values, error: unknown) => {
    const refused = refusedIn(error, values);
    const isUnchecked = error instanceof PxError && error.code === 'pincode_unchecked';
    if (isUnchecked) form.refuse({ pincode: error.code });
    else if (Object.keys(refused).length > 0) form.refuse(refused);
    else showErrorFlash({ flash }, error, errorMessageOr(error, text.failed));
    if (isChangedElsewhere(error)) void contact.refetch();
  };
  const contact = useShownContact(view, form.isEdited);
  const { address, pincode } = tidied(form.values);
  const isRefused = onboarding.stepToRepair === 'personal' && address === view.address && pincode === view.pincode;
  return {
    form,
    /** The reason for which the exchange refused the address in the form. */
    refusal: isRefused ? (view.exchangeRefusal ?? undefined) : undefined,
    /** Says of a value that it stands as the KYC record holds it. */
    noteOf(field: 'dob' | 'address') {
      if (!view.prefilled.includes(field) || form.values[field] !== initial[field]) return undefined;
      return isFull(initial[field]) ? personalWords.fromKycCut(ADDRESS_LENGTH) : personalWords.fromKyc;
    },
    isBusy: save.isPending || ask.isPending,
    isLocked: isProfileLocked(view),
  };
}

export type Personal = ReturnType<typeof usePersonal>;
