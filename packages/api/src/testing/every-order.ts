import { allInTrust } from './count-of.js';

/** A call of a way; resolves to whether it was accepted, with the best that a stranger to the order could send. */
export type Step = () => Promise<boolean>;

/** Every order of numbers below one. */
function ordersOf(count: number): number[][] {
  if (count === 0) return [[]];
  return ordersOf(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
  );
}

/** All that can be left out in one order: after each right step all later ones are tried, the last one first. */
const leavingOut = (count: number): number[] =>
  Array.from({ length: count }, (_, done) =>
    Array.from({ length: count - done }, (_each, at) => count - 1 - at),
  ).flat();

/** Orders with their names: every one within trust, and in `npm test` the one in which all is left out that can be. */
export const namedOrders = (count: number): readonly (readonly [name: string, order: readonly number[]])[] =>
  allInTrust([leavingOut(count), ...ordersOf(count)]).map((order) => [order.join(' '), order]);

/** What is accepted of an order where each step wants those before it, and what was. */
export async function playedIn(order: readonly number[], steps: readonly Step[]) {
  const [wanted, accepted]: [number[], number[]] = [[], []];
  for (const step of order) {
    if (step === wanted.length) wanted.push(step);
    if (await steps[step]!()) accepted.push(step);
  }
  return { wanted, accepted };
}

export const isOk = async (sent: Promise<Response>): Promise<boolean> => (await sent).ok;
