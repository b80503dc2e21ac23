import type { Paise } from '@prosperx/core/money';
import { Money } from '#primitives/display/money.js';
import { calculatorText as text } from './calculator.text.js';

export interface SplitProps {
  invested: Paise;
  gain: Paise;
}

/** What is put in and what it could earn, as a bar and in figures. */
export function Split({ invested, gain }: SplitProps) {
  const parts = [
    { name: text.youInvest, part: invested, ink: 'var(--px-chart-1)' },
    { name: text.youGain, part: gain, ink: 'var(--px-chart-2)' },
  ];
  return (
    <div className="px-calc__split">
      <div aria-hidden="true">
        {parts.map(({ name, part, ink }) => (
          <i key={name} style={{ '--c': ink, '--f': part } as object} />
        ))}
      </div>
      <dl>
        {parts.map(({ name, part, ink }) => (
          <div key={name} style={{ '--c': ink } as object}>
            <dt>{name}</dt>
            <dd>
              <Money amount={part} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
