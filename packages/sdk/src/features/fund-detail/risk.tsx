import type { FundDetail } from '@prosperx/core/fund';
import { Riskometer } from '#domain/fund/riskometer.js';
import { Card } from '#primitives/display/card.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useStyles } from '#theme/use-styles.js';
import { riskText } from './risk.text.js';
import { Section } from './sections.js';
import css from './risk.css?inline';

interface RiskProps {
  fund: Pick<FundDetail, 'riskometer'>;
  level: number;
}

/** How much a fund may lose, as its house has classed it. */
export function Risk({ fund: { riskometer }, level }: RiskProps) {
  useStyles(css);
  const text = useWords(riskText);
  if (riskometer === null) return null;
  return (
    <Section title={text.risk} level={level}>
      <Card>
        <div className="fund-detail__risk">
          <Riskometer level={riskometer} />
          <p className="fund-detail__note">{text.riskNote[riskometer]}</p>
        </div>
      </Card>
    </Section>
  );
}
