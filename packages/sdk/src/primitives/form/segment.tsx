import { useId } from 'react';
import { useStyles } from '#theme/use-styles.js';
import type { Option } from './select-field.js';
import css from './segment.css?inline';

export interface SegmentProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onPick: (value: Value) => void;
  size?: 'sm' | undefined;
  block?: boolean | undefined;
}

/** One of two to six short words, side by side: SIP or lumpsum, 1M to All. */
export function Segment<Value extends string>({ label, options, value, onPick, size, block }: SegmentProps<Value>) {
  useStyles(css);
  const name = useId();
  return (
    <div className="px-segment" role="radiogroup" aria-label={label} data-size={size} data-block={block || undefined}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onPick(option.value)} />
          {option.text}
        </label>
      ))}
    </div>
  );
}
