import {
  type AgentCertificates,
  asksFor,
  CERTIFICATE_PREFIX as PREFIX,
  isLocked,
  MAX_ARN_DIGITS,
} from '@prosperx/core/agent';
import { formatDate, formatMoment } from '@prosperx/core/format';
import { fileErrorText } from '@prosperx/core/upload';
import { RefusalNotice } from '#domain/agent/refusal-notice.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { HelpDesk } from '#domain/session/help-desk.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { Checkbox } from '#primitives/form/checks.js';
import { SegmentField } from '#primitives/form/segment-field.js';
import { TextField, type TextFieldProps } from '#primitives/form/text-field.js';
import { UploadField } from '#primitives/form/upload-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { usePicture } from '#services/upload.js';
import { useStyles } from '#theme/use-styles.js';
import { registrationText } from './advisor-registration.text.js';
import { type Registration, useRegistration } from './use-registration.js';
import css from './advisor-registration.css?inline';

interface RegistrationFormProps {
  readonly saved: AgentCertificates;
  /** What was registered just now; null before. */
  readonly registered: AgentCertificates | null;
  readonly onSaved: (saved: AgentCertificates) => void;
  /** Called once the advisor has read that they are registered. */
  readonly onDone: () => void;
}

/** Questions, numbers, dates and pictures; what is said once they are registered. */
export function RegistrationForm({ saved, registered, onSaved, onDone }: RegistrationFormProps) {
  const text = useWords(registrationText);
  useStyles(css);
  const registration = useRegistration(saved, onSaved);
  const { form, problem, isBusy, maySubmit } = registration;
  if (registered) return <Registered saved={registered} onClose={onDone} />;
  const locked = isLocked(saved);
  return (
    <form {...form.form} className="registration">
      {saved.refusal && <RefusalNotice refusal={saved.refusal} />}
      {locked ? <Locked saved={saved} /> : !saved.refusal && <p>{text.intro}</p>}
      <Questions registration={registration} locked={locked} />
      {asksFor.nism(form.values) && <Nism registration={registration} locked={locked} />}
      {asksFor.arn(form.values) && <Arn registration={registration} locked={locked} />}
      {!locked && (
        <>
          <Checkbox
            checked={form.values.hasAgreed}
            error={form.errorOf('hasAgreed')}
            onChange={(hasAgreed) => form.set('hasAgreed', hasAgreed)}
          >
            {text.terms}{' '}
            <SiteLink quiet to="/terms-conditions">
              {text.termsLink}
            </SiteLink>
          </Checkbox>
          {problem && (
            <div role="alert">
              <Banner tone="danger">{problem}</Banner>
            </div>
          )}
          <GiveUpArn registration={registration} />
          {maySubmit && (
            <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
              {text.submit}
            </Button>
          )}
        </>
      )}
    </form>
  );
}

function Registered({ saved, onClose }: { readonly saved: AgentCertificates; readonly onClose: () => void }) {
  const text = useWords(registrationText);
  const done = (
    <Button variant="primary" onClick={onClose}>
      {text.done}
    </Button>
  );
  const said = saved.isNISMCertified ? successOf(saved, text) : text.notCertified;
  return (
    <div role="status">
      <EmptyState level={2} title={text.successTitle} text={said} action={done} />
    </div>
  );
}

function successOf({ arnCode, isVerified, verifiedUntil }: AgentCertificates, text: typeof registrationText): string {
  if (arnCode !== null && verifiedUntil) return text.successRenewed(arnCode, formatDate(verifiedUntil));
  return arnCode !== null && isVerified ? text.successVerified(arnCode) : text.success(arnCode);
}

/** Asks before an advisor ends their right to sell by one answer. */
function GiveUpArn({ registration: { givenUp, giveUp, keepArn } }: { readonly registration: Registration }) {
  const text = useWords(registrationText);
  const actions = (
    <>
      <Button onClick={keepArn}>{text.keepArn}</Button>
      <Button variant="danger" onClick={giveUp}>
        {text.giveUp}
      </Button>
    </>
  );
  return (
    <Dialog open={givenUp !== null} alert title={text.giveUpTitle(givenUp ?? '')} onClose={keepArn} actions={actions}>
      <p>{text.giveUpText}</p>
    </Dialog>
  );
}

/** Says why nothing can be changed, and until when. */
function Locked({ saved }: { readonly saved: AgentCertificates }) {
  const text = useWords(registrationText);
  return (
    <Banner tone="info" title={text.lockedTitle}>
      {saved.resetAt !== null ? text.lockedUntil(formatMoment(saved.resetAt)) : text.lockedArn(saved.arnCode ?? '')}{' '}
      {saved.resetAt === null && <HelpDesk />}
    </Banner>
  );
}

interface SectionProps {
  readonly registration: Registration;
  readonly locked: boolean;
}

function Questions({ registration: { form }, locked }: SectionProps) {
  const text = useWords(registrationText);
  const answers = [
    { value: 'no' as const, text: text.no },
    { value: 'yes' as const, text: text.yes },
  ];
  return (
    <>
      <SegmentField
        label={text.nismHolder}
        options={answers}
        value={form.values.isNISMCertified}
        error={form.errorOf('isNISMCertified')}
        disabled={locked}
        onPick={(answer) => form.set('isNISMCertified', answer)}
      />
      {(asksFor.nism(form.values) || locked) && (
        <SegmentField
          label={text.arnHolder}
          options={answers}
          value={form.values.isARNHolder}
          error={form.errorOf('isARNHolder')}
          disabled={locked}
          onPick={(answer) => form.set('isARNHolder', answer)}
        />
      )}
    </>
  );
}

function Nism({ registration: { form, pictures, today }, locked }: SectionProps) {
  const text = useWords(registrationText);
  const url = usePicture(pictures.nism.url);
  return (
    <fieldset className="registration__part">
      <legend>{text.nismTitle}</legend>
      <Digits {...form.field('nismCode')} label={text.nismCode} before={PREFIX.nism} maxLength={12} disabled={locked} />
      <div className="registration__dates">
        <TextField
          {...form.field('nismValidStartDate')}
          label={text.testDate}
          type="date"
          max={today}
          disabled={locked}
        />
        <TextField
          {...form.field('nismValidEndDate')}
          label={text.validTill}
          type="date"
          min={form.values.nismValidStartDate || undefined}
          disabled={locked}
        />
      </div>
      <UploadField
        label={text.nismPicture}
        hint={text.nismPictureHint}
        url={url}
        upload={pictures.nism.upload}
        unfit={useWords(fileErrorText).unfit}
        disabled={locked}
      />
    </fieldset>
  );
}

function Arn({ registration: { form, pictures, today }, locked }: SectionProps) {
  const text = useWords(registrationText);
  const url = usePicture(pictures.arn.url);
  const hasNumber = form.values.arnCode !== '' && !form.errorOf('arnCode');
  return (
    <fieldset className="registration__part">
      <legend>{text.arnTitle}</legend>
      <div className="registration__dates">
        <Digits
          {...form.field('arnCode')}
          label={text.arnCode}
          before={PREFIX.arn}
          maxLength={MAX_ARN_DIGITS}
          disabled={locked}
        />
        <Digits {...form.field('euin')} label={text.euin} before={PREFIX.euin} maxLength={6} disabled={locked} />
        <TextField
          {...form.field('arnValidStartDate')}
          label={text.validFrom}
          type="date"
          max={today}
          disabled={locked}
        />
        <TextField
          {...form.field('arnValidEndDate')}
          label={text.validTo}
          type="date"
          min={form.values.arnValidStartDate || undefined}
          disabled={locked}
        />
      </div>
      <UploadField
        label={text.arnPicture}
        hint={hasNumber ? text.arnPictureHint : text.pictureFirst}
        url={url}
        upload={pictures.arn.upload}
        unfit={useWords(fileErrorText).unfit}
        disabled={locked || !hasNumber}
      />
    </fieldset>
  );
}

/** The digits of a number whose prefix stands in front of the field. */
const Digits = (props: TextFieldProps) => <TextField {...props} figures inputMode="numeric" autoComplete="off" />;
