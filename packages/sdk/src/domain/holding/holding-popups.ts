import type { HoldingAction } from '@prosperx/core/portfolio';
import { lazy } from '#primitives/display/lazy.js';

/** Actions that open a popup over the page; the others lead to a page. */
export type PopupAction = Extract<HoldingAction, 'investMore' | 'redeem' | 'switch'>;

/** The popups over a folio, each fetched when it is first opened; one is open as long as it is mounted. */
export const holdingPopups = {
  investMore: lazy(async () => (await import('#domain/invest/invest-more-dialog.lazy.js')).InvestMoreDialog),
  redeem: lazy(async () => (await import('#domain/redemption/redemption-dialog.lazy.js')).RedeemDialog),
  switch: lazy(async () => (await import('#domain/redemption/redemption-dialog.lazy.js')).SwitchDialog),
} as const;
