import { addToProposal, moveCartToProposal } from '@prosperx/core/proposal';
import { type RedemptionInput, requestRedemption, requestSwitch } from '@prosperx/core/redemption';
import { type PlanForm, registerPlan } from '@prosperx/core/stp';
import * as z from 'zod/mini';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Stack } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { cartKey } from '#queries/cart.js';
import { proposalsKey } from '#queries/proposals.js';
import { errorMessage, useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { useWidget } from '#services/widget-context.js';
import { proposeText } from './propose.text.js';

const BODIES = {
  requestRedemption: requestRedemption.body,
  requestSwitch: requestSwitch.body,
  registerPlan: registerPlan.body,
};

interface ProposeProps {
  readonly call: keyof typeof BODIES;
  /** What that call takes; null while the form is not filled. */
  readonly filled: RedemptionInput | PlanForm | null;
}

/** Adds what an advisor has filled in to the proposal for the customer in whose account they are. */
export function Propose({ call, filled }: ProposeProps) {
  const text = useWords(proposeText);
  const { api, queryClient } = useServices();
  const { navigate } = useWidget();
  const add = useExclusiveMutation({
    mutationFn: (what: RedemptionInput | PlanForm) => {
      const change = z.encode(BODIES[call] as z.core.$ZodType<object, object>, what);
      return api(addToProposal, { body: { call, change: { ...change } } });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: proposalsKey }),
  });
  return (
    <Stack gap={2}>
      {add.error && (
        <div role="alert">
          <Banner tone="danger">{errorMessage(add.error)}</Banner>
        </div>
      )}
      <Button
        block
        busy={add.isPending}
        disabledReason={filled === null ? text.notFilled : undefined}
        onClick={() => filled && add.mutate(filled)}
      >
        {text.add}
      </Button>
      <div role="status">
        {add.isSuccess && (
          <Banner
            tone="success"
            action={
              <Button size="sm" onClick={() => navigate('/proposals')}>
                {text.open}
              </Button>
            }
          >
            {text.added}
          </Banner>
        )}
      </div>
    </Stack>
  );
}

interface ProposeCartProps {
  readonly busy: boolean;
  /** Gives the cart once changes to it are kept. */
  readonly whenKept: (act: (cart: { readonly encryptedCartId: string; readonly version: number }) => void) => void;
}

/** Moves what is in the cart of a customer to the proposal for them, and leads there. */
export function ProposeCart({ busy, whenKept }: ProposeCartProps) {
  const text = useWords(proposeText);
  const { api, queryClient } = useServices();
  const { navigate } = useWidget();
  const move = useExclusiveMutation({
    mutationFn: (body: { cartId: string; version: number }) => api(moveCartToProposal, { body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: proposalsKey });
      navigate('/proposals');
      await queryClient.invalidateQueries({ queryKey: cartKey });
    },
  });
  return (
    <Stack gap={2}>
      {move.error && (
        <div role="alert">
          <Banner tone="danger">{errorMessage(move.error)}</Banner>
        </div>
      )}
      <Button
        size="lg"
        block
        busy={busy || move.isPending}
        onClick={() => whenKept(({ encryptedCartId: cartId, version }) => move.mutate({ cartId, version }))}
      >
        {text.moveCart}
      </Button>
    </Stack>
  );
}
