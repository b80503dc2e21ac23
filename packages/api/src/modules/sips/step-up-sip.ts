import { PxError } from '@prosperx/core/errors';
import { toRupees } from '@prosperx/core/money';
import { checkStepUp, firstStepUp, type stepUpSip as call } from '@prosperx/core/sip';
import { audit } from '#audit/audit.js';
import { type SipRow } from '#db/schema/index.js';
import type { InputOf, Verb } from '#http/serve.js';
import { answerSip } from './answer-sip.js';
import { consumeTicket } from './confirmed.js';
import { changeSipRow, lockedRunningSip } from './repository.js';
import { notifySipOwner } from './sip-notification.js';

type Terms = Pick<InputOf<typeof call>, 'kind' | 'amount' | 'percent'>;

/** Throws `invalid_input` with the fault of a step-up. */
export function checkTerms({ kind, amount, percent }: Terms): void {
  const fault = kind === null ? null : checkStepUp(kind, kind === 'sum' ? amount : percent);
  if (fault) throw new PxError('invalid_input', { fields: { [kind === 'sum' ? 'amount' : 'percent']: fault } });
}

/** Throws `sip_too_late` where a SIP ends before its first raise. */
export function checkFits({ instalments, instalmentsDone }: SipRow, { kind }: Pick<Terms, 'kind'>): void {
  if (kind !== null && firstStepUp(instalmentsDone) > instalments) throw new PxError('sip_too_late');
}

/** Keeps by how much a SIP is raised each year, first a year after its next instalment; `applyStepUps` raises it. */
export const stepUpSip: Verb<typeof call> = async ({ ctx, input: { sipId, kind, amount, percent, ticket } }) => {
  const sip = await lockedRunningSip(ctx, sipId);
  const by = kind === 'sum' ? amount : percent;
  checkTerms({ kind, amount, percent });
  const content = { sipId, kind, amount: amount === null ? null : toRupees(amount), percent };
  if (!(await consumeTicket(ctx, ticket, content))) return answerSip(ctx, sip);
  checkFits(sip, { kind });
  const at = firstStepUp(sip.instalmentsDone);
  const now = ctx.clock.now();
  const stepUp =
    kind === null
      ? { stepUpKind: null, stepUpBy: null, stepUpAt: null }
      : { stepUpKind: kind, stepUpBy: by, stepUpAt: at };
  await changeSipRow(ctx.db, sipId, stepUp, now);
  await notifySipOwner(ctx.db, { about: kind === null ? 'step_up_ended' : 'step_up_set', sipId, instalment: at }, now);
  await audit(ctx, { action: 'sip.step_up_set', objectId: sipId, details: { kind, by, at } });
  return answerSip(ctx, sip);
};
