import type { Cart } from '@prosperx/core/cart';
import { errorMessage } from '#api/services.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { useCart, useRequestApproval } from '#queries/cart.js';
import { cartText } from './cart.text.js';
import type { Ordering } from './use-order.js';

const text = cartText.approval;

/** While its customer is asked: he answers elsewhere. */
const OFTEN = { refetchInterval: 5_000, refetchOnWindowFocus: 'always' } as const;

interface ApprovalProps {
  readonly cart: Cart;
  readonly order: Ordering;
}

/** What an advisor sees until the customer has approved the cart: how it stands, and the way to ask him. */
export function Approval({ cart, order }: ApprovalProps) {
  const ask = useRequestApproval();
  const { agentStatus } = cart;
  const isAsked = agentStatus === 'PENDING';
  useCart(isAsked ? OFTEN : undefined);
  return (
    <>
      {agentStatus === 'AUTOCXL' && <Banner tone="warning">{text.expired}</Banner>}
      {cart.declined && (
        <div role="status">
          <Banner tone="warning" title={text.declined}>
            {text.declinedHelp}
          </Banner>
        </div>
      )}
      {isAsked && (
        <Banner tone="info" title={text.awaiting}>
          {text.asked}
        </Banner>
      )}
      {ask.error && (
        <div role="alert">
          <Banner tone="danger">{errorMessage(ask.error)}</Banner>
        </div>
      )}
      <Button
        variant={isAsked ? 'secondary' : 'primary'}
        size="lg"
        block
        busy={ask.isPending || order.isBusy}
        onClick={() => order.whenKept(({ encryptedCartId: cartId, version }) => ask.mutate({ cartId, version }))}
      >
        {isAsked || agentStatus === 'AUTOCXL' ? text.askAgain : text.ask}
      </Button>
    </>
  );
}
