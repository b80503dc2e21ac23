import { typedDigits } from '@prosperx/core/format';

/** What is typed as a date of birth becomes DD/MM/YYYY: slashes come by themselves, `1/2/1990` gets its zeros, anything else is left out. A digit too many stays, and is told. */
export function typeBirth(typed: string): string {
  const padded = typed.replace(/(^|\D)(\d)(?=\D)/g, (_, before: string, digit: string) => `${before}0${digit}`);
  const digits = typedDigits(padded);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}
