import { chartYears } from '@prosperx/core/calculator';
import type { Paise } from '@prosperx/core/money';
import { GrowthChart } from '#primitives/chart/growth-chart.js';
import { lazy } from '#primitives/display/lazy.js';
import { Money } from '#primitives/display/money.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { setStyle } from '#theme/set-style.js';
import { useStyles } from '#theme/use-styles.js';
import type { ResultProps } from './calculator.js';
import { partsText } from './tools.text.js';
import moreTokens from '#theme/tokens-more.css?inline';
import css from './result-chart.css?inline';

export { Tools } from './tools.js';

/** Tax-saving funds, where there is a server to ask: without one not even its code is fetched. */
export const TaxSaverStrip = lazy(async () => (await import('./tax-saver-strip.lazy.js')).TaxSaverStrip, {
  optional: true,
  afterTakeOver: true,
});

/** In px; calculator.css keeps as much free. */
const HEIGHT = 190;

/** Shows what is put in and what it grows to, in sum and year by year; of long plans some of the years. */
export function ResultChart({
  projection,
  facts,
  note,
  summary,
  today,
  words,
}: Pick<ResultProps, 'facts' | 'note' | 'projection' | 'summary' | 'today' | 'words'>) {
  const text = useWords(partsText);
  useStyles(moreTokens);
  useStyles(css);
  const { points } = projection;
  const shown = points.length < 2 ? [] : chartYears(points.length - 1);
  const thinned = points.filter((_, index) => shown.includes(index));
  return (
    <>
      <Split {...projection} names={words?.parts ?? text.parts} facts={facts} />
      {note && <p className="px-calc__note">{note}</p>}
      <GrowthChart
        label={summary}
        points={thinned}
        columns={words?.columns}
        height={HEIGHT}
        isPast={today ? 'rate' in today : false}
      />
    </>
  );
}

interface SplitProps extends Pick<ResultProps, 'facts'> {
  invested: Paise;
  gain: Paise;
  names: readonly [string, string];
}

/** Shows what is put in and what it could earn, as a bar and in figures. */
function Split({ invested, gain, names, facts }: SplitProps) {
  const parts = [
    { name: names[0], part: invested, ink: 'var(--px-chart-1)' },
    { name: names[1], part: gain, ink: 'var(--px-chart-2)' },
  ];
  return (
    <div className="px-calc__split">
      <div aria-hidden="true">
        {parts.map(({ name, part, ink }) => (
          <i key={name} ref={setStyle({ '--c': ink, '--f': Math.max(0, part) })} />
        ))}
      </div>
      <dl>
        {parts.map(({ name, part, ink }) => (
          <div key={name} ref={setStyle({ '--c': ink })}>
            <dt>{name}</dt>
            <dd>
              <Money amount={part} />
            </dd>
          </div>
        ))}
        {facts?.map(([term, value]) => (
          <div key={term} data-fact="">
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
