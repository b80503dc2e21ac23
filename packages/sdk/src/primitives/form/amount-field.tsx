import { amountInWords, type FieldAmount, formatRupees, type TypedAmount, WORDS_FROM } from '@prosperx/core/format';
import { type FormEvent, useState } from 'react';
import { useStyles } from '#theme/use-styles.js';
import { Field, type FieldWords } from './field.js';
import css from './input.css?inline';
import { typeInto } from './type-into.js';

export interface AmountFieldProps extends Omit<FieldWords, 'confirmed'> {
  value: FieldAmount;
  onInput: (amount: FieldAmount) => void;
  /** `lg` where the amount is what the screen is about. */
  size?: 'lg' | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
}

/** An amount in whole rupees: grouped as it is typed, said in words from one lakh on. */
export function AmountField(props: AmountFieldProps) {
  const { label, note, hint, error, live, value, onInput, onBlur, size, ...native } = props;
  useStyles(css);
  const [draft, setDraft] = useState<TypedAmount | null>(null);
  const written = typeof value === 'number' ? formatRupees(value) : '';
  const words = typeof value === 'number' && value >= WORDS_FROM ? amountInWords(value) : undefined;
  const type = (event: FormEvent<HTMLInputElement>) => {
    const typed = typeInto(event);
    setDraft(typed);
    onInput(typed.amount);
  };
  const leave = () => {
    // what is no amount stays to be seen and mended
    if (value !== 'not_whole') setDraft(null);
    onBlur?.();
  };
  return (
    <Field label={label} note={note} hint={words ?? hint} error={error} live={live}>
      {(wiring) => (
        <div className="px-affix" data-size={size}>
          <span>₹</span>
          <input
            {...native}
            {...wiring}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={draft?.amount === value ? draft.text : written}
            onInput={type}
            onBlur={leave}
          />
        </div>
      )}
    </Field>
  );
}
