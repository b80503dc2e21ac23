import {
  amountInWords,
  type FieldAmount,
  formatRupees,
  LARGEST_TYPED,
  type TypedAmount,
  typedDigits,
  WORDS_FROM,
} from '@prosperx/core/format';
import { type FormEvent, useState } from 'react';
import { useStyles } from '#theme/use-styles.js';
import { Field, type FieldWords } from './field.js';
import { TextField, type TextFieldProps } from './text-field.js';
import { typeInto } from './type-into.js';
import css from './input.css?inline';

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
    // what is no amount, or more than any, stays visible, so that it can be corrected
    if (value !== 'not_whole' && value !== LARGEST_TYPED) setDraft(null);
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

type BirthFieldProps = Omit<TextFieldProps, 'accept' | 'figures' | 'hint' | 'inputMode' | 'type'>;

/** A date of birth, typed as DD/MM/YYYY: nobody leafs back through years of a calendar. */
export function BirthField(props: BirthFieldProps) {
  return <TextField {...props} hint="DD/MM/YYYY" accept={maskBirthDate} inputMode="numeric" figures />;
}

/** Turns what is typed as a date of birth into DD/MM/YYYY: slashes come by themselves, `1/2/1990` gets its zeros, anything else is left out. A digit too many stays, and the field reports it. */
export function maskBirthDate(typed: string): string {
  const padded = typed.replace(/(^|\D)(\d)(?=\D)/g, (_, before: string, digit: string) => `${before}0${digit}`);
  const digits = typedDigits(padded);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}
