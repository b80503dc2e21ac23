import { DataProvider } from '#api/services.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { switchContract } from './switch.contract.js';

const SaleCard = lazy(async () => (await import('#domain/sale/sale-card.lazy.js')).SaleCard);

export function Switch({ isin, folioNo, onPlaced, onClosed }: ViewProps<typeof switchContract>) {
  return (
    <DataProvider>
      <SaleCard
        fallback={<SkeletonRows rows={4} />}
        {...{ isin, folioNo }}
        kind="switch"
        onPlaced={({ pxOrderNumber }) => onPlaced?.({ pxOrderNumber })}
        onDone={() => onClosed?.({})}
      />
    </DataProvider>
  );
}

export const SwitchWidget = /* @__PURE__ */ toReact(switchContract, Switch);
