import { type ReactNode, useId } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './calculator.css?inline';
import { TaxSavers } from './tax-savers.js';

export interface CalculatorProps {
  heading: string;
  /** What comes of the fields. */
  result: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** Fields and result: side by side from 640 px, one below the other in a narrower place. */
export function Calculator({ heading, result, children }: CalculatorProps) {
  useStyles(css);
  const id = useId();
  return (
    <>
      <section className="px-calc" aria-labelledby={id}>
        <div className="px-calc__in">
          <h2 id={id}>{heading}</h2>
          {children}
        </div>
        <div className="px-calc__out">{result}</div>
      </section>
      <TaxSavers />
    </>
  );
}
