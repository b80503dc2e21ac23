import { type ReactNode, useId } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './calculator.css?inline';
import { Result, type ResultProps } from './result.js';
import { useLater } from './use-later.js';

export interface CalculatorProps {
  heading: string;
  /** What comes of the fields. */
  result: Omit<ResultProps, 'later'>;
  /** The fields. */
  children: ReactNode;
}

const loadLater = () => import('./later.js');

/** Fields and result: side by side from 640 px, one below the other in a narrower place. */
export function Calculator({ heading, result, children }: CalculatorProps) {
  useStyles(css);
  const id = useId();
  const later = useLater(loadLater);
  return (
    <>
      <section className="px-calc" aria-labelledby={id}>
        <div className="px-calc__in">
          <h2 id={id}>{heading}</h2>
          {children}
        </div>
        <div className="px-calc__out">
          <Result {...result} later={later} />
        </div>
      </section>
      {later && <later.TaxSavers />}
    </>
  );
}
