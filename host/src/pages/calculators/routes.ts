import { lazy } from '@prosperx/sdk/site/ui';
import { createRoute } from '@tanstack/react-router';
import { page } from '#root-route.js';
import { number, oneOf, search, text } from '#search-params.js';

/** What the addresses of all calculators have: the terms besides the amount, inflation for today's money, and whether an advisor shared it. */
const terms = { annualRate: number, years: number, inflation: number, sharedByAgent: oneOf('true') };

/** The financial years whose rules the ELSS calculator knows. */
const oneOfYears = (value: unknown) => ([2025, 2026] as const).find((year) => year === Number(value));

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
  createRoute({
    ...page,
    path: '/calculators',
    component: lazy(async () => (await import('./calculators.lazy.js')).CalculatorsPage),
  }),
  createRoute({
    ...page,
    path: '/swp-calculator',
    ...search({ corpus: number, monthlyAmount: number, ...terms }),
    component: lazy(async () => (await import('./swp-calculator.lazy.js')).SwpCalculatorPage),
  }),
  createRoute({
    ...page,
    path: '/retirement-calculator',
    ...search({
      age: number,
      retireAt: number,
      liveUntil: number,
      monthlyExpenses: number,
      saved: number,
      laterRate: number,
      ...terms,
    }),
    component: lazy(async () => (await import('./retirement-calculator.lazy.js')).RetirementCalculatorPage),
  }),
  createRoute({
    ...page,
    path: '/cagr-calculator',
    ...search({ startValue: number, endValue: number, ...terms }),
    component: lazy(async () => (await import('./cagr-calculator.lazy.js')).CagrCalculatorPage),
  }),
  createRoute({
    ...page,
    path: '/xirr-calculator',
    ...search({ flows: text, ...terms }),
    component: lazy(async () => (await import('./xirr-calculator.lazy.js')).XirrCalculatorPage),
  }),
  createRoute({
    ...page,
    path: '/delay-calculator',
    ...search({ monthlyAmount: number, delayYears: number, ...terms }),
    component: lazy(async () => (await import('./delay-calculator.lazy.js')).DelayCalculatorPage),
  }),
  createRoute({
    ...page,
    path: '/elss-calculator',
    ...search({
      income: number,
      investment: number,
      alreadyUsed: number,
      regime: oneOf('old', 'new'),
      taxYear: oneOfYears,
      ...terms,
    }),
    component: lazy(async () => (await import('./elss-calculator.lazy.js')).ElssCalculatorPage),
  }),
  createRoute({
    ...page,
    path: '/inflation-calculator',
    ...search({ amount: number, ...terms }),
    component: lazy(async () => (await import('./inflation-calculator.lazy.js')).InflationCalculatorPage),
  }),
  createRoute({
    ...page,
    path: '/education-calculator',
    ...search({ costToday: number, saved: number, ...terms }),
    component: lazy(async () => (await import('./education-calculator.lazy.js')).EducationCalculatorPage),
  }),
] as const;
