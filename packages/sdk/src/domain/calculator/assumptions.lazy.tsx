import { effectiveRate } from '@prosperx/core/calculator';
import { formatPercent } from '@prosperx/core/format';
import { useWords } from '#primitives/hooks/use-words.js';
import { assumptionsText, formulasText } from './assumptions.text.js';

/** What a calculator assumes, by its kind. */
export type AssumptionsOf = keyof typeof assumptionsText;

/** Kinds whose return is paid by twelfths of the yearly one. */
const BY_TWELFTHS: readonly AssumptionsOf[] = ['instalments', 'stepUp', 'delay', 'education', 'retirement'];

interface AssumptionsListProps {
  of?: AssumptionsOf | undefined;
  /** Per cent; NaN where the plan has none. */
  annualRate: number;
}

/** Says what the results rest on, and by which formula they are worked out. */
export function AssumptionsList({ of = 'instalments', annualRate }: AssumptionsListProps) {
  const assumptions = useWords(assumptionsText);
  const formulas = useWords(formulasText);
  const effective = effectiveRate(annualRate / 100, 12) * 100;
  return (
    <>
      {assumptions[of]} {formulas.formula(formulas[of])}{' '}
      {BY_TWELFTHS.includes(of) && annualRate > 0 && (
        <>{formulas.twelfths(`${annualRate}%`, formatPercent(effective))} </>
      )}
    </>
  );
}
