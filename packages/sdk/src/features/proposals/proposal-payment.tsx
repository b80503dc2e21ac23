import type { Proposal } from '@prosperx/core/proposal';
import { Button } from '#primitives/display/button.js';
import { Stack } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { proposalText } from './proposal.text.js';

/** The way to pay, or to the payment that is under way. */
export function ProposalPayment({ view: { paymentUrl, paymentStatus } }: { readonly view: Proposal }) {
  const text = useWords(proposalText);
  const { navigate } = useWidget();
  if (paymentUrl === null) return null;
  const isWaiting = paymentStatus === 'being_paid' || paymentStatus === 'waiting_for_exchange';
  const words = text.payment[isWaiting ? paymentStatus : 'to_pay'];
  return (
    <Stack gap={2}>
      <Button
        variant={paymentStatus === 'being_paid' ? 'secondary' : 'primary'}
        size="lg"
        block
        onClick={() => navigate('/order-summary', { paymentUrl })}
      >
        {words.act}
      </Button>
      <p className="px-muted px-small">{words.text}</p>
    </Stack>
  );
}
