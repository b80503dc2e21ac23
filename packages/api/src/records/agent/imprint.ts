import { formatAgentPhone } from '@prosperx/core/agent';
import { findAgent } from '#http/agent.js';
import type { Context } from '#kernel/context.js';
import { readCertification } from './certification.js';

/** Who shares something, as it stands on what they share. */
export interface Imprint {
  readonly name: string;
  /** The ARN with its prefix, ARN-; null unless it is verified and in force. */
  readonly arn: string | null;
  /** The telephone number as people dial it; null where the operator has entered none. */
  readonly phone: string | null;
}

/** Reads what stands of an advisor on pictures and documents that they share; null when no agent has the code. */
export async function readImprint(deps: Pick<Context, 'db' | 'clock'>, agentCode: string): Promise<Imprint | null> {
  const agent = await findAgent(deps.db, agentCode);
  if (!agent) return null;
  const { arn } = await readCertification(deps, agentCode);
  return { name: agent.name, arn, phone: agent.phone === null ? null : formatAgentPhone(agent.phone) };
}

/** Returns an imprint in one line. */
export const imprintLine = ({ name, arn, phone }: Imprint): string =>
  [name, arn, phone].filter((part) => part !== null).join(', ');
