import * as z from 'zod/mini';
import { endpoint, operation, nothing } from '#http/index.js';
import { amountCodec } from '#money/index.js';
import { dateCodec } from '#time/index.js';

const access = ['investor', 'advisor_for_customer'] as const;
const id = z.string().check(z.maxLength(100));
const MOST_TIES = 500;

/** A scheme in a folio. */
const holdingKey = { folioNo: z.string().check(z.maxLength(50)), schemeId: id };

const terms = {
  name: z.string().check(z.maxLength(500)),
  /** What it costs today, in rupees. */
  cost: amountCodec,
  date: dateCodec,
  inflationPercent: z.number(),
  annualRatePercent: z.number(),
};

const goalSchema = z.object({
  goalId: id,
  ...terms,
  folios: z.array(z.object(holdingKey)),
  sipIds: z.array(id),
});
/** A goal with what is tied to it. */
export type Goal = z.output<typeof goalSchema>;

const heldFolio = { ...holdingKey, schemeName: z.string(), brand: z.string(), goalId: z.nullable(id) };

const goalsSchema = z.object({
  today: dateCodec,
  goals: z.array(goalSchema),
  /** All that is held and has a value, whether it is tied to a goal or not; `goalId` says to which. */
  folios: z.array(
    z.object({
      ...heldFolio,
      value: amountCodec,
      /** The day of the NAV by which it is worth that. */
      navDate: dateCodec,
    }),
  ),
  /** What is held besides, whose schemes have no NAV yet. Older servers leave it out. */
  unvalued: z._default(z.array(z.object(heldFolio)), []),
  /** All SIPs that run, or whose first instalment is under way. */
  sips: z.array(
    z.object({
      sipId: id,
      /** The folio that they pay into; null before the first units, and left out by older servers. */
      folioNo: z.optional(z.nullable(z.string())),
      schemeId: z.optional(id),
      schemeName: z.string(),
      brand: z.string(),
      amount: amountCodec,
      /** Instalments to come; null: until it is cancelled. */ left: z.nullable(z.number()),
      goalId: z.nullable(id),
    }),
  ),
});
/** What `getGoals` has decoded. */
export type Goals = z.output<typeof goalsSchema>;
/** A folio that is, or may be, set aside for a goal. */
export type GoalFolio = Goals['folios'][number];
export const getGoals = endpoint({
  name: 'getGoals',
  method: 'GET',
  path: '/api/v1/goals',
  query: nothing,
  body: null,
  reply: operation(goalsSchema),
  errors: [],
  access,
  effect: 'read',
  secrets: [],
});

export const saveGoal = endpoint({
  name: 'saveGoal',
  method: 'POST',
  path: '/api/v1/goals/save',
  query: nothing,
  body: z.object({
    /** null: a new one. */
    goalId: z.nullable(id),
    ...terms,
    /** What is tied to it from now on; what was tied to another goal leaves that. */
    folios: z.array(z.object(holdingKey)).check(z.maxLength(MOST_TIES)),
    sipIds: z.array(id).check(z.maxLength(MOST_TIES)),
  }),
  reply: operation(goalsSchema),
  errors: ['invalid_input', 'not_found'],
  access,
  effect: 'write',
  secrets: ['name'],
});

export const removeGoal = endpoint({
  name: 'removeGoal',
  method: 'POST',
  path: '/api/v1/goals/remove',
  query: nothing,
  body: z.object({ goalId: id }),
  reply: operation(goalsSchema),
  errors: ['not_found'],
  access,
  effect: 'write',
  secrets: [],
});
