import { errorText } from '@prosperx/core/errors';
import { checkProfileEmail, isRegisteredWithBse, profileErrorText } from '@prosperx/core/profile';
import { isToldByLogin } from '#api/error-message.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { TextField } from '#primitives/form/text-field.js';
import { useForm } from '#primitives/form/use-form.js';
import { kycCheckText as text } from './kyc-check.text.js';
import type { PanelProps } from './kyc-panel.js';

interface OnlineKycProps extends PanelProps {
  /** Stands beside another way on, which is the first. */
  readonly isBeside?: boolean;
}

/** Not compliant, or unknown to the registry: the way to the identity provider. Who told us no e-mail yet is asked for it. */
export function OnlineKyc({ step, kyc, view, onClear, isBeside = false }: OnlineKycProps) {
  const known = view.primaryEmail ?? '';
  const form = useForm({
    initial: { email: known },
    check: ({ email }) => ({ email: checkProfileEmail(email.trim()) }),
    textOf: (code) => profileErrorText[code as keyof typeof profileErrorText],
    onSubmit: ({ email }) => kyc.begin(step, email.trim()),
  });
  return (
    <form {...form.form} className="kyc__form">
      <div className="kyc__list">
        <h3>{text.onlineTitle}</h3>
        <p>{text.online}</p>
      </div>
      {known === '' && <TextField {...form.field('email')} type="email" label={text.email} autoComplete="email" />}
      {kyc.beginError && !isToldByLogin(kyc.beginError) && (
        <div role="alert">
          <Banner tone="danger">{errorText.redirect_failed}</Banner>
        </div>
      )}
      {step.begun && (
        <div role="status">
          <Banner
            tone="info"
            action={
              <a href={step.begun} target="_blank" rel="noopener">
                {text.openAgain}
              </a>
            }
          >
            {text.opened}
          </Banner>
        </div>
      )}
      <div className="kyc__ways">
        <Button type="submit" variant={isBeside ? 'secondary' : 'primary'} busy={kyc.isBeginning}>
          {text.doKyc}
        </Button>
        {!isBeside && !isRegisteredWithBse(view) && (
          <Button variant="ghost" onClick={onClear}>
            {text.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
