import { Delta, Money, Row, rupees, Stack } from '@prosperx/sdk/internal';
import type { Section } from '#review/example.js';
import { words } from '#review/review.text.js';

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
