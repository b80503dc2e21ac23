import { StepFrame } from '#features/onboarding/step-frame.js';
import type { StepProps } from '#features/onboarding/step-views.js';
import { refusedFields } from '#features/onboarding/use-onboarding.js';
import { Banner } from '#primitives/display/banner.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useSaveProfile } from '#queries/profile.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { useSession } from '#session/use-session.js';
import { Agreement } from './agreement.js';
import {
  checkDeclared,
  type DeclaredValues,
  declaredTextOf,
  declaredValuesOf,
  fatcaOf,
  unshownIn,
} from './declaration.js';
import { FatcaFields } from './fatca-fields.js';
import { occupationStepText } from './occupation.text.js';
import { byField } from './tax-residences.js';
import { WorkFields } from './work-fields.js';

/** The declaration alone, for an investor who was registered before it was asked for. */
export function DeclarationStep(props: StepProps) {
  const { onboarding, view } = props;
  const text = useWords(occupationStepText);
  const { flash } = useServices();
  const { advisor } = useSession();
  const save = useSaveProfile();
  const form = useForm<DeclaredValues>({
    initial: declaredValuesOf(view),
    check: (values) => ({ ...checkDeclared(values), agreed: values.agreed ? null : 'declaration_missing' }),
    textOf: declaredTextOf,
    onSubmit: (values) => {
      const { occupationType, incomeSlab } = values;
      save.mutate(
        { occupationType, incomeSlab, fatca: fatcaOf(values), fatcaCompliant: true },
        {
          onSuccess: () => {
            flash.getState().show('success', text.declared);
            onboarding.next();
          },
          onError: (error) => {
            const fields = byField(refusedFields(error));
            form.refuse(fields);
            const unshown = unshownIn(fields, (name) => name in form.values);
            if (unshown !== undefined || Object.keys(fields).length === 0) showErrorFlash({ flash }, error, unshown);
          },
        },
      );
    },
  });
  if (advisor !== null) return <Banner title={text.declareTitle}>{text.notYours}</Banner>;
  return (
    <StepFrame
      {...props}
      title={text.declareTitle}
      intro={text.declareIntro}
      busy={save.isPending}
      form={form.form}
      isQuiet
    >
      <div className="onboarding__parts">
        <section>
          <h3>{text.work}</h3>
          <div className="onboarding__fields">
            <WorkFields form={form} />
          </div>
        </section>
        <FatcaFields form={form} />
        <Agreement form={form} error={form.errorOf('agreed')} />
      </div>
    </StepFrame>
  );
}
