import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useStyles } from '#theme/use-styles.js';
import { FieldError } from './field-error.js';
import type { Option } from './select-field.js';
import css from './checks.css?inline';

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

interface RadiosProps<Value extends string> {
  /** The question; hidden when the heading above asks it already. */
  legend: string;
  hideLegend?: boolean | undefined;
  options: readonly Option<Value>[];
  value: Value | null;
  onPick: (value: Value) => void;
}

/** One of a few, as a plain list. */
export function Radios<Value extends string>({ legend, hideLegend, options, value, onPick }: RadiosProps<Value>) {
  useStyles(css);
  const name = useId();
  return (
    <fieldset className="px-checks">
      <legend className={hideLegend ? 'px-vh' : undefined}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="px-check">
          <CheckmarkInput
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onPick(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}

type CheckmarkInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'> & {
  type: 'checkbox' | 'radio';
};

/** The painted box or circle itself; its words are its owner's. */
export function CheckmarkInput(props: CheckmarkInputProps) {
  useStyles(css);
  return <input {...props} className="px-tick" />;
}
