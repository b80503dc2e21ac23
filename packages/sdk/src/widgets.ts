import { goalCalculatorContract } from '#features/goal-calculator/goal-calculator.contract.js';
import { sipCalculatorContract } from '#features/sip-calculator/sip-calculator.contract.js';
import { widget } from '#widget/widget-row.js';

/** Every widget there is. Elements, reference pages, review page and tests read this list. */
export const widgets = [
  widget(
    goalCalculatorContract,
    async () => (await import('#features/goal-calculator/goal-calculator.js')).GoalCalculator,
  ),
  widget(sipCalculatorContract, async () => (await import('#features/sip-calculator/sip-calculator.js')).SipCalculator),
] as const;
