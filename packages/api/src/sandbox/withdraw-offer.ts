import { PxError } from '@prosperx/core/errors';
import type { withdrawSandboxNfo as call } from '@prosperx/core/sandbox';
import { businessDateAt } from '@prosperx/core/time';
import type { Verb } from '#http/serve.js';
import { withdrawNfo } from '#modules/nfo/nfo-scheme.js';

/** Plays a fund house that withdraws its new fund offer today. */
export const withdrawOffer: Verb<typeof call> = ({ ctx: { db, clock, calendar }, input }) =>
  db.transaction(async (tx) => {
    const withdrawnOn = businessDateAt(clock.now());
    if (!(await withdrawNfo(tx, input.schemeId, withdrawnOn, clock.now(), calendar)))
      throw new PxError('scheme_unknown');
    return { withdrawnOn };
  });
