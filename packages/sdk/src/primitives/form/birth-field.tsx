import { typedDigits } from '@prosperx/core/format';
import { TextField, type TextFieldProps } from './text-field.js';

export type BirthFieldProps = Omit<TextFieldProps, 'accept' | 'figures' | 'hint' | 'inputMode' | 'type'>;

/** A date of birth, typed as DD/MM/YYYY: nobody leafs back through years of a calendar. */
export function BirthField(props: BirthFieldProps) {
  return <TextField {...props} hint="DD/MM/YYYY" accept={typeBirth} inputMode="numeric" figures />;
}

/** What is typed as a date of birth becomes DD/MM/YYYY: slashes come by themselves, `1/2/1990` gets its zeros, anything else is left out. A digit too many stays, and is told. */
export function typeBirth(typed: string): string {
  const padded = typed.replace(/(^|\D)(\d)(?=\D)/g, (_, before: string, digit: string) => `${before}0${digit}`);
  const digits = typedDigits(padded);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}
