import type { Branch } from '@prosperx/core/bank';

/** Whoever knows the branches of banks. */
export interface IfscSource {
  /** null for an IFSC that does not exist. Rejects when it does not answer. */
  find(ifsc: string): Promise<Branch | null>;
}
