import { OwnCard } from '#domain/query-state/own-card.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { redeemContract } from './redeem.contract.js';

const RedemptionCard = lazy(async () => (await import('#domain/redemption/redemption-card.lazy.js')).RedemptionCard);

export function Redeem({ isin, folioNo, onPlaced, onClosed }: ViewProps<typeof redeemContract>) {
  return (
    <OwnCard of="redeem">
      <RedemptionCard
        fallback={<SkeletonRows rows={4} />}
        {...{ isin, folioNo }}
        kind="redeem"
        onPlaced={({ pxOrderNumber }) => onPlaced?.({ pxOrderNumber })}
        onDone={() => onClosed?.({})}
      />
    </OwnCard>
  );
}

export const RedeemWidget = /* @__PURE__ */ toReact(redeemContract, Redeem);
