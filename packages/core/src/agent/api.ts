import * as z from 'zod/mini';
import { ADVISORS, endpoint, linkSchema, nothing, operation } from '#http/index.js';
import { amountCodec } from '#money/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { ARN_STATES } from './arn.js';

/** Describes an advisor as anybody may see them. */
export const agentSchema = z.object({ agentCode: z.string(), advisorName: z.string() });

/** Sums up an advisor's customers; what they hold is valued at the last NAVs. */
const agentTotalsSchema = z.object({ customerCount: z.number(), totalAUM: amountCodec });

/** Describes why certificates were refused, until they are handed in anew. */
export const certificateRefusalSchema = z.object({
  /** The numbers with their prefixes, as they were handed in. */
  arn: z.string(),
  euin: z.nullable(z.string()),
  /** One of `REFUSAL_CAUSES`; servers to come may know others. */
  cause: z.string(),
  /** What the operator says to it. */
  words: z.string(),
  at: instantCodec,
});
/** A value that `certificateRefusalSchema` has decoded. */
export type CertificateRefusal = z.output<typeof certificateRefusalSchema>;

/** Describes an advisor as they see themselves. */
const ownAgentSchema = z.extend(agentSchema, {
  /** true with an ARN in force, verified or not. */
  isAgentARN: z.boolean(),
  /** How that ARN stands: an advisor transacts for customers once it is verified. */
  arnState: z.enum(ARN_STATES),
  /** The end of that ARN, where it is near or has come (`arnState` is `missing` then); null otherwise. Older servers do not say so. */
  arnEnd: z.optional(
    z.nullable(
      z.object({
        /** Has its prefix: "ARN-100101". */
        arn: z.string(),
        /** The last day on which it is valid. */
        on: dateCodec,
        isOver: z.boolean(),
      }),
    ),
  ),
  /** Why the certificates that were handed in last were refused: `arnState` is `missing` then. */
  refusal: z.optional(z.nullable(certificateRefusalSchema)),
  agentStatus: z.enum(['verified', 'not_verified']),
  /** null for an agent code that the operator's configuration shows without totals. */
  countTotalAUM: z.nullable(agentTotalsSchema),
  /** The partner that sent the advisor here; `returnUrl` leads back to its app and is null when none is registered. */
  partner: z.nullable(z.object({ name: z.string(), returnUrl: z.nullable(linkSchema) })),
});

export const getOwnAgent = endpoint({
  name: 'getOwnAgent',
  method: 'GET',
  path: '/api/v1/agent',
  query: nothing,
  body: null,
  reply: operation(ownAgentSchema),
  errors: ['signed_out', 'forbidden'],
  access: ADVISORS,
  effect: 'read',
  secrets: [],
});

/** Describes an advisor to whom would choose them. */
const chosenAgentSchema = z.extend(agentSchema, {
  /** The ARN with its prefix, ARN-; null unless it is verified and in force. */
  arn: z.optional(z.nullable(z.string())),
  /** Whether they may prepare orders for their customers at present: with such an ARN, unless they are barred from it. Older servers do not say so. */
  mayOrder: z.optional(z.boolean()),
});
/** A value that `chosenAgentSchema` has decoded. */
export type ChosenAgent = z.output<typeof chosenAgentSchema>;

export const getAgent = endpoint({
  name: 'getAgent',
  method: 'GET',
  path: '/api/v1/agent/{agentCode}',
  query: z.object({ agentCode: z.string() }),
  body: null,
  reply: operation(chosenAgentSchema),
  errors: ['agent_unknown'],
  access: ['visitor'],
  effect: 'read',
  secrets: [],
});

export const isTransactionAllowed = endpoint({
  name: 'isTransactionAllowed',
  method: 'GET',
  path: '/api/v0/customers/agent-transaction-allow',
  query: z.object({ agentCode: z.string() }),
  body: null,
  reply: operation(z.boolean()),
  errors: ['signed_out', 'forbidden'],
  access: ADVISORS,
  effect: 'read',
  secrets: [],
});

/** A value that `agentSchema` has decoded. */
export type Agent = z.output<typeof agentSchema>;
