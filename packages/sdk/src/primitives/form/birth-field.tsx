import { TextField, type TextFieldProps } from './text-field.js';
import { typeBirth } from './type-birth.js';

export type BirthFieldProps = Omit<TextFieldProps, 'accept' | 'figures' | 'hint' | 'inputMode' | 'type'>;

/** A date of birth, typed as DD/MM/YYYY: nobody leafs back through years of a calendar. */
export function BirthField(props: BirthFieldProps) {
  return <TextField {...props} hint="DD/MM/YYYY" accept={typeBirth} inputMode="numeric" figures />;
}
