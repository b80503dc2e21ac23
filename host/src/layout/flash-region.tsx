import { Flash, useServices } from '@prosperx/sdk/internal';
import { useStore } from 'zustand';

/** The one banner of the page. */
export function FlashRegion() {
  const { flash, hide } = useStore(useServices().flash);
  return <Flash flash={flash} onHide={hide} />;
}
