import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { DataProvider } from '#services/services.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { investMoreContract } from './invest-more.contract.js';

const InvestMoreCard = lazy(async () => (await import('#domain/invest/invest-more-card.lazy.js')).InvestMoreCard);

export function InvestMore({ schemeId, folioNo, onSaved }: ViewProps<typeof investMoreContract>) {
  return (
    <DataProvider>
      <InvestMoreCard fallback={<SkeletonRows rows={4} />} {...{ schemeId, folioNo }} onSaved={() => onSaved?.({})} />
    </DataProvider>
  );
}

export const InvestMoreWidget = /* @__PURE__ */ toReact(investMoreContract, InvestMore);
