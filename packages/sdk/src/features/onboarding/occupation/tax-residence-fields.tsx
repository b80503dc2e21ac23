import { typedOver } from '@prosperx/core/format';
import { MAX_TAX_RESIDENCES, NO_TIN_REASONS, noTinText } from '@prosperx/core/profile';
import { Button } from '#primitives/display/button.js';
import { TextLink } from '#primitives/display/links.js';
import { SelectField, type SelectFieldProps } from '#primitives/form/select-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { useKeptFocus } from '#primitives/hooks/use-kept-focus.js';
import { useRemoved } from '#primitives/hooks/use-removed.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { DeclarationForm } from './declaration.js';
import { occupationStepText } from './occupation.text.js';
import { HAS_TIN, residencesOf, slotsOf, taxValuesOf } from './tax-residences.js';

interface TaxResidenceFieldsProps {
  readonly form: DeclarationForm;
  /** The countries to choose from: all but India. */
  readonly countries: SelectFieldProps<string>['options'];
}

/** Each country of tax residence beside India, with the tax number there or the reason why there is none. */
export function TaxResidenceFields({ form, countries }: TaxResidenceFieldsProps) {
  const text = useWords(occupationStepText);
  const noTinWords = useWords(noTinText);
  const slots = slotsOf(form.values);
  const removed = useRemoved();
  const remove = (index: number) => {
    const left = taxValuesOf(residencesOf(form.values).filter((_, at) => at !== index));
    for (const [name, value] of Object.entries(left)) form.set(name as keyof typeof left, value);
    removed.tell(text.taxNth(index + 1));
  };
  return (
    <div className="onboarding__fields onboarding__whole" ref={useKeptFocus()}>
      {removed.status}
      {slots.map((slot) => (
        <div
          key={slot}
          className="onboarding__fields onboarding__whole"
          role="group"
          aria-label={text.taxNth(slot + 1)}
        >
          <SelectField
            label={text.taxCountry}
            options={countries}
            value={form.values[`taxCountry${slot}`]}
            prompt={text.choose}
            onPick={(country) => form.set(`taxCountry${slot}`, country)}
            error={form.errorOf(`taxCountry${slot}`)}
          />
          <SelectField
            label={text.hasTin}
            options={[
              { value: HAS_TIN, text: text.tinYes },
              ...NO_TIN_REASONS.map((reason) => ({ value: reason, text: noTinWords[reason] })),
            ]}
            value={form.values[`noTin${slot}`]}
            onPick={(answer) => form.set(`noTin${slot}`, answer)}
          />
          {form.values[`noTin${slot}`] === HAS_TIN && (
            <TextField
              {...form.field(`tin${slot}`)}
              label={text.tin}
              hint={text.tinHint}
              autoComplete="off"
              accept={(typed) => typedOver(form.values[`tin${slot}`], typed)}
              figures
            />
          )}
          {slots.length > 1 && (
            <p className="onboarding__whole">
              <TextLink onClick={() => remove(slot)}>{text.removeCountry}</TextLink>
            </p>
          )}
        </div>
      ))}
      {slots.length > 0 && slots.length < MAX_TAX_RESIDENCES && (
        <div className="onboarding__whole">
          <Button variant="secondary" onClick={() => form.set('taxResidenceCount', slots.length + 1)}>
            {text.addCountry}
          </Button>
        </div>
      )}
    </div>
  );
}
