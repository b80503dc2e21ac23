/** What is typed as a date of birth becomes DD/MM/YYYY: slashes come by themselves, `1/2/1990` gets its zeros, anything else is left out. */
export function typeBirth(typed: string): string {
  const padded = typed.replace(/(^|\D)(\d)(?=\D)/g, (_, before: string, digit: string) => `${before}0${digit}`);
  const digits = padded.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}
