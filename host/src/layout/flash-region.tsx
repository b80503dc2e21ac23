import { Flash, useServices } from '@prosperx/sdk/internal';
import { useSyncExternalStore } from 'react';

/** The one banner of the page. */
export function FlashRegion() {
  const { flash: store } = useServices();
  const { flash, hide } = useSyncExternalStore(store.subscribe, store.getState);
  return <Flash flash={flash} onHide={hide} />;
}
