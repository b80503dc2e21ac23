import { type FormEvent, type SyntheticEvent, useEffect, useState } from 'react';
import { IconButton } from '#primitives/display/icon.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { eye } from '#primitives/icons/controls.js';
import { primitivesText } from '#primitives/primitives.text.js';
import { useStyles } from '#theme/use-styles.js';
import { Field, type FieldWords } from './field.js';
import { TextField, type TextFieldProps } from './text-field.js';
import css from './secret-fields.css?inline';

const LENGTH = 6;

export interface OtpFieldProps extends Omit<FieldWords, 'confirmed' | 'note'> {
  /** Up to six digits. */
  value: string;
  onInput: (digits: string) => void;
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/** Keeps the caret at the end, where the painted boxes show what is typed; a selection of all may still be typed over. */
function keepCaretLast(event: SyntheticEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  const end = field.value.length;
  if (field.selectionStart === field.selectionEnd && field.selectionEnd !== end) field.setSelectionRange(end, end);
}

/** A one-time code: one real field, so that autofill, paste ("123-456"), Backspace and screen readers work as they know it. */
export function OtpField({ label, hint, error, live, value, onInput, ...native }: OtpFieldProps) {
  useStyles(css);
  const type = (event: FormEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const digits = field.value.replace(/\D/g, '').slice(0, LENGTH);
    field.value = digits;
    onInput(digits);
  };
  return (
    <Field label={label} hint={hint} error={error} live={live}>
      {(wiring) => (
        <div className="px-otp">
          <input
            {...native}
            {...wiring}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onInput={type}
            onSelect={keepCaretLast}
          />
          {Array.from({ length: LENGTH }, (_, index) => (
            <span
              key={index}
              aria-hidden="true"
              data-filled={index < value.length || undefined}
              data-next={index === Math.min(value.length, LENGTH - 1) || undefined}
            >
              {value[index]}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}

interface OtpRequest {
  readonly otp: { readonly transport: readonly ['sms'] };
  readonly signal: AbortSignal;
}

/** Asks a browser that reads codes out of messages (WebOTP) for the next one; anew with each code that is sent. Elsewhere nothing happens. */
export function useWebOtp(sends: number, onCode: (code: string) => void): void {
  const latest = useLatest(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const stop = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: stop.signal };
    navigator.credentials.get(request as unknown as CredentialRequestOptions).then(
      (found) => {
        const { code } = (found ?? {}) as { readonly code?: string };
        if (code) latest.current(code);
      },
      // the person declined, or typed it themselves
      () => undefined,
    );
    return () => stop.abort();
  }, [sends, latest]);
}

interface PasswordFieldProps extends Omit<TextFieldProps, 'accept' | 'after' | 'autoComplete' | 'before' | 'type'> {
  /** Tells a password manager whether to fill one in, to make one, or to leave it alone. */
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password, hidden until its reader asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const text = useWords(primitivesText);
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={<IconButton shape={eye} label={text.showPassword} pressed={shown} onClick={() => setShown(!shown)} />}
    />
  );
}
