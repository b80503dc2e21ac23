import { errorText } from '@prosperx/core/errors';
import { kycPanelOf, kycPermitText } from '@prosperx/core/kyc';
import { checkProfileEmail, profileErrorText, type ProfileView } from '@prosperx/core/profile';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { useRef } from 'react';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { TextLink } from '#primitives/display/links.js';
import { TextField } from '#primitives/form/text-field.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { usePortfolio } from '#queries/portfolio.js';
import { isSessionExpired } from '#services/error-message.js';
import { useSession } from '#session/use-session.js';
import { useBeforePaint } from '#theme/use-styles.js';
import { kycCheckText } from './kyc-check.text.js';
import type { Answered } from './kyc-machine.js';
import { ProvePan } from './prove-pan.js';
import type { KycVerbs } from './use-kyc-check.js';

export interface PanelProps {
  readonly step: Answered;
  readonly kyc: KycVerbs;
  readonly view: ProfileView;
  readonly helpLine: string;
  readonly onClear: () => void;
}

/** Shows how the KYC stands, what that permits, and what to do next. */
export function KycPanel(props: PanelProps) {
  const text = useWords(kycCheckText);
  const { status, error, formerName } = props.step.details;
  const heading = useRef<HTMLHeadingElement>(null);
  useBeforePaint(() => {
    if (props.step.isAskedFor) heading.current?.focus();
  }, []);
  const panel = kycPanelOf(status, error !== null);
  return (
    <section className="kyc__panel" data-tone={panel === 'continue' ? 'good' : undefined} aria-labelledby="kyc-status">
      <header>
        <h2 id="kyc-status" ref={heading} tabIndex={-1}>
          {text.titles[status]}
        </h2>
        <p>{kycPermitText(status)}</p>
        {formerName !== null && <p>{text.renamed(formerName)}</p>}
      </header>
      {panel === 'continue' && <ContinuePanel {...props} />}
      {panel === 'online_kyc' && <OnlineKyc {...props} />}
      {(panel === 'refused' || panel === 'physical_kyc' || panel === 'other_number') && (
        <KycBlocked {...props} panel={panel} />
      )}
    </section>
  );
}

/** Registered, under process or validated: the registered name, what to have at hand, and the way on. Who is only registered may do their KYC once more; that leads where they hold nothing, since without it they can invest nowhere. */
function ContinuePanel(props: PanelProps) {
  const text = useWords(kycCheckText);
  const { step, kyc, view } = props;
  const { status, kycName } = step.details;
  const isOnboarded = isRegisteredWithBse(view);
  const isRegistered = status === 'KYC_REGISTERED_STATUS';
  const { isPanProven } = step.details;
  // nothing after the bank would prove it
  const isProofNeeded = !isPanProven && view.onboardingStep === 'kyc' && view.isBankLinked;
  const { data: portfolio, isPending } = usePortfolio(isRegistered && isOnboarded);
  // what is pressed does not move away
  const isKnown = !isRegistered || !isOnboarded || !isPending;
  const isFirst = isRegistered && (!isOnboarded || portfolio?.portfolioSchemes.length === 0);
  return (
    <>
      {!isPanProven && (
        <ProvePan step={step} kyc={kyc} view={view} isNeeded={isProofNeeded} rank={isFirst ? 'second' : 'first'} />
      )}
      {kycName && (
        <p className="kyc__name">
          {text.registeredName} <b>{kycName}</b>
        </p>
      )}
      {isRegistered && <List title={text.reKycTitle} items={text.reKyc} />}
      {status.startsWith('KYC_UNDER_PROCESS') && (
        <Banner tone="info">
          {text.tracking} {!isOnboarded && text.meanwhile}
        </Banner>
      )}
      {!isOnboarded && <List title={text.documentsTitle} items={text.documents} />}
      {isFirst && <OnlineKyc {...props} rank="first" />}
      {isKnown && !isProofNeeded && (
        <Button
          variant={isFirst || !isPanProven ? 'secondary' : 'primary'}
          size="lg"
          block
          onClick={() => void kyc.next()}
        >
          {kyc.hadPan ? text.next : text.createAccount}
        </Button>
      )}
      {(isProofNeeded || isRegistered) && isKnown && !isFirst && <OnlineKyc {...props} rank="second" />}
    </>
  );
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div className="kyc__list">
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

interface OnlineKycProps extends PanelProps {
  /** Its place beside another action; left out, it is the only one. */
  readonly rank?: 'first' | 'second';
}

/** Not compliant, or unknown to the registry: the way to the identity provider. A person without an email address is asked for it. */
function OnlineKyc({ step, kyc, view, onClear, rank }: OnlineKycProps) {
  const errorWords = useWords(errorText);
  const profileErrorWords = useWords(profileErrorText);
  const text = useWords(kycCheckText);
  const known = view.primaryEmail ?? '';
  const form = useForm({
    initial: { email: known },
    check: ({ email }) => ({ email: checkProfileEmail(email.trim()) }),
    textOf: (code) => profileErrorWords[code as keyof typeof profileErrorText],
    onSubmit: ({ email }) => kyc.begin(step, email.trim()),
  });
  return (
    <form {...form.form} className="kyc__form">
      <div className="kyc__list">
        <h3>{text.onlineTitle}</h3>
        <p>{text.online}</p>
      </div>
      {known === '' && <TextField {...form.field('email')} type="email" label={text.email} autoComplete="email" />}
      {kyc.beginError && !isSessionExpired(kyc.beginError) && (
        <div role="alert">
          <Banner tone="danger">{errorWords.redirect_failed}</Banner>
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
        <Button type="submit" variant={rank === 'second' ? 'secondary' : 'primary'} busy={kyc.isBeginning}>
          {text.doKyc}
        </Button>
        {!rank && !isRegisteredWithBse(view) && (
          <Button variant="ghost" onClick={onClear}>
            {text.clear}
          </Button>
        )}
      </div>
    </form>
  );
}

interface KycBlockedProps extends PanelProps {
  readonly panel: 'refused' | 'physical_kyc' | 'other_number';
}

/** Nothing can be done online with this PAN: why, and the ways out. */
function KycBlocked({ step, kyc, view, helpLine, onClear, panel }: KycBlockedProps) {
  const text = useWords(kycCheckText);
  const isLocked = isRegisteredWithBse(view);
  const isAdvisor = useSession().advisor !== null;
  // another number has another account: no help to who is registered with this one, nor to the advisor of its holder
  const isByCall = panel === 'physical_kyc' || (panel === 'refused' && (isLocked || isAdvisor));
  return (
    <>
      <Banner tone={panel === 'refused' ? 'danger' : 'warning'} title={step.details.error ?? undefined}>
        {reasonOf(step, panel, isByCall, text)}
      </Banner>
      <div className="kyc__ways">
        {isByCall ? (
          <Call helpLine={helpLine} />
        ) : (
          <Button variant="primary" onClick={() => void kyc.leave()}>
            {isAdvisor ? text.otherCustomer : text.otherNumber}
          </Button>
        )}
        {!isLocked && (
          <Button variant="ghost" onClick={onClear}>
            {text.clear}
          </Button>
        )}
      </div>
      {panel === 'other_number' && (
        <p>
          {isAdvisor ? text.notCustomers : text.notYours} <Call helpLine={helpLine} />
        </p>
      )}
    </>
  );
}

function reasonOf(
  { details }: Answered,
  panel: KycBlockedProps['panel'],
  isByCall: boolean,
  text: typeof kycCheckText,
): string {
  if (panel === 'refused') return isByCall ? text.refusedCall : text.refusedHelp;
  if (panel === 'physical_kyc') return text.paper;
  if (details.status === 'KYC_PAN_DOES_NOT_MATCH_STATUS') return text.mismatch;
  return details.duplicateMobNo === null ? text.duplicateUnknown : text.duplicate(details.duplicateMobNo);
}

function Call({ helpLine }: { readonly helpLine: string }) {
  const text = useWords(kycCheckText);
  if (helpLine === '')
    return (
      <SiteLink quiet to="/contact-us">
        {text.contact}
      </SiteLink>
    );
  return <TextLink href={`tel:${helpLine.replace(/[^\d+]/g, '')}`}>{text.call(helpLine)}</TextLink>;
}
