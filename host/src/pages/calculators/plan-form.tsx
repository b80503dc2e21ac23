import { useWords } from '@prosperx/sdk/site/ui';
import { calculatorsText } from '#pages/pages.text.js';

export interface PlanFormProps {
  /** The figures of the plan by their names in the address; undefined: as the calculator has it by itself. */
  readonly plan: Readonly<Partial<Record<keyof typeof calculatorsText.figures, number | string | undefined>>>;
}

/** Stands below a calculator where no script runs: it works its plan out anew by its address. */
export function PlanForm({ plan }: PlanFormProps) {
  const text = useWords(calculatorsText);
  return (
    <form className="x-plain-form" aria-label={text.planForm}>
      {Object.entries(plan).map(([name, value]) => (
        <label key={name}>
          {text.figures[name as keyof typeof text.figures]}
          <input
            className="px-input"
            name={name}
            inputMode={name === 'flows' ? undefined : 'decimal'}
            defaultValue={value}
          />
        </label>
      ))}
      <button className="px-btn" data-variant="secondary">
        {text.calculate}
      </button>
    </form>
  );
}
