import { Button, Card, EmptyState, Icon, icons, Skeleton, SkeletonGroup, SkeletonRow } from '@prosperx/sdk/internal';
import type { Section } from '#review/example.js';
import { words } from '#review/review.text.js';

const t = words.waiting;

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
          <EmptyState title={t.empty} text={t.emptyText} action={<Button variant="primary">{t.explore}</Button>} />
        </Card>
      ),
    },
    {
      title: 'Failed',
      show: () => (
        <Card>
          <EmptyState
            tone="error"
            title={t.error}
            text={t.errorText}
            action={
              <Button>
                <Icon shape={icons.repeat} />
                {t.again}
              </Button>
            }
          />
        </Card>
      ),
    },
  ],
};
