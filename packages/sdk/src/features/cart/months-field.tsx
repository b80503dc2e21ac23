import { typedWhole } from '@prosperx/core/format';
import { useState } from 'react';
import { TextField } from '#primitives/form/text-field.js';
import { cartText } from './cart.text.js';

interface MonthsFieldProps {
  /** NaN: what stands there is no whole number; null: nothing does. */
  readonly months: number | null;
  readonly error: string | undefined;
  readonly onInput: (months: number | null) => void;
  readonly onBlur: () => void;
}

/** How many months a SIP lasts. What is no whole number stays to be seen and mended: without its point it would be another. */
export function MonthsField({ months, error, onInput, onBlur }: MonthsFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <TextField
      label={cartText.months}
      inputMode="numeric"
      autoComplete="off"
      figures
      value={Number.isNaN(months) ? typed : String(months ?? '')}
      error={error}
      live
      onInput={(text) => {
        setTyped(text);
        onInput(typedWhole(text));
      }}
      onBlur={onBlur}
    />
  );
}
