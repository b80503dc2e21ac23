import { useWords } from '@prosperx/sdk/site/ui';
import type { ReactNode } from 'react';
import { navText } from '#layout.text.js';
import { Interested } from '#layout/interested.js';
import { Page } from '#layout/page.js';
import { calculatorList } from './calculators.text.js';
import { PlanForm, type PlanFormProps } from './plan-form.js';

interface CalculatorPageProps extends PlanFormProps {
  readonly of: keyof typeof calculatorList;
  readonly sharedByAgent: string | undefined;
  /** The calculator. */
  readonly children: ReactNode;
}

/** The page of one calculator: below it, where no script runs, the form that works its plan out by the address. */
export function CalculatorPage({ of, plan, fields, sharedByAgent, children }: CalculatorPageProps) {
  const calculatorListWords = useWords(calculatorList);
  const navWords = useWords(navText);
  const { title, intro } = calculatorListWords[of];
  return (
    <Page title={title} intro={intro} trail={[{ text: navWords.calculators, to: '/calculators' }]}>
      {children}
      <PlanForm plan={plan} fields={fields} />
      {sharedByAgent && <Interested />}
    </Page>
  );
}
