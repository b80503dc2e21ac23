import { type ReactNode, useId } from 'react';
import { useStyles } from '#theme/use-styles.js';
import { lazy } from '#primitives/display/lazy.js';
import { useWidget } from '#api/widget-context.js';
import css from './calculator.css?inline';
import { Result, type ResultProps } from './result.js';

export interface CalculatorProps {
  heading: string;
  /** What comes of the fields. */
  result: ResultProps;
  /** The fields. */
  children: ReactNode;
}

/** Tax-saving funds, where there is a server to ask: without one not even its code is fetched. */
const TaxSaverStrip = lazy(async () => (await import('./tax-saver-strip.lazy.js')).TaxSaverStrip, { optional: true });

/** Fields and result: side by side from 640 px, one below the other in a narrower place. */
export function Calculator({ heading, result, children }: CalculatorProps) {
  useStyles(css);
  const id = useId();
  const { apiBase } = useWidget();
  return (
    <>
      <section className="px-calc" aria-labelledby={id}>
        <div className="px-calc__in">
          <h2 id={id}>{heading}</h2>
          {children}
        </div>
        <div className="px-calc__out">
          <Result {...result} />
        </div>
      </section>
      {apiBase !== null && <TaxSaverStrip />}
    </>
  );
}
