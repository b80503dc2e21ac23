import { RISK_LEVELS, type RiskLevel } from '@prosperx/core/fund';
import { useRichStyles } from '#theme/use-rich-styles.js';
import css from './riskometer.css?inline';
import { arc, needle } from './gauge.js';
import { levelName, levelNumber } from './risk-bar.js';
import { uiText } from './ui.text.js';

export interface RiskometerProps {
  level: RiskLevel;
  /** Below the name of the level. */
  note?: string | undefined;
}

/** The regulator's gauge of six levels; it always names its level. */
export function Riskometer({ level, note }: RiskometerProps) {
  useRichStyles(css);
  const at = levelNumber(level);
  const name = levelName(level);
  return (
    <div className="px-risk">
      <svg viewBox="0 0 220 122" role="img" aria-label={uiText.riskometer(name, at, RISK_LEVELS.length)}>
        {RISK_LEVELS.map((each, index) => (
          <path
            key={each}
            d={arc(index, RISK_LEVELS.length)}
            data-at={index + 1 === at || undefined}
            style={{ stroke: `var(--px-risk-${index + 1})` }}
          />
        ))}
        <path data-needle="" d={needle(at - 1, RISK_LEVELS.length)} />
        <circle cx="110" cy="106" r="8" />
        <circle cx="110" cy="106" r="3" data-hub="" />
      </svg>
      <b>{name}</b>
      {note && <small>{note}</small>}
    </div>
  );
}
