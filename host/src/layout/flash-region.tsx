import { FlashPlace } from '@prosperx/sdk/internal';

/** The one banner of the page. */
export const FlashRegion = () => <FlashPlace isPages />;
