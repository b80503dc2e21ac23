import { OwnCard } from '#domain/query-state/own-card.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { investMoreContract } from './invest-more.contract.js';

const InvestMoreCard = lazy(async () => (await import('#domain/invest/invest-more-card.lazy.js')).InvestMoreCard);

export function InvestMore({ schemeId, folioNo, onSaved }: ViewProps<typeof investMoreContract>) {
  return (
    <OwnCard of="investMore">
      <InvestMoreCard fallback={<SkeletonRows rows={4} />} {...{ schemeId, folioNo }} onSaved={() => onSaved?.({})} />
    </OwnCard>
  );
}

export const InvestMoreWidget = /* @__PURE__ */ toReact(investMoreContract, InvestMore);
