import { lazy } from '@prosperx/sdk/site/ui';
import { createRoute } from '@tanstack/react-router';
import { page } from '#root-route.js';
import { number, oneOf, search } from '#search-params.js';

/** What the addresses of all calculators have: the terms besides the amount, and whether an advisor shared it. */
const terms = { annualRate: number, years: number, sharedByAgent: oneOf('true') };

export const calculatorRoutes = [
  createRoute({
    ...page,
    path: '/sip-calculator',
    ...search({ monthlyAmount: number, ...terms }),
    component: lazy(async () => (await import('./sip-calculator.lazy.js')).SipCalculatorPage),
  }),
  createRoute({
    ...page,
    path: '/lumpsum-calculator',
    ...search({ amount: number, ...terms }),
    component: lazy(async () => (await import('./lumpsum-calculator.lazy.js')).LumpsumCalculatorPage),
  }),
  createRoute({
    ...page,
    path: '/step-up-calculator',
    ...search({ monthlyAmount: number, stepUp: number, ...terms }),
    component: lazy(async () => (await import('./step-up-calculator.lazy.js')).StepUpCalculatorPage),
  }),
  createRoute({
    ...page,
    path: '/goal-amount-calculator',
    ...search({ goalAmount: number, ...terms }),
    component: lazy(async () => (await import('./goal-calculator.lazy.js')).GoalCalculatorPage),
  }),
] as const;
