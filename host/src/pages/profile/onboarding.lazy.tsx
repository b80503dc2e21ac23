import { Onboarding, RiskProfile } from '@prosperx/sdk';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ComponentProps, useEffect } from 'react';
import { pageText } from '#layout.text.js';
import { AccountPage, OpenAccount } from '#layout/page.js';
import { RequireSession } from '#layout/require-session.js';
import { onboardingPageText as text, profileText } from './profile.text.js';

const FIRST = '/profile/personal-details';
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

const paths = Object.keys(steps) as Path[];

/** The path of a step; of the risk step, its result where there is one. */
function placeOf({ step, isDone }: Moved): string {
  if (step === 'risk') return isDone ? RISK_RESULT : RISK;
  return paths.find((one) => steps[one] === step) ?? FIRST;
}

/** The steps of onboarding: one page at several addresses, so that going from one to the next keeps it. */
export function OnboardingPage() {
  // path and search of one moment: a page that is left keeps its search until the next one stands
  const { pathname, search } = useLocation();
  const { flowType, userType, completed } = search;
  const path = paths.find((one) => pathname.endsWith(one)) ?? FIRST;
  if (steps[path] === 'risk' && flowType !== 'checkout') {
    const screen = path === RISK ? 'survey' : 'result';
    return <RiskProfilePage screen={screen} userType={userType} completed={completed === 'true'} />;
  }
  return <Steps path={path} isReturning={userType === 'old'} />;
}

interface StepsProps {
  readonly path: Path;
  /** Goes from the risk profile to the cart. */
  readonly isReturning: boolean;
}

function Steps({ path, isReturning }: StepsProps) {
  const navigate = useNavigate();
  const title = text.titles[steps[path]];
  useEffect(() => {
    document.title = pageText.documentTitle(title);
  }, [title]);
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
  const correct = (shown: Moved) =>
    void navigate({ to: placeOf(shown), search: { flowType: 'checkout' }, replace: true });
  return (
    <div className="x-wrap x-page x-onboarding">
      <h1 className="px-vh">{text.heading}</h1>
      <RequireSession>
        <OpenAccount>
          <Onboarding step={steps[path]} retake={path === RISK} onMoved={follow} onRedirected={correct} />
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
  return (
    <AccountPage title={profileText.riskTitle}>
      <RiskProfile {...props} key={props.screen} flowType="profile" />
    </AccountPage>
  );
}
