import { useStyles } from '#theme/use-styles.js';
import css from './chips.css?inline';

export interface Chip<Value> {
  value: Value;
  text: string;
  /** Left out where the widget is narrower than 420 px. */
  wideOnly?: boolean | undefined;
}

export interface ChipsProps<Value> {
  /** Names the group for screen readers. */
  label: string;
  chips: readonly Chip<Value>[];
  /** The chip with this value is pressed; none when no chip has it. */
  value: Value | null;
  onPick: (value: Value) => void;
  /** Equal widths in one row, for a few short texts. */
  even?: boolean | undefined;
}

/** Adopts the look of chips, for links that look like them. */
export const useChipStyles = (): void => useStyles(css);

/** Quick choices: amounts below a slider, filters above a list. */
export function Chips<Value extends string | number>({ label, chips, value, onPick, even }: ChipsProps<Value>) {
  useChipStyles();
  return (
    <div className="px-chips" role="group" aria-label={label} data-even={even || undefined}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          className="px-chip"
          type="button"
          data-roomy={chip.wideOnly || undefined}
          aria-pressed={chip.value === value}
          onClick={() => onPick(chip.value)}
        >
          {chip.text}
        </button>
      ))}
    </div>
  );
}
