import { useState } from 'react';
import { IconButton } from '#primitives/display/icon.js';
import { eye } from '#primitives/icons/controls.js';
import { TextField, type TextFieldProps } from './text-field.js';
import { uiText } from '#primitives/primitives.text.js';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'accept' | 'after' | 'autoComplete' | 'before' | 'type'
> {
  /** Tells a password manager whether to fill one in or to make one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its reader asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={<IconButton shape={eye} label={uiText.showPassword} pressed={shown} onClick={() => setShown(!shown)} />}
    />
  );
}
