import { projectSip } from '@prosperx/core/calculator';
import { rupees } from '@prosperx/core/money';
import { Icon, Money, siteIcons, setStyle, useWords } from '@prosperx/sdk/site/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operator } from '#site.js';
import { homeText } from './home.text.js';

const plan = { monthlyAmount: rupees(5_000), annualRatePercent: 12, years: 20 };
const years = Array.from({ length: plan.years }, (_, index) => projectSip({ ...plan, years: index + 1 }));
const last = projectSip(plan);

interface HeroProps {
  /** Words of the first way on; unless they are given, those for a visitor. */
  readonly start?: string;
  /** More ways on, after those for everybody. */
  readonly children?: ReactNode;
}

export function Hero({ start, children }: HeroProps) {
  const text = useWords(homeText);
  return (
    <section className="h-hero">
      <div className="x-wrap">
        <div className="h-hero__text">
          <h1>{text.heroTitle}</h1>
          <p>{text.heroIntro}</p>
          <div className="px-btns">
            <Link className="px-btn" data-variant="primary" data-size="lg" to="/search">
              {start ?? text.startSip}
            </Link>
            <Link className="px-btn" data-variant="secondary" data-size="lg" to="/goal-amount-calculator">
              {text.planGoal}
            </Link>
            {children}
          </div>
          <p className="h-hero__note">
            <Icon shape={siteIcons.shield} />
            <span>{text.registered(operator.arn)}</span>
          </p>
        </div>
        <GrowthExample />
      </div>
    </section>
  );
}

function GrowthExample() {
  const text = useWords(homeText);
  return (
    <figure className="h-bars">
      <figcaption>
        <p className="px-muted px-small">{text.exampleCaption}</p>
        <p>
          <Money amount={last.value} size="hero" />
        </p>
        <dl className="h-bars__legend">
          <div data-series="1">
            <dt>{text.youInvest}</dt>
            <dd>
              <Money amount={last.invested} />
            </dd>
          </div>
          <div data-series="2">
            <dt>{text.youGain}</dt>
            <dd>
              <Money amount={last.gain} />
            </dd>
          </div>
        </dl>
        <p className="px-muted px-small">{text.indicative}</p>
      </figcaption>
      <div className="h-bars__plot" aria-hidden="true">
        {years.map(({ value, gain }, index) => (
          <i key={index} ref={barOf(value / last.value, gain / value, index)} />
        ))}
      </div>
    </figure>
  );
}

function barOf(height: number, gain: number, index: number) {
  const opacity = 0.43 + (0.57 * index) / (plan.years - 1);
  return setStyle({ '--t': `${height * 100}%`, '--g': `${gain * 100}%`, '--o': opacity.toFixed(2) });
}
