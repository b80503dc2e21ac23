import { setStyle } from '#theme/set-style.js';
import { useStyles } from '#theme/use-styles.js';
import palette from '#theme/tokens-palette.css?inline';
import css from './risk-gauge.css?inline';

/** Centre and radii of the half circle, in units of its 220 by 122 picture. */
const CENTRE = { x: 110, y: 106 };
const RADIUS = 92;
const NEEDLE = 68;
/** Half the gap between two parts, in radians. */
const GAP = 0.0175;

const point = (angle: number, radius: number) =>
  `${(CENTRE.x - radius * Math.cos(angle)).toFixed(2)} ${(CENTRE.y - radius * Math.sin(angle)).toFixed(2)}`;

/** The arc of one of several equal parts of the half circle, from the left. */
function arc(index: number, parts: number): string {
  const from = (Math.PI * index) / parts + GAP;
  const to = (Math.PI * (index + 1)) / parts - GAP;
  return `M${point(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${point(to, RADIUS)}`;
}

/** A thin triangle from the hub to the middle of a part. */
function needle(index: number, parts: number): string {
  const angle = (Math.PI * (index + 0.5)) / parts;
  return `M${point(angle, NEEDLE)}L${point(angle + Math.PI / 2, 7)}L${point(angle - Math.PI / 2, 7)}Z`;
}

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
  useStyles(palette);
  useStyles(css);
  return (
    <div className="px-risk">
      <svg viewBox="0 0 220 122" role="img" aria-label={label}>
        {LEVELS.map((level) => (
          <path
            key={level}
            d={arc(level - 1, LEVELS.length)}
            data-at={level === at || undefined}
            ref={setStyle({ stroke: `var(--px-risk-${level})` })}
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
