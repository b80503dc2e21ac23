'use client';
/** `@prosperx/sdk`: every widget as a React component. */
import { goalCalculatorContract } from '#features/goal-calculator/goal-calculator.contract.js';
import { GoalCalculator as GoalCalculatorView } from '#features/goal-calculator/goal-calculator.js';
import { sipCalculatorContract } from '#features/sip-calculator/sip-calculator.contract.js';
import { SipCalculator as SipCalculatorView } from '#features/sip-calculator/sip-calculator.js';
import { toReact } from '#widget/react.js';

export type { Navigation, NavigateParams, WidgetFailure } from '#widget/context.js';
export { ProsperXProvider, type ProsperXProviderProps } from '#widget/provider.js';

export const GoalCalculator = /* @__PURE__ */ toReact(goalCalculatorContract, GoalCalculatorView);
export const SipCalculator = /* @__PURE__ */ toReact(sipCalculatorContract, SipCalculatorView);
