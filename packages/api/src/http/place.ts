import type { Context } from 'hono';
import type { PageTraffic, TrafficControl } from '#throttle/traffic.js';

/** The place that a page or file has while it is worked on. */
export interface Place {
  /**
   * Gives it back for one of another kind. Whoever waits for what somebody else makes goes to `waits`: however many do, they keep no page
   * waiting. Throws what `enter` does.
   */
  moveTo(kind: PageTraffic): Promise<void>;
  leave(): void;
}

const places = new WeakMap<Request, Place>();

/** Gives a request its first place, once there is room. */
export async function takePlace({ req }: Context, traffic: TrafficControl, kind: PageTraffic, address: string) {
  let leave = await traffic.enter(kind);
  const place: Place = {
    moveTo: async (next) => {
      leave();
      leave = await traffic.enter(next, next === 'waits' ? address : undefined);
    },
    leave: () => leave(),
  };
  places.set(req.raw, place);
  return place;
}

/** Returns the place of a request that has come by `guardFiles`. */
export function placeOf({ req }: Context): Place {
  const place = places.get(req.raw);
  if (!place) throw new Error(`${req.path} is not behind guardFiles`);
  return place;
}
