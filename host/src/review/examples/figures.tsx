import { Delta, Icon, icons, Money, Row, rupees, Stack } from '@prosperx/sdk/internal';
import type { Section } from '#review/review-page.js';
import { words } from '#review/review.text.js';

const ROLES = [
  ...['surface', 'page', 'fill', 'raised', 'text', 'muted', 'control', 'line', 'track'],
  ...['accent', 'accent-strong', 'accent-soft', 'accent-text', 'accent-line', 'highlight', 'highlight-soft'],
  ...['success', 'success-soft', 'warning', 'warning-soft', 'danger', 'danger-soft', 'danger-fill'],
];
const INKS = [1, 2, 3, 4, 5, 6];

function Ramp({ names, prefix }: { readonly names: readonly (number | string)[]; readonly prefix: string }) {
  return (
    <div className="r-ramp">
      {names.map((name) => (
        <div key={name}>
          <i style={{ background: `var(--px-${prefix}-${name})` }} />
          {name}
        </div>
      ))}
    </div>
  );
}

export const colours: Section = {
  name: 'colour',
  title: 'Colour roles',
  examples: [
    { title: 'Roles', wide: true, show: () => <Ramp names={ROLES} prefix="color" /> },
    { title: 'Chart inks', show: () => <Ramp names={INKS} prefix="chart" /> },
    { title: 'Risk levels', show: () => <Ramp names={INKS} prefix="risk" /> },
  ],
};

export const iconSheet: Section = {
  name: 'icons',
  title: 'Icons',
  examples: [
    {
      title: 'All',
      wide: true,
      show: () => (
        <div className="r-icons">
          {Object.entries(icons).map(([name, shape]) => (
            <span key={name}>
              <Icon shape={shape} />
              {name}
            </span>
          ))}
        </div>
      ),
    },
  ],
};

const t = words.headings;

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
            {t.hero}
          </p>
          <p>{t.body}</p>
          <p className="px-small px-muted">{t.small}</p>
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
