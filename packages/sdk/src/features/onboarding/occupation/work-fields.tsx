import { INCOME_SLABS, incomeSlabText, OCCUPATION_TYPES, occupationText } from '@prosperx/core/profile';
import { SegmentField } from '#primitives/form/segment-field.js';
import { SelectField } from '#primitives/form/select-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { DeclarationForm } from './declaration.js';
import { occupationStepText } from './occupation.text.js';

const occupations = (words: typeof occupationText) => OCCUPATION_TYPES.map((value) => ({ value, text: words[value] }));
const slabs = (words: typeof incomeSlabText) => INCOME_SLABS.map((value) => ({ value, text: words[value] }));

/** Occupation and income. */
export function WorkFields({ form }: { readonly form: DeclarationForm }) {
  const text = useWords(occupationStepText);
  const incomeSlabWords = useWords(incomeSlabText);
  const occupationWords = useWords(occupationText);
  return (
    <>
      <div className="onboarding__whole">
        <SegmentField
          label={text.occupation}
          options={occupations(occupationWords)}
          value={form.values.occupationType}
          onPick={(type) => form.set('occupationType', type)}
          error={form.errorOf('occupationType')}
        />
      </div>
      <SelectField
        label={text.income}
        options={slabs(incomeSlabWords)}
        value={form.values.incomeSlab}
        prompt={text.choose}
        onPick={(slab) => form.set('incomeSlab', slab)}
        error={form.errorOf('incomeSlab')}
      />
    </>
  );
}
