import { PxError } from '@prosperx/core/errors';
import {
  checkInterested,
  INTERESTED_TAG,
  interestedTermsSent,
  type saveInterestedCustomer as call,
} from '@prosperx/core/lead';
import { DAY, MINUTE } from '@prosperx/core/time';
import { findAgent } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { countMobiles } from '#records/agent/by-mobile.js';
import { type Bucket, consumeBucket, consumeLimit, throttleKey } from '#throttle/throttle.js';
import { keepLead, refuseFaults } from './create-lead.js';

/** The limit of forms from one address, which a family or an office may share. */
const OF_AN_ADDRESS: Bucket = { holds: 10, oneEvery: 5 * MINUTE };

/** The limit of forms that name one mobile, and of notifications to one address: nobody is written to again and again by strangers. */
const OF_A_PERSON = { most: 3, within: DAY } as const;

/** Keeps who is interested in a plan or a premium service that an advisor shared. The advisor of the link is credited, whoever is signed in here. */
export const saveInterestedCustomer: Verb<typeof call> = async ({ ctx, input }) => {
  const { agentCode, sendNotification, tag } = input;
  const terms = interestedTermsSent(input);
  refuseFaults(checkInterested(terms));
  const agent = await findAgent(ctx.db, agentCode);
  if (!agent) throw new PxError('agent_unknown');
  await consumeBucket(ctx, throttleKey(ctx, 'interested-address', ctx.address), OF_AN_ADDRESS);
  await consumeLimit(ctx, throttleKey(ctx, 'interested-mobile', terms.mobile), OF_A_PERSON);
  if (sendNotification)
    await consumeLimit(ctx, throttleKey(ctx, 'interested-email', terms.email.toLowerCase()), OF_A_PERSON);
  // the advisor is told whether a customer has it, and may be who fills in the form
  await countMobiles(ctx, agent.code, new Set([terms.mobile]), 'interested-customer-mobile');
  const lead = {
    ...terms,
    agentCode: agent.code,
    source: tag ? ('premium_service' as const) : ('calculator' as const),
    tag: tag ?? INTERESTED_TAG,
    isUnverified: true,
    language: ctx.language,
    notifications: sendNotification ? (['customer'] as const) : [],
  };
  await keepLead(ctx, lead, 'mobile');
  return { advisorName: agent.name };
};
