import { PxError } from '@prosperx/core/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { cartKey } from '#queries/cart.js';
import { sentenceOf, useServices } from '#api/services.js';
import { cartText } from './cart.text.js';

/** Changes of the cart that the server has not answered yet. What it refuses is said here; what it no longer has is read again. */
export function useUnderWay() {
  const { flash } = useServices();
  const queryClient = useQueryClient();
  const underWay = useRef(new Set<Promise<boolean>>());
  const refused = (error: unknown): false => {
    const isGone = error instanceof PxError && error.code === 'not_found';
    flash.getState().show('error', isGone ? cartText.gone : sentenceOf(error));
    if (isGone) void queryClient.invalidateQueries({ queryKey: cartKey });
    return false;
  };
  return {
    /** Whether it was kept in the end. */
    track: (work: Promise<unknown>): Promise<boolean> => {
      const outcome = work.then(() => true, refused);
      underWay.current.add(outcome);
      void outcome.then(() => underWay.current.delete(outcome));
      return outcome;
    },
    /** Whether all of them were. */
    settled: async () => (await Promise.all(underWay.current)).every(Boolean),
  };
}
