import { helpDesk } from '@prosperx/core/disclosure';

/** How every letter ends. */
export const letterHelp = `Questions? Call ${helpDesk.helpLine} (${helpDesk.helpLineHours}) or write to ${helpDesk.supportEmail}.`;
