import * as z from 'zod/mini';
import { instantCodec } from '#time/index.js';

/** Why an operator refuses certificates; `refusalCauseText` has their sentences. */
export const REFUSAL_CAUSES = ['numbers', 'name', 'dates', 'not_in_force', 'nism', 'picture', 'other'] as const;
/** One of `REFUSAL_CAUSES`. */
export type RefusalCause = (typeof REFUSAL_CAUSES)[number];

/** Returns a cause as it is known here: `other` for one that is not. */
export const refusalCauseOf = (cause: string): RefusalCause =>
  REFUSAL_CAUSES.find((known) => known === cause) ?? 'other';

/** Describes why certificates were refused, until they are handed in anew. */
export const certificateRefusalSchema = z.object({
  /** With their prefixes, as they were handed in. */
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
