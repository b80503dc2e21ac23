import { OwnCard } from '#domain/query-state/own-card.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { switchContract } from './switch.contract.js';

const RedemptionCard = lazy(async () => (await import('#domain/redemption/redemption-card.lazy.js')).RedemptionCard);

export function Switch({ isin, folioNo, onPlaced, onClosed }: ViewProps<typeof switchContract>) {
  return (
    <OwnCard of="switch">
      <RedemptionCard
        fallback={<SkeletonRows rows={4} />}
        {...{ isin, folioNo }}
        kind="switch"
        onPlaced={({ pxOrderNumber }) => onPlaced?.({ pxOrderNumber })}
        onDone={() => onClosed?.({})}
      />
    </OwnCard>
  );
}

export const SwitchWidget = /* @__PURE__ */ toReact(switchContract, Switch);
