import { aadhaarLastFour, checkAadhaar, type ProfileView } from '@prosperx/core/profile';
import { isProfileLocked } from '@prosperx/core/registration';
import type { FormEvent } from 'react';
import { editOf, type NominationEdit, withoutNumbers } from '#domain/nominee/nomination.js';
import { useNomination } from '#domain/nominee/use-nomination.js';
import type { StepProps } from '#features/onboarding/step-views.js';
import { useForm } from '#primitives/form/use-form.js';
import { useSendSignature } from '#queries/onboarding.js';
import { useFileUpload } from '#services/upload.js';
import { useStoredDraft } from '#session/use-draft.js';
import { useSession } from '#session/use-session.js';
import { checkDeclared, type DeclaredValues, declaredTextOf, declaredValuesOf } from './declaration.js';
import { useConfirm } from './use-confirm.js';

export type OccupationValues = DeclaredValues & {
  /** Empty where one is kept already. */
  readonly aadhar: string;
  /** Address of the picture; its field sends it by itself. */
  readonly signature: string;
};

const valuesOf = (view: ProfileView): OccupationValues => ({
  ...declaredValuesOf(view),
  aadhar: '',
  signature: view.signatureURL ?? '',
});

/** Holds step 4: its fields and their confirmation. What was typed stays whatever fails. */
export function useOccupation({ onboarding, view }: StepProps) {
  const { advisor } = useSession();
  const isLocked = isProfileLocked(view);
  const signature = useFileUpload(useSendSignature(onboarding.refetch));
  const form = useForm<OccupationValues>({
    initial: valuesOf(view),
    check: (values) => ({
      ...checkDeclared(values),
      aadhar: values.aadhar === '' && view.aadhar ? null : checkAadhaar(values.aadhar),
      signature: values.signature === '' ? 'signature_required' : null,
    }),
    textOf: declaredTextOf,
    draft: useStoredDraft<Partial<OccupationValues>>(
      'occupation',
      valuesOf(view),
      ({ aadhar: _aadhar, tin0: _0, tin1: _1, tin2: _2, ...open }) => open,
    ),
    onSubmit: (values) => (nomination.isValid ? confirm.confirm(values) : nomination.showErrors()),
  });
  const saved = { optIn: view.optIn, nominees: view.nomineeList };
  const nomination = useNomination({
    draft: useStoredDraft<NominationEdit>('nominees', editOf(saved), withoutNumbers),
    rules: view.nomineeRules,
    saved,
    investor: {
      name: view.name,
      pan: view.pan ?? '',
      aadhaarLastFour: form.values.aadhar === '' ? (view.aadhar ?? '') : aadhaarLastFour(form.values.aadhar),
    },
  });
  const confirm = useConfirm({ onboarding, form, nomination, maskedMobile: view.primaryMobile });
  const submit = (event?: FormEvent) => {
    if (!form.isValid && !nomination.isValid) nomination.showErrors();
    form.submit(event);
  };
  return {
    form,
    formProps: { ...form.form, onSubmit: submit },
    nomination,
    signature,
    confirm,
    isLocked,
    /** What an advisor fills in is declared by their customer. */
    isByAdvisor: advisor !== null && !isLocked,
    keptAadhaar: view.aadhar,
    agree: () => {
      form.set('agreed', true);
      confirm.close();
    },
  };
}

export type Occupation = ReturnType<typeof useOccupation>;
