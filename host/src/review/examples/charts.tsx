import { rupees } from '@prosperx/core/money';
import { Card, Delta, Donut, GrowthChart, LineChart, Money, Riskometer, Row, Stack } from '@prosperx/sdk/site/ui';
import type { Section } from '#review/example.js';
import { words } from '#review/review.text.js';

const headingsWords = words.headings;

export const figures: Section = {
  name: 'figures',
  title: 'Type and figures',
  examples: [
    {
      title: 'Headings and text',
      show: () => (
        <Stack gap={2}>
          <p
            style={{
              font: 'var(--px-weight-strong) var(--px-size-3xl) / 1.12 var(--px-font-sans)',
              letterSpacing: 'var(--px-track-display)',
            }}
          >
            {headingsWords.hero}
          </p>
          <p>{headingsWords.body}</p>
          <p className="px-small px-muted">{headingsWords.small}</p>
        </Stack>
      ),
    },
    {
      title: 'Money',
      show: () => (
        <Stack gap={3}>
          <Money amount={rupees(1086750.42)} size="hero" decimals={2} />
          <Row>
            <Money amount={rupees(86750)} size="lg" />
            <Delta percent={12.48} />
            <Delta percent={-1.36} />
            <Delta percent={0.001} />
          </Row>
          <Money amount={rupees(111111.11)} decimals={2} />
          <Money amount={rupees(-2500)} />
        </Stack>
      ),
    },
    {
      title: 'Twelve digits',
      show: () => <Money amount={rupees(123456789012)} size="hero" />,
    },
  ],
};

const t = words.chart;

/** A SIP of so many rupees a month at 12 % a year. */
const growth = (monthly: number, years: number) =>
  Array.from({ length: years + 1 }, (_, year) => {
    const rate = 0.01;
    const months = year * 12;
    return {
      year,
      invested: rupees(monthly * months),
      value: rupees(Math.round(monthly * (((1 + rate) ** months - 1) / rate) * (1 + rate))),
    };
  });

/** A made-up NAV that wanders upwards, month by month. */
const NAVS = Array.from(
  { length: 37 },
  (_, month) => 61.2 + month * 0.87 + 3 * Math.sin(month * 1.3) + 2 * Math.sin(month * 0.4),
);
const MONTHS = ['Nov 2023', 'Nov 2024', 'Nov 2025', 'Nov 2026'];
const monthAt = (index: number) => `${((index + 10) % 12) + 1}/${2023 + Math.floor((index + 10) / 12)}`;
const SHARES = [38.1, 24.6, 15.5, 11.2, 6.4, 4.2];

export const charts: Section = {
  name: 'charts',
  title: 'Charts and riskometer',
  examples: [
    {
      title: 'Growth',
      show: () => (
        <Card>
          <GrowthChart label={t.growth} points={growth(5_000, 15)} />
        </Card>
      ),
    },
    {
      title: 'Growth of crores, in one year',
      show: () => (
        <Card>
          <GrowthChart label={t.growthHuge} points={growth(90_00_000, 1)} height={160} />
        </Card>
      ),
    },
    {
      title: 'NAV, to be explored by pointer and keys',
      wide: true,
      show: () => (
        <Card>
          <LineChart
            label={t.nav}
            gutter
            x={NAVS.map((_, index) => index)}
            lines={[{ ink: 1, fill: 'fade', dot: true, values: NAVS }]}
            low={55}
            high={102}
            yLabels={[60, 70, 80, 90, 100].map((value) => ({ value, text: String(value) }))}
            xLabels={MONTHS}
            table={{
              caption: t.nav,
              columns: t.navColumns,
              rows: NAVS.map((value, index) => [monthAt(index), value.toFixed(2)]),
            }}
            inspect={(index) => ({ figures: [`₹${(NAVS[index] ?? 0).toFixed(2)}`], when: monthAt(index) })}
          />
        </Card>
      ),
    },
    {
      title: 'Shares',
      show: () => (
        <Card>
          <Donut
            slices={t.slices.map((name, index) => ({ name, percent: SHARES[index] ?? 0 }))}
            total="₹10.87 L"
            note={t.categories}
            print={(percent) => `${percent.toFixed(1)}%`}
          />
        </Card>
      ),
    },
    {
      title: 'Riskometer',
      show: () => (
        <Card>
          <div className="r-two">
            <Riskometer level="Very High" />
            <Riskometer level="Low to Moderate" />
          </div>
        </Card>
      ),
    },
  ],
};
