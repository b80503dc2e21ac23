import { cartKey, type Services } from '@prosperx/sdk/internal';
import { joinTabs } from './tabs.js';

/** What is changed of the cart in one tab or frame, or ordered of it, is read again in the others. Returns the way to stop. */
export function shareCart(queryClient: Services['queryClient']): () => void {
  const readAgain = () => {
    for (const queryKey of [cartKey, ['my', 'orders']]) void queryClient.invalidateQueries({ queryKey });
  };
  const tabs = joinTabs('cart', readAgain);
  // what was told between the first reading and this was not heard
  if (queryClient.getQueryState(cartKey)) readAgain();
  const stopTelling = queryClient.getMutationCache().subscribe(({ mutation, type }) => {
    if (type === 'updated' && mutation.state.status === 'success' && mutation.options.scope?.id === cartKey[1])
      tabs.tell(null);
  });
  return () => {
    stopTelling();
    tabs.leave();
  };
}
