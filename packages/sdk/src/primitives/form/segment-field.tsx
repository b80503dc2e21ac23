import { useId } from 'react';
import { useStyles } from '#theme/use-styles.js';
import { FieldError } from './field-error.js';
import type { Option } from './select-field.js';
import fieldCss from './field.css?inline';
import css from './segment.css?inline';

interface SegmentFieldProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  /** '' or null while nothing is chosen. */
  value: Value | '' | null;
  onPick: (value: Value) => void;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** A field of a form whose value is one of two to four short words. */
export function SegmentField<Value extends string>(props: SegmentFieldProps<Value>) {
  const { label, options, value, onPick, error, disabled } = props;
  useStyles(fieldCss);
  useStyles(css);
  const id = useId();
  return (
    <fieldset className="px-field px-segment-field" disabled={disabled}>
      <legend className="px-label">{label}</legend>
      <div className="px-segment" data-block>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={() => onPick(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
