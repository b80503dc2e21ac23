import { type ReactNode, useId } from 'react';
import { Icon } from '#primitives/display/icon.js';
import { check } from '#primitives/icons/controls.js';
import { useStyles } from '#theme/use-styles.js';
import { FieldError } from './field-error.js';
import css from './field.css?inline';

/** What every field says around its control. */
export interface FieldWords {
  label: string;
  /** A short remark next to the label, such as "Optional". */
  note?: string | undefined;
  /** Help below. */
  hint?: ReactNode;
  /** Good news below, such as the town of a pincode. */
  confirmed?: string | undefined;
  /** What is wrong; the control is marked invalid. */
  error?: string | undefined;
  /** The error appears while its reader types: it is said at once. */
  live?: boolean | undefined;
}

/** Props of the control that tie label, hint and error to it. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldWords {
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label above a control, hint and error below it. */
export function Field({ label, note, hint, confirmed, error, live, children }: FieldProps) {
  useStyles(css);
  const id = useId();
  const tied = [error && `${id}-error`, confirmed && `${id}-ok`, hint && `${id}-hint`].filter(Boolean);
  return (
    <div className="px-field">
      <label className="px-label" htmlFor={id}>
        {label}
        {note && <small>{note}</small>}
      </label>
      {children({ id, 'aria-describedby': tied.join(' ') || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <FieldError id={`${id}-error`} live={live}>
          {error}
        </FieldError>
      )}
      {confirmed && (
        <p className="px-ok" id={`${id}-ok`}>
          <Icon shape={check} />
          {confirmed}
        </p>
      )}
      {hint && (
        <p className="px-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
