/** Seconds without activity after which a session ends, on the server and in the browser (specification, platform, section 9). */
export const IDLE_SECONDS = 1_800;

/** Seconds before that end at which the person is asked whether to stay. */
export const IDLE_WARNING_SECONDS = 60;

export type IdleState =
  { readonly kind: 'active' } | { readonly kind: 'warning'; readonly secondsLeft: number } | { readonly kind: 'over' };

const ACTIVE: IdleState = { kind: 'active' };
const OVER: IdleState = { kind: 'over' };

/** Where a session stands after so many milliseconds without activity, given its limit in seconds. */
export function idleState(idleFor: number, limit: number): IdleState {
  const secondsLeft = Math.ceil(limit - idleFor / 1_000);
  if (idleFor > limit * 1_000) return OVER;
  return secondsLeft > IDLE_WARNING_SECONDS ? ACTIVE : { kind: 'warning', secondsLeft };
}
