import { amountInWords, formatRupees, WORDS_FROM } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import type { FormEvent } from 'react';
import { useRichStyles } from '#theme/use-rich-styles.js';
import { Field, type FieldWords } from './field.js';
import css from './input.css?inline';
import { typeInto } from './type-into.js';

export interface AmountFieldProps extends Omit<FieldWords, 'confirmed'> {
  /** Whole rupees; null while the field is empty. */
  value: Paise | null;
  onInput: (amount: Paise | null) => void;
  /** `lg` where the amount is what the screen is about. */
  size?: 'lg' | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
}

/** An amount in whole rupees: grouped as it is typed, said in words from one lakh on. */
export function AmountField({ label, note, hint, error, value, onInput, size, ...native }: AmountFieldProps) {
  useRichStyles(css);
  const words = value !== null && value >= WORDS_FROM ? amountInWords(value) : undefined;
  return (
    <Field label={label} note={note} hint={words ?? hint} error={error}>
      {(wiring) => (
        <div className="px-affix" data-size={size}>
          <span>₹</span>
          <input
            {...native}
            {...wiring}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={value === null ? '' : formatRupees(value)}
            onInput={(event: FormEvent<HTMLInputElement>) => onInput(typeInto(event).amount)}
          />
        </div>
      )}
    </Field>
  );
}
