import { blockedText } from '@prosperx/core/customer-approval';
import { PxError } from '@prosperx/core/errors';
import type { ApprovalBlock, BLOCK_ERRORS } from '@prosperx/core/http';
import { said } from '@prosperx/core/language';
import type { Context } from '#kernel/context.js';
import { readCertification } from './certification.js';

/** What an advisor needs for something that they ask a customer to approve. */
export interface AdvisorNeeds {
  /** true for what moves money or changes an order: the permission with which they place orders. */
  readonly movesMoney: boolean;
  /** true for what an advisor without a verified ARN may not prepare. */
  readonly needsArn: boolean;
}

/** Reads how an advisor stands; returns what tells why nothing can be approved at present that needs so much: what they may not place themselves is not placed by their request either. */
export async function readApprovalBlocks(
  deps: Pick<Context, 'db' | 'clock'>,
  agentCode: string,
): Promise<(needs: AdvisorNeeds) => ApprovalBlock | null> {
  const { state, mayTransact } = await readCertification(deps, agentCode);
  const isCertified = state === 'verified';
  return ({ movesMoney, needsArn }) => {
    if (needsArn && !isCertified) return 'arn';
    return movesMoney && !mayTransact ? 'barred' : null;
  };
}

/** Returns why nothing can be approved, or ordered after it, at present that an advisor prepared and that is ordered by their right to place orders and their ARN: a cart, a plan, a proposal. */
export const readOrderBlock = async (
  deps: Pick<Context, 'db' | 'clock'>,
  agentCode: string,
): Promise<ApprovalBlock | null> => (await readApprovalBlocks(deps, agentCode))({ movesMoney: true, needsArn: true });

const CODES: Readonly<Record<ApprovalBlock, (typeof BLOCK_ERRORS)[number]>> = {
  arn: 'approval_without_arn',
  barred: 'approval_barred',
};

/** Throws the code of the reason for which something cannot be approved at present. A component that does not know that code shows the sentence. */
export function refuseBlocked(blocked: ApprovalBlock | null): void {
  if (blocked !== null) throw new PxError(CODES[blocked], { message: said(blockedText)[blocked] });
}
