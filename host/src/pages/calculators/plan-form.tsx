import { useWords } from '@prosperx/sdk/site/ui';
import { calculatorsText } from '#pages/pages.text.js';
import type { Fields } from './fitted-plan.js';

export interface PlanFormProps {
  /** The figures of the plan by their names in the address; undefined: as the calculator has it by itself. */
  readonly plan: Readonly<Partial<Record<keyof typeof calculatorsText.figures, number | string | undefined>>>;
  /** What the calculator takes, by the same names. */
  readonly fields: Fields;
}

/** Stands below a calculator where no script runs: it works its plan out anew by its address, and takes what the calculator takes. */
export function PlanForm({ plan, fields }: PlanFormProps) {
  const text = useWords(calculatorsText);
  return (
    <form className="x-plain-form" aria-label={text.planForm}>
      {Object.entries(plan).map(([name, value]) => (
        <label key={name}>
          {text.figures[name as keyof typeof text.figures]}
          <input className="px-input" name={name} defaultValue={value} {...inputOf(fields[name])} />
        </label>
      ))}
      <button className="px-btn" data-variant="secondary">
        {text.calculate}
      </button>
    </form>
  );
}

/** A figure that is not given stands there as the calculator has it by itself. */
function inputOf(field: Fields[string] | undefined) {
  if (field?.type !== 'number' || field.options) return {};
  const { min, max, step } = field;
  return { type: 'number', inputMode: 'decimal', placeholder: field.default?.toString(), min, max, step } as const;
}
