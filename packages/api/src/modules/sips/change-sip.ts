import { toRupees } from '@prosperx/core/money';
import type { changeSip as call } from '@prosperx/core/sip';
import { audit } from '#audit/audit.js';
import type { Verb } from '#http/serve.js';
import { runSoon } from '#queue/worker.js';
import { throwInvestmentErrors } from '#records/cart/check-investment.js';
import { refusedFor, transactRefusalOf } from '#records/order/check-transact.js';
import { limitsOf } from '#records/pack/repository.js';
import { answerSip } from './answer-sip.js';
import { consumeTicket } from './confirmed.js';
import { lockedRunningSip, readSchemeOf } from './repository.js';
import { messageOf, requestChange } from './request-change.js';

export const changeSip: Verb<typeof call> = async ({ ctx, input }) => {
  const { sipId, amount, sipDate, mandateId, ticket } = input;
  const sip = await lockedRunningSip(ctx, sipId);
  const { scheme } = await readSchemeOf(ctx.db, sip);
  const choice = { investmentType: 'SIP', amount, sipDate, numOfSipInstallments: 1 } as const;
  throwInvestmentErrors(limitsOf(scheme), choice);
  const refusal = await transactRefusalOf(
    ctx.db,
    sip.profileId,
    [{ transaction: 'sip', fundHouse: scheme.fundHouse }],
    true,
  );
  if (refusal) throw refusedFor(refusal);
  if (!(await consumeTicket(ctx, ticket, { sipId, amount: toRupees(amount), sipDate, mandateId })))
    return answerSip(ctx, sip);
  const change = await requestChange(ctx, sip, { kind: 'terms', amount, sipDate, mandateId });
  runSoon(ctx, [messageOf(change)]);
  const details = { amount, sipDate, mandate: mandateId, from: change.instalment };
  await audit(ctx, { action: 'sip.changed', objectId: sipId, details });
  return answerSip(ctx, sip);
};
