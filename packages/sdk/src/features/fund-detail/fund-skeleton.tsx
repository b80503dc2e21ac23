import { Card } from '#primitives/display/card.js';
import { Facts } from '#primitives/display/facts.js';
import { Skeleton, SkeletonGroup } from '#primitives/display/skeleton.js';
import { fundDetailText as text } from './fund-detail.text.js';

const terms = [
  ...[text.fundSize, text.expenseRatio, text.exitLoad, text.minimumSip],
  ...[text.minimumLumpsum, text.lockIn, text.benchmark, text.launched],
];

/** The boxes of a fund whose figures are still to come. */
export function FundSkeleton() {
  return (
    <SkeletonGroup>
      <div className="fund-detail">
        <div className="fund-detail__main">
          <Skeleton width="60%" height="56px" />
          <Card>
            <Skeleton width="30%" height="84px" />
            <Skeleton height="300px" />
          </Card>
          <div className="fund-detail__facts">
            <Card flush>
              <Facts facts={terms.map((term) => ({ term, value: <Skeleton width="70%" height="1.4em" /> }))} />
            </Card>
          </div>
        </div>
        <div className="fund-detail__aside">
          <Card>
            <Skeleton height="480px" />
          </Card>
        </div>
      </div>
    </SkeletonGroup>
  );
}
