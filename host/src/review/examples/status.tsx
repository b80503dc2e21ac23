import {
  Badge,
  Banner,
  Button,
  Card,
  EmptyState,
  Icon,
  icons,
  RiskBar,
  Row,
  Skeleton,
  SkeletonGroup,
  SkeletonRow,
  Stack,
  Tag,
  TextLink,
} from '@prosperx/sdk/site/ui';
import type { Section } from '#review/example.js';
import { words } from '#review/review.text.js';

const waitingWords = words.waiting;

export const waiting: Section = {
  name: 'waiting',
  title: 'Loading, empty, failed',
  examples: [
    {
      title: 'Loading',
      show: () => (
        <Card>
          <SkeletonGroup>
            <Skeleton width="30%" />
            <Skeleton width="60%" height="2.4em" />
            <SkeletonRow />
            <SkeletonRow />
            <SkeletonRow />
          </SkeletonGroup>
        </Card>
      ),
    },
    {
      title: 'Empty',
      show: () => (
        <Card>
          <EmptyState
            title={waitingWords.empty}
            text={waitingWords.emptyText}
            action={<Button variant="primary">{waitingWords.explore}</Button>}
          />
        </Card>
      ),
    },
    {
      title: 'Failed',
      show: () => (
        <Card>
          <EmptyState
            tone="error"
            title={waitingWords.error}
            text={waitingWords.errorText}
            action={
              <Button>
                <Icon shape={icons.repeat} />
                {waitingWords.again}
              </Button>
            }
          />
        </Card>
      ),
    },
  ],
};

const t = words.banner;
const TONES = ['danger', 'warning', 'success', 'disabled', 'accent', undefined] as const;
const nothing = () => undefined;

export const status: Section = {
  name: 'status',
  title: 'Badges, tags, banners',
  examples: [
    {
      title: 'Badges',
      show: () => (
        <Row>
          {words.states.map((state, index) => (
            <Badge key={state} tone={TONES[index]}>
              {state}
            </Badge>
          ))}
        </Row>
      ),
    },
    {
      title: 'Tags and risk',
      show: () => (
        <Row>
          <Tag>{words.tags[0]}</Tag>
          <Tag icon={icons.star}>{words.tags[1]}</Tag>
          <RiskBar level="Very High" />
          <RiskBar level="Moderate" />
        </Row>
      ),
    },
    {
      title: 'Banners',
      wide: true,
      show: () => (
        <Stack gap={3}>
          <Banner title={t.nominee} action={<TextLink onClick={nothing}>{t.why}</TextLink>}>
            {t.nomineeText}
          </Banner>
          <Banner tone="info">{t.rupee}</Banner>
          <Banner tone="success">{t.done}</Banner>
          <Banner tone="danger">{t.failed}</Banner>
        </Stack>
      ),
    },
  ],
};
