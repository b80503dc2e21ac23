import { errorTextIn, PxError } from '@prosperx/core/errors';
import { formatDateNumeric } from '@prosperx/core/format';
import { checkBirthDate, profileErrorText, type ProfileView } from '@prosperx/core/profile';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { BirthField } from '#primitives/form/amount-field.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { isSessionExpired } from '#services/error-message.js';
import { errorMessage } from '#services/services.js';
import { kycCheckText } from './kyc-check.text.js';
import type { Answered } from './kyc-machine.js';
import type { KycVerbs } from './use-kyc-check.js';

interface ProvePanProps {
  readonly step: Answered;
  readonly kyc: KycVerbs;
  readonly view: ProfileView;
  /** Nothing goes on without it. */
  readonly isNeeded: boolean;
  /** Its place beside another action. */
  readonly rank: 'first' | 'second';
}

/** The date of birth, which opens the KYC record of a PAN: until then neither its name nor its details are shown. */
export function ProvePan({ step, kyc, view, isNeeded, rank }: ProvePanProps) {
  const text = useWords(kycCheckText);
  const form = useForm({
    initial: { dob: view.dob ? formatDateNumeric(view.dob) : '' },
    check: ({ dob }) => ({ dob: checkBirthDate(dob) }),
    textOf: (code) => errorTextIn(code, profileErrorText),
    onSubmit: ({ dob }) =>
      kyc.proof.give(step, dob, (error) => {
        const code = error instanceof PxError ? error.details.fields?.['dob'] : undefined;
        if (code) form.refuse({ dob: code });
      }),
  });
  const { error, isPending } = kyc.proof;
  return (
    <form {...form.form} className="kyc__form kyc__proof">
      <div className="kyc__list">
        <h3>{text.recordTitle}</h3>
        <p>{isNeeded ? text.recordNeeded : text.record}</p>
      </div>
      <BirthField {...form.field('dob')} label={text.birth} autoComplete="bday" />
      {error && !isSessionExpired(error) && form.errorOf('dob') === undefined && (
        <div role="alert">
          <Banner tone="danger">{sentenceOf(error, isNeeded, text)}</Banner>
        </div>
      )}
      <Button type="submit" variant={rank === 'first' ? 'primary' : 'secondary'} size="lg" busy={isPending}>
        {isNeeded ? text.confirmPan : text.fill}
      </Button>
    </form>
  );
}

function sentenceOf(error: Error, isNeeded: boolean, text: typeof kycCheckText): string {
  const isTooOften = error instanceof PxError && error.code === 'too_many_requests';
  if (!isTooOften) return errorMessage(error);
  return isNeeded ? text.tooManyDatesNeeded : text.tooManyDates;
}
