import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { DataProvider } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useAgentCode } from '#session/use-session.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { interestedCustomerContract } from './interested-customer.contract.js';
import { interestedText } from './interested-customer.text.js';

export type InterestedCustomerProps = ViewProps<typeof interestedCustomerContract>;

const Interest = lazy(async () => (await import('./interest.lazy.js')).Interest);

/** The form of somebody who has opened a shared calculator or premium service, then thanks. Visitors see it too. */
export function InterestedCustomer(props: InterestedCustomerProps) {
  return (
    <DataProvider>
      <OfAdvisor {...props} />
    </DataProvider>
  );
}

function OfAdvisor({ agentCode, ...props }: InterestedCustomerProps) {
  const text = useWords(interestedText);
  const { apiBase } = useWidget();
  const known = useAgentCode();
  const code = agentCode || known;
  if (code === null || apiBase === null) return <EmptyState level={2} title={text.nobody} text={text.nobodyText} />;
  return <Interest key={code} fallback={<SkeletonRows rows={4} />} code={code} {...props} />;
}

export const InterestedCustomerWidget = /* @__PURE__ */ toReact(interestedCustomerContract, InterestedCustomer);
