import { COUNTRIES, countryName, INDIA, PEP_STATUSES, pepText } from '@prosperx/core/profile';
import { useMemo } from 'react';
import { SegmentField } from '#primitives/form/segment-field.js';
import { SelectField } from '#primitives/form/select-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { DeclarationForm } from './declaration.js';
import { occupationStepText } from './occupation.text.js';
import { TaxResidenceFields } from './tax-residence-fields.js';

/** The countries by their names; in the list of all India, which nearly everybody chooses, comes first. */
function useCountries() {
  return useMemo(() => {
    const optionOf = (value: string) => ({ value, text: countryName(value) });
    const abroad = COUNTRIES.filter((code) => code !== INDIA)
      .map(optionOf)
      .sort((one, other) => one.text.localeCompare(other.text));
    return { all: [optionOf(INDIA), ...abroad], abroad };
  }, []);
}

/** Asks what FATCA and CRS want to know: birth, tax residence, and political exposure. */
export function FatcaFields({ form }: { readonly form: DeclarationForm }) {
  const text = useWords(occupationStepText);
  const pepWords = useWords(pepText);
  const countries = useCountries();
  const isAbroad = form.values.taxResidenceCount > 0;
  return (
    <section>
      <h3>{text.fatca}</h3>
      <div className="onboarding__fields">
        <TextField {...form.field('birthPlace')} label={text.birthPlace} hint={text.birthPlaceHint} />
        <SelectField
          label={text.birthCountry}
          options={countries.all}
          value={form.values.birthCountry}
          onPick={(country) => form.set('birthCountry', country)}
          error={form.errorOf('birthCountry')}
        />
        <div className="onboarding__whole">
          <SegmentField
            label={text.taxedIn}
            options={[
              { value: 'india', text: text.indiaOnly },
              { value: 'abroad', text: text.abroadToo },
            ]}
            value={isAbroad ? 'abroad' : 'india'}
            onPick={(answer) => form.set('taxResidenceCount', answer === 'india' ? 0 : 1)}
          />
        </div>
        {isAbroad && <TaxResidenceFields form={form} countries={countries.abroad} />}
        <div className="onboarding__whole">
          <SegmentField
            label={text.pep}
            options={PEP_STATUSES.map((value) => ({ value, text: pepWords[value] }))}
            value={form.values.pepStatus}
            onPick={(status) => form.set('pepStatus', status)}
            error={form.errorOf('pepStatus')}
          />
        </div>
      </div>
    </section>
  );
}
