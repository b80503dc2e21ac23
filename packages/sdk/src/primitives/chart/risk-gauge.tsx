import { useRichStyles } from '#theme/use-rich-styles.js';
import { arc, needle } from './gauge.js';
import css from '#domain/fund/riskometer.css?inline';

/** Levels of risk that there are: of funds and of investors. */
const LEVELS = [1, 2, 3, 4, 5, 6] as const;

export interface RiskGaugeProps {
  name: string;
  /** The level it points at, from 1 to 6. */
  at: number;
  /** What it says, for screen readers. */
  label: string;
  /** Below the name. */
  note?: string | undefined;
}

/** Half a circle of six levels with a needle at one of them, and its name below. */
export function RiskGauge({ name, at, label, note }: RiskGaugeProps) {
  useRichStyles(css);
  return (
    <div className="px-risk">
      <svg viewBox="0 0 220 122" role="img" aria-label={label}>
        {LEVELS.map((level) => (
          <path
            key={level}
            d={arc(level - 1, LEVELS.length)}
            data-at={level === at || undefined}
            style={{ stroke: `var(--px-risk-${level})` }}
          />
        ))}
        <path data-needle="" d={needle(at - 1, LEVELS.length)} />
        <circle cx="110" cy="106" r="8" />
        <circle cx="110" cy="106" r="3" data-hub="" />
      </svg>
      <b>{name}</b>
      {note && <small>{note}</small>}
    </div>
  );
}
