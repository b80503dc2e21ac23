import { useServices } from '@prosperx/sdk/internal';
import { useEffect } from 'react';
import { hasCartChanged } from './early-cart.js';
import { shareCart } from './share-cart.js';

/** What is changed of the cart in one tab, or ordered of it, is read again in the others. */
export function useCartTabs() {
  const { queryClient } = useServices();
  useEffect(() => shareCart(queryClient, hasCartChanged()), [queryClient]);
}
