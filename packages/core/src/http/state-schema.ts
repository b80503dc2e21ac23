import * as z from 'zod/mini';

/**
 * Describes a state in an answer. A page that was built before its server may meet a state that it does not know: it takes that for one in
 * progress, and shows the rest of the answer as ever. A server answers no other states than these.
 */
/* @__NO_SIDE_EFFECTS__ */
export const stateSchema = <const States extends readonly string[]>(states: States, inProgress: States[number]) =>
  z.catch(z.enum(states), inProgress);
