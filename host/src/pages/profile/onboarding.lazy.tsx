import { MandateSetup, Onboarding, RiskProfile } from '@prosperx/sdk';
import { DataProvider, useProfileView, useServices } from '@prosperx/sdk/site';
import { useWords } from '@prosperx/sdk/site/ui';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { pageText } from '#layout.text.js';
import { AccountPage, OpenAccount } from '#layout/account-page.js';
import { RequireSession } from '#layout/require-session.js';
import { onboardingPageText, profileText } from './profile.text.js';

/** Milliseconds that it is said for whom a page is. */
const READING_TIME = 6_000;

const FIRST = '/profile/personal-details';
const KYC = '/profile/kyc-details';
const RISK = '/profile/risk-profile';
const RISK_RESULT = '/profile/risk-profile-result';

const steps = {
  [FIRST]: 'personal',
  '/profile/bank-details': 'bank',
  [RISK]: 'risk',
  [RISK_RESULT]: 'risk',
  '/profile/occupation-nominee-details': 'occupation',
  '/profile/mandates/setup-mandate': 'mandate',
} as const;
type Path = keyof typeof steps;
type Moved = Parameters<NonNullable<ComponentProps<typeof Onboarding>['onMoved']>>[0];
type Redirected = Parameters<NonNullable<ComponentProps<typeof Onboarding>['onRedirected']>>[0];

const paths = Object.keys(steps) as Path[];

/** The path of a step; of the risk step, its result where there is one. The KYC comes before them all. */
function placeOf({ step, isDone }: Moved | Redirected): string {
  if (step === 'kyc') return KYC;
  if (step === 'risk') return isDone ? RISK_RESULT : RISK;
  return paths.find((one) => steps[one] === step) ?? FIRST;
}

/** The steps of onboarding: one page at several addresses, so that going from one to the next keeps it. */
export function OnboardingPage() {
  // path and search of one moment: a page that is left keeps its search until the next one stands
  const { pathname, search } = useLocation();
  const { flowType, userType, completed, ucc, mandateId, mandateLimit } = search;
  const path = paths.find((one) => pathname.endsWith(one)) ?? FIRST;
  if (steps[path] === 'risk' && flowType !== 'checkout') {
    const screen = path === RISK ? 'survey' : 'result';
    return <RiskProfilePage screen={screen} userType={userType} completed={completed === 'true'} />;
  }
  if (steps[path] === 'mandate' && (userType === 'old' || flowType === 'profile')) {
    const flow = flowType === 'checkout' ? 'checkout' : 'profile';
    return <MandateSetupPage {...{ flow, ucc }} mandateId={decoded(mandateId)} limit={Number(decoded(mandateLimit))} />;
  }
  return <Steps path={path} isReturning={userType === 'old'} ucc={ucc} />;
}

/** Reads base64, as the address of a set-up has it; '' for anything else. */
function decoded(text: string | undefined): string {
  try {
    return atob(text ?? '');
  } catch {
    return '';
  }
}

interface MandateSetupPageProps {
  readonly flow: 'profile' | 'checkout';
  readonly ucc: string | undefined;
  readonly mandateId: string;
  /** In rupees; NaN and 0 for none. */
  readonly limit: number;
}

/** The set-up of a mandate as a page of the account, for whoever is registered; on the way to their account it is a step of onboarding. */
function MandateSetupPage({ ucc, limit, ...props }: MandateSetupPageProps) {
  const text = useWords(profileText);
  const view = <MandateSetup {...props} {...(limit > 0 && { limit })} />;
  return (
    <AccountPage title={text.mandateTitle}>
      {ucc ? (
        <DataProvider>
          <OfAccountHolder ucc={ucc}>{view}</OfAccountHolder>
        </DataProvider>
      ) : (
        view
      )}
    </AccountPage>
  );
}

interface StepsProps {
  readonly path: Path;
  /** Goes from the risk profile to the cart. */
  readonly isReturning: boolean;
  /** The client code for whom the address is; undefined: for whoever is signed in. */
  readonly ucc: string | undefined;
}

/** Shows its content to the account holder for whom the address is; anybody else is told so, and led home once they have read it. */
function OfAccountHolder({ ucc, children }: { readonly ucc: string; readonly children: ReactNode }) {
  const text = useWords(onboardingPageText);
  const { data: profile } = useProfileView();
  const { flash } = useServices();
  const navigate = useNavigate();
  const isOther = profile !== undefined && ![profile.ucc, profile.encryptedId].includes(ucc);
  useEffect(() => {
    if (!isOther) return;
    flash.getState().show('error', text.forbidden, READING_TIME);
    const timer = setTimeout(() => void navigate({ to: '/home', search: {}, replace: true }), READING_TIME);
    return () => clearTimeout(timer);
  }, [isOther, flash, navigate, text]);
  // the message over the page is what is announced
  if (isOther) return <p>{text.forbidden}</p>;
  return profile === undefined ? null : children;
}

function Steps({ path, isReturning, ucc }: StepsProps) {
  const text = useWords(onboardingPageText);
  const pageWords = useWords(pageText);
  const navigate = useNavigate();
  const title = text.titles[steps[path]];
  useEffect(() => {
    document.title = pageWords.documentTitle(title);
  }, [pageWords, title]);
  const follow = (moved: Moved) => {
    const isRisk = moved.step === 'risk';
    if (isReturning && moved.step === 'occupation') return void navigate({ to: '/cart-review' });
    const search = {
      flowType: 'checkout',
      ...(isRisk && isReturning && { userType: 'old' }),
      ...(isRisk && !moved.isDone && path === RISK_RESULT && { completed: 'true' }),
    };
    void navigate({ to: placeOf(moved), search });
  };
  // the address names the step that is shown
  const correct = (shown: Redirected) =>
    void navigate({ to: placeOf(shown), search: { flowType: 'checkout' }, replace: true });
  const view = <Onboarding step={steps[path]} retake={path === RISK} onMoved={follow} onRedirected={correct} />;
  return (
    <div className="x-wrap x-page x-onboarding">
      <h1 className="px-vh">{text.heading}</h1>
      <RequireSession>
        <OpenAccount>
          {ucc ? (
            <DataProvider>
              <OfAccountHolder ucc={ucc}>{view}</OfAccountHolder>
            </DataProvider>
          ) : (
            view
          )}
        </OpenAccount>
      </RequireSession>
    </div>
  );
}

interface RiskProfilePageProps {
  readonly screen: 'result' | 'survey';
  readonly userType: 'old' | undefined;
  readonly completed: boolean;
}

/** The risk profile as a page of the account; on the way to an order it is a step of onboarding. */
function RiskProfilePage(props: RiskProfilePageProps) {
  const text = useWords(profileText);
  return (
    <AccountPage title={text.riskTitle}>
      <RiskProfile {...props} key={props.screen} flowType="profile" />
    </AccountPage>
  );
}
