import { PxError } from '@prosperx/core/errors';
import { toRupees } from '@prosperx/core/money';
import { checkStepUp, firstStepUp, type stepUpSip as call } from '@prosperx/core/sip';
import { audit } from '#audit/audit.js';
import type { Verb } from '#http/serve.js';
import { answerSip } from './answer-sip.js';
import { consumeTicket } from './confirmed.js';
import { changeSipRow, lockedRunningSip } from './repository.js';
import { notifySipOwner } from './sip-notification.js';

/** Keeps by how much a SIP is raised each year, first a year after its next instalment; `applyStepUps` raises it. */
export const stepUpSip: Verb<typeof call> = async ({ ctx, input: { sipId, kind, amount, percent, ticket } }) => {
  const sip = await lockedRunningSip(ctx, sipId);
  const by = kind === 'sum' ? amount : percent;
  const fault = kind === null ? null : checkStepUp(kind, by);
  if (fault) throw new PxError('invalid_input', { fields: { [kind === 'sum' ? 'amount' : 'percent']: fault } });
  const content = { sipId, kind, amount: amount === null ? null : toRupees(amount), percent };
  if (!(await consumeTicket(ctx, ticket, content))) return answerSip(ctx, sip);
  const at = firstStepUp(sip.instalmentsDone);
  if (kind !== null && at > sip.instalments) throw new PxError('sip_too_late');
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
