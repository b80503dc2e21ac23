import { cartKey, type Services } from '@prosperx/sdk/site';
import { joinTabs } from './tabs.js';

/** What is changed of the cart in one tab or frame, or ordered of it, is read again in the others; at once when it `hasChanged` already. Returns the way to stop. */
export function shareCart(queryClient: Services['queryClient'], hasChanged = false): () => void {
  const readAgain = () => {
    for (const queryKey of [cartKey, ['my', 'orders']]) void queryClient.invalidateQueries({ queryKey });
  };
  const tabs = joinTabs('cart', readAgain);
  if (hasChanged) readAgain();
  const stopTelling = queryClient.getMutationCache().subscribe(({ mutation, type }) => {
    if (type === 'updated' && mutation.state.status === 'success' && mutation.options.scope?.id === cartKey[1])
      tabs.tell(null);
  });
  return () => {
    stopTelling();
    tabs.leave();
  };
}
