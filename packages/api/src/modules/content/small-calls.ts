import { type getScratchCard as cardCall, LEADS_FOR_CARD, type sendSurvey as surveyCall } from '@prosperx/core/content';
import { MINUTE } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { leads, surveyAnswers } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Bucket, consumeBucket, throttleKey } from '#throttle/throttle.js';
import { scratchText } from './content.text.js';
import { ownCode } from './get-content.js';

/** Returns a scratch card; what lies below is told once the advisor has the leads that it asks for. */
export const getScratchCard: Verb<typeof cardCall> = async ({ ctx, input: { agentCode, eventKey } }) => {
  const code = await ownCode(ctx, agentCode);
  const count = await ctx.db.$count(leads, eq(leads.agentCode, code));
  const { title, text } = scratchText[eventKey];
  return { eventKey, title, text: count >= LEADS_FOR_CARD[eventKey] ? text : null };
};

/** The limit of answers from one address. */
const ANSWERS: Bucket = { holds: 10, oneEvery: MINUTE };

/** Keeps an answer and the role of whoever gave it, not who they are. */
export const sendSurvey: Verb<typeof surveyCall> = async ({ ctx, input: { survey, rating, comment = '' } }) => {
  await consumeBucket(ctx, throttleKey(ctx, 'survey', ctx.address), ANSWERS);
  const id = newId('svy');
  const words = comment.trim();
  await ctx.db.insert(surveyAnswers).values({
    id,
    survey,
    rating,
    role: ctx.actor.kind,
    createdAt: ctx.clock.now(),
    comment: words === '' ? null : ctx.crypto.seal(surveyAnswers.comment, id, words),
  });
  return null;
};
