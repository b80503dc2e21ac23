import { helpDesk } from '@prosperx/core/disclosure';

/** Every letter ends with this. */
export const letterHelp = `Questions? Call ${helpDesk.helpLine} (${helpDesk.helpLineHours}) or write to ${helpDesk.supportEmail}.`;
