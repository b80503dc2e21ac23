import { isMasked } from '@prosperx/core/format';
import { checkPan, panErrorText, tidyPan } from '@prosperx/core/kyc';
import { type ProfileView } from '@prosperx/core/profile';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { SiteLink } from '#domain/navigation/site-link.js';
import { OwnLogin } from '#domain/session/own-login.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { TextField } from '#primitives/form/text-field.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useCart } from '#queries/cart.js';
import { isSessionExpired } from '#services/error-message.js';
import { errorMessage } from '#services/services.js';
import { useIsSignedOn } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { kycCheckText } from './kyc-check.text.js';
import { KycPanel } from './kyc-panel.js';
import { type KycEvents, useKycCheck } from './use-kyc-check.js';
import css from './kyc-check.css?inline';

export interface CheckProps extends KycEvents {
  readonly helpLine: string;
  /** The person is back from the identity provider, where they shared nothing. */
  readonly notShared: boolean;
  readonly view: ProfileView;
}

/** The check, for whom there is one. Nothing is asked of the registry for anybody else. */
export function Check(props: CheckProps) {
  const text = useWords(kycCheckText);
  const isSignedOn = useIsSignedOn();
  // an account that was opened without one, such as a minor's: there is nothing to check, and nothing to type
  if (isRegisteredWithBse(props.view) && props.view.pan === null)
    return (
      <Banner tone="info" title={text.noPan}>
        {text.noPanText}
      </Banner>
    );
  return isSignedOn ? <OwnLogin to="/profile/kyc-details" /> : <PanCheck {...props} />;
}

/** The PAN, and below it what the registry says. */
function PanCheck({ view, helpLine, notShared, ...events }: CheckProps) {
  const panErrorWords = useWords(panErrorText);
  const text = useWords(kycCheckText);
  useStyles(css);
  const kyc = useKycCheck(view, events);
  const isLocked = isRegisteredWithBse(view);
  const form = useForm({
    initial: { pan: view.pan ?? '' },
    // the own PAN of a registered account comes masked
    check: ({ pan }) => ({ pan: isMasked(pan) ? null : checkPan(pan) }),
    textOf: (code) => panErrorWords[code as keyof typeof panErrorText],
    onSubmit: ({ pan }) => kyc.check(pan),
  });
  const type = (pan: string) => {
    form.set('pan', pan);
    kyc.edit();
  };
  const clear = () => {
    type('');
    form.form.ref.current?.querySelector('input')?.focus();
  };
  const { step } = kyc;
  return (
    <div className="kyc">
      <form {...form.form} className="kyc__form px-room">
        <TextField
          {...form.field('pan')}
          onInput={type}
          label={text.pan}
          hint={isLocked ? text.locked : text.panHint}
          accept={tidyPan}
          figures
          disabled={isLocked}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {step.name === 'asking' && (
          <Button type="submit" variant="primary" size="lg" busy={kyc.isChecking}>
            {text.check}
          </Button>
        )}
        {kyc.error && !isSessionExpired(kyc.error) && (
          <div role="alert">
            <Banner tone="danger">{errorMessage(kyc.error)}</Banner>
          </div>
        )}
      </form>
      {notShared && !(step.name === 'answered' && step.begun) && (
        <div role="status">
          <Banner tone="info" title={text.notShared}>
            {text.notSharedText}
          </Banner>
        </div>
      )}
      {step.name === 'answered' && (
        <KycPanel
          key={`${step.pan} ${step.details.status} ${step.details.isPanProven}`}
          step={step}
          kyc={kyc}
          view={view}
          helpLine={helpLine}
          onClear={clear}
        />
      )}
      {!kyc.hadPan && <HomeLink />}
    </div>
  );
}

function HomeLink() {
  const text = useWords(kycCheckText);
  const { data: cart } = useCart();
  if (cart?.noOfItems !== 0) return null;
  return (
    <p>
      <SiteLink quiet to="/home">
        {text.home}
      </SiteLink>
    </p>
  );
}
