import { type ReactNode, useId } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './check.css?inline';
import { FieldError } from './field-error.js';
import { CheckmarkInput } from './checkmark-input.js';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is agreed to or switched on. */
  children?: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
}

export function Checkbox({ checked, onChange, children, hint, error, ...native }: CheckboxProps) {
  useStyles(css);
  const errorId = useId();
  return (
    <div>
      <label className="px-check">
        <CheckmarkInput
          {...native}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          {children}
          {hint && <small>{hint}</small>}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
