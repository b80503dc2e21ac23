import { useStyles } from '#theme/use-styles.js';
import css from './progress-bar.css?inline';

export interface ProgressBarProps {
  /** What is counted: "Question 4 of 9". */
  label: string;
  done: number;
  of: number;
}

/** A short row of equal parts, some of them done. */
export function ProgressBar({ label, done, of }: ProgressBarProps) {
  useStyles(css);
  return (
    <div
      className="px-segbar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={done}
    >
      {Array.from({ length: of }, (_, index) => (
        <i key={index} data-on={index < done || undefined} />
      ))}
    </div>
  );
}
