/**
 * The states of a SIP at the server. `pending`: its first instalment has no units yet. `running` is also one whose next instalments are left
 * out. `paused` is what rows may hold, and nothing sets today. `cancelled`: it was stopped, or never began.
 */
export const SIP_STATES = ['pending', 'running', 'paused', 'cancelled', 'finished'] as const;
/** One of `SIP_STATES`. */
export type SipState = (typeof SIP_STATES)[number];
