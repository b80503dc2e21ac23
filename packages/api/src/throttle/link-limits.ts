import { HOUR } from '@prosperx/core/time';
import { consumeAddress } from './address-limit.js';
import { type Bucket, consumeLimit, throttleKey } from './throttle.js';

const OPENED: Bucket = { holds: 60, oneEvery: 5_000 };
const MADE = { most: 10, within: HOUR } as const;

/** Counts one link that is opened or answered from the caller's address, by the kind of link; throws where one address tries many. */
export const countOpenedLink = (ctx: Parameters<typeof consumeAddress>[0], kind: string) =>
  consumeAddress(ctx, kind, OPENED);

/** Counts one link that is made for a customer to approve something, by the kind of link; throws after ten in an hour. */
export const countLinkFor = (ctx: Parameters<typeof consumeLimit>[0], kind: string, profileId: string) =>
  consumeLimit(ctx, throttleKey(ctx, kind, profileId), MADE);
