import * as z from 'zod/mini';
import { endpoint, nothing, operation } from '#http/index.js';
import { amountCodec } from '#money/index.js';

/** What anybody may know of an advisor. */
export const agentSchema = z.object({ agentCode: z.string(), advisorName: z.string() });

/** What his customers hold together, worth at the last NAVs. */
export const agentTotalsSchema = z.object({ customerCount: z.number(), totalAUM: amountCodec });

/** What an advisor sees of himself. */
export const ownAgentSchema = z.extend(agentSchema, {
  isAgentARN: z.boolean(),
  agentStatus: z.enum(['verified', 'not_verified']),
  /** null for the agent codes whose totals the operator's configuration hides. */
  countTotalAUM: z.nullable(agentTotalsSchema),
  /** The partner from whose app he came; `returnUrl` leads back there and is null when none is registered. */
  partner: z.nullable(z.object({ name: z.string(), returnUrl: z.nullable(z.string()) })),
});

export const getOwnAgent = endpoint({
  name: 'getOwnAgent',
  summary: 'The advisor who is signed in: name, standing, customers and what they hold, and the way back to his app.',
  method: 'GET',
  path: '/api/v1/agent',
  query: nothing,
  body: null,
  reply: operation(ownAgentSchema),
  errors: ['signed_out', 'forbidden'],
  access: ['advisor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
});

export const getAgent = endpoint({
  name: 'getAgent',
  summary: 'Whose an agent code is, for "Your advisor" on a shared link.',
  method: 'GET',
  path: '/api/v1/agent/{agentCode}',
  query: z.object({ agentCode: z.string() }),
  body: null,
  reply: operation(agentSchema),
  errors: ['agent_unknown'],
  access: ['visitor'],
  effect: 'read',
  secrets: [],
});

export const isTransactionAllowed = endpoint({
  name: 'isTransactionAllowed',
  summary: 'Whether the advisor who is signed in may transact for customers. He may ask for his own code alone.',
  method: 'GET',
  path: '/api/v0/customers/agent-transaction-allow',
  query: z.object({ agentCode: z.string() }),
  body: null,
  reply: operation(z.boolean()),
  errors: ['signed_out', 'forbidden'],
  access: ['advisor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
});

export type Agent = z.output<typeof agentSchema>;
export type OwnAgent = z.output<typeof ownAgentSchema>;
