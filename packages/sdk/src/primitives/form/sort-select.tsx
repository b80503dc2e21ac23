import type { ChangeEvent } from 'react';
import { Icon } from '#primitives/display/icon.js';
import { chevronDown } from '#primitives/icons/controls.js';
import { useStyles } from '#theme/use-styles.js';
import chipCss from '#primitives/display/chips.css?inline';
import css from './sort-select.css?inline';

export interface SortSelectProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly text: string }[];
  value: Value;
  onPick: (value: Value) => void;
  /** Its name in the form with this id, which sends it where no script runs. */
  name?: string;
  form?: string;
}

/** The order of a list, by the native list of choices. It looks like the chips beside it, and has no error or hint as a field has. */
export function SortSelect<Value extends string>({ label, options, value, onPick, ...inForm }: SortSelectProps<Value>) {
  useStyles(chipCss);
  useStyles(css);
  return (
    <label className="px-sort">
      {label}
      <span>
        <select
          {...inForm}
          className="px-chip"
          value={value}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => onPick(event.currentTarget.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon shape={chevronDown} />
      </span>
    </label>
  );
}
