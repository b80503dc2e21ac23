import type { ChangeEvent } from 'react';
import { useStyles } from '#theme/use-styles.js';
import { Field, type FieldWords } from './field.js';
import inputCss from './input.css?inline';
import css from './select.css?inline';

export interface Option<Value extends string = string> {
  value: Value;
  text: string;
}

export interface SelectFieldProps<Value extends string> extends FieldWords {
  options: readonly Option<Value>[];
  /** '' while nothing is chosen; `prompt` stands there then, unless an option of its own has ''. */
  value: Value | '';
  onPick: (value: Value) => void;
  /** Such as "Choose a bank". */
  prompt?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
}

/** One of many, by the native list. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, note, hint, confirmed, error, options, value, onPick, prompt, ...native } = props;
  useStyles(inputCss);
  useStyles(css);
  return (
    <Field label={label} note={note} hint={hint} confirmed={confirmed} error={error}>
      {(wiring) => (
        <select
          {...native}
          {...wiring}
          className="px-select"
          value={value}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => onPick(event.currentTarget.value as Value)}
        >
          {value === '' && options.every((option) => option.value !== '') && (
            <option value="" disabled>
              {prompt}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
