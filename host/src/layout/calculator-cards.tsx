import { projectGoal, projectSip } from '@prosperx/core/calculator';
import { formatMoney } from '@prosperx/core/format';
import { rupees } from '@prosperx/core/money';
import { Icon, siteIcons, useWords } from '@prosperx/sdk/site/ui';
import { Link } from '@tanstack/react-router';
import { navText } from '#layout.text.js';
import { calculatorCardsText } from './calculator-cards.text.js';

const sip = { monthlyAmount: rupees(5_000), annualRatePercent: 8, years: 10 };
const goal = { target: rupees(5_00_000), annualRatePercent: 8, years: 10 };

/** Ways to the calculators, each with what it would show. */
export function CalculatorCards() {
  const navWords = useWords(navText);
  const calculatorCardsWords = useWords(calculatorCardsText);
  const cards = [
    {
      to: '/sip-calculator',
      icon: siteIcons.calculator,
      title: navWords.sipCalculator,
      note: calculatorCardsWords.sipCalculatorNote(formatMoney(sip.monthlyAmount), formatMoney(projectSip(sip).value)),
    },
    {
      to: '/goal-amount-calculator',
      icon: siteIcons.target,
      title: navWords.goalCalculator,
      note: calculatorCardsWords.goalCalculatorNote(
        formatMoney(goal.target),
        formatMoney(projectGoal(goal).monthlyAmount),
      ),
    },
  ] as const;
  return (
    <div className="h-calc px-far">
      {cards.map(({ to, icon, title, note }) => (
        <Link key={to} className="x-card" to={to}>
          <span className="h-calc__i">
            <Icon shape={icon} />
          </span>
          <span>
            <b>{title}</b>
            <small>{note}</small>
          </span>
          <Icon shape={siteIcons.arrowRight} />
        </Link>
      ))}
    </div>
  );
}
