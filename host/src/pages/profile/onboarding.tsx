import { Onboarding } from '@prosperx/sdk';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ComponentProps, useEffect } from 'react';
import { pageText } from '#layout.text.js';
import { Members } from '#layout/members.js';
import { onboardingPageText as text } from './onboarding.text.js';

/** The steps that have an address here; the risk profile is a page of its own. */
const steps = {
  '/profile/personal-details': 'personal',
  '/profile/bank-details': 'bank',
  '/profile/occupation-nominee-details': 'occupation',
  '/profile/mandates/setup-mandate': 'mandate',
} as const;
type Path = keyof typeof steps;
type Moved = Parameters<NonNullable<ComponentProps<typeof Onboarding>['onMoved']>>[0];

const paths = Object.keys(steps) as Path[];

/** The path of a step; of the risk step, its result where there is one. */
function placeOf({ step, isDone }: Moved): string {
  const path = paths.find((one) => steps[one] === step);
  return path ?? (isDone ? '/profile/risk-profile-result' : '/profile/risk-profile');
}

/** The steps of onboarding: one page at several addresses, so that going from one to the next keeps it. */
export function OnboardingPage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const path = paths.find((one) => pathname.endsWith(one)) ?? '/profile/personal-details';
  const title = text.titles[steps[path]];
  useEffect(() => {
    document.title = pageText.documentTitle(title);
  }, [title]);
  return (
    <div className="x-wrap x-page x-onboarding">
      <h1 className="px-vh">{text.heading}</h1>
      <Members>
        <Onboarding
          step={steps[path]}
          onMoved={(moved) => void navigate({ to: placeOf(moved), search: { flowType: 'checkout' } })}
        />
      </Members>
    </div>
  );
}
