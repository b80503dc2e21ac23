import { PxError } from '@prosperx/core/errors';
import type { Place } from '#http/place.js';

/** The documents that are made at once for one person: who reloads a link again and again keeps nobody else waiting. */
const MAX_IN_FLIGHT = 3;

/** Seconds after which a person who was refused may ask again. */
const RETRY_AFTER = 2;

/** A link that is opened. */
interface Opened {
  readonly link: string;
  readonly person: string;
  readonly place: Pick<Place, 'moveTo'>;
}

/**
 * Returns what makes documents, or pictures, by the links that are opened: in places of their kind, so that no page waits for them. A link that is
 * opened again while its document is made waits for the same one. Throws `too_many_requests` for more of one person than `MAX_IN_FLIGHT`,
 * and what the place throws.
 */
export function documentLimiter<Made>(kind: 'documents' | 'pictures') {
  const making = new Map<string, Promise<Made>>();
  const inFlight = new Map<string, number>();
  return async ({ link, person, place }: Opened, make: () => Promise<Made>): Promise<Made> => {
    const begun = making.get(link);
    if (begun) {
      await place.moveTo('waits');
      return begun;
    }
    const running = inFlight.get(person) ?? 0;
    if (running >= MAX_IN_FLIGHT) throw new PxError('too_many_requests', { retryAfter: RETRY_AFTER });
    inFlight.set(person, running + 1);
    const inPlace = async () => {
      await place.moveTo(kind);
      return make();
    };
    const made = inPlace().finally(() => {
      making.delete(link);
      const left = (inFlight.get(person) ?? 1) - 1;
      if (left === 0) inFlight.delete(person);
      else inFlight.set(person, left);
    });
    making.set(link, made);
    return made;
  };
}
