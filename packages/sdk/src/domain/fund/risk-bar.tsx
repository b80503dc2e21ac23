import { RISK_LEVELS, type RiskLevel } from '@prosperx/core/fund';
import { useWords } from '#primitives/hooks/use-words.js';
import { setStyle } from '#theme/set-style.js';
import { useStyles } from '#theme/use-styles.js';
import { riskLevelText } from './risk-level.text.js';
import palette from '#theme/tokens-palette.css?inline';
import css from './risk-bar.css?inline';

/** 1 (low) to 6 (very high). */
export const levelNumber = (level: RiskLevel): number => RISK_LEVELS.indexOf(level) + 1;

/** The riskometer in a line of text: six bars and the name of the level. */
export function RiskBar({ level }: { level: RiskLevel }) {
  useStyles(palette);
  useStyles(css);
  const names = useWords(riskLevelText);
  const at = levelNumber(level);
  return (
    <span className="px-riskbar">
      <i aria-hidden="true" ref={setStyle({ '--c': `var(--px-risk-${at})` })}>
        {RISK_LEVELS.map((each, index) => (
          <u key={each} data-on={index + 1 < at || undefined} data-at={index + 1 === at || undefined} />
        ))}
      </i>
      {names[level]}
    </span>
  );
}
