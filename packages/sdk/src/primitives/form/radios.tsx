import { useId } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './check.css?inline';
import type { Option } from './select-field.js';
import { CheckmarkInput } from './checkmark-input.js';

export interface RadiosProps<Value extends string> {
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
