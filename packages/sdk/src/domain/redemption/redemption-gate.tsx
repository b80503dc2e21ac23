import type { PlanKind } from '@prosperx/core/stp';
import { type ReactNode, useState } from 'react';
import { Waiting } from '#domain/query-state/query-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { useOwnAgent } from '#queries/agent.js';
import { useSession } from '#session/use-session.js';
import type { RedemptionKind } from './use-redemption-form.js';

const SellCertificates = lazy(async () => (await import('#domain/agent/sell-certificates.lazy.js')).SellCertificates);
const LamfOffer = lazy(async () => (await import('#domain/lamf/lamf-offer.lazy.js')).LamfOffer);

interface RedemptionGateProps {
  readonly kind: PlanKind | RedemptionKind;
  /** The advisor closed the offer without going on. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * What comes before units are sold. An advisor without certificates is asked for them, one whose ARN nobody has verified waits; one who redeems for a customer is offered a loan
 * against them first, and may go on.
 */
export function RedemptionGate({ kind, onClose, children }: RedemptionGateProps) {
  const { advisor, status } = useSession();
  const { data: agent, isPending } = useOwnAgent();
  const [isPassed, setPassed] = useState(false);
  // nobody sees the form for a moment who must not
  if (status === 'unknown') return <Waiting />;
  if (advisor !== null && isPending) return null;
  if (advisor !== null && agent && agent.arnState !== 'verified')
    return (
      <SellCertificates
        fallback={null}
        isWaiting={agent.arnState === 'waiting'}
        end={agent.arnEnd ?? null}
        onClose={onClose}
      />
    );
  if (advisor === null || kind !== 'redeem' || isPassed) return children;
  return <LamfOffer fallback={null} onClose={onClose} onContinue={() => setPassed(true)} />;
}
