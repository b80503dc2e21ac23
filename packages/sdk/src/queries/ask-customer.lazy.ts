import { type ApprovableCall, requestCustomerApproval } from '@prosperx/core/customer-approval';
import type { Services } from '#services/services.js';

/** Something that an advisor has prepared: the call that does it, and its body as it is sent, without ticket. */
export interface PreparedAct {
  readonly call: ApprovableCall;
  readonly change: object;
}

/** Sends the customer in whose account the advisor is the link by which they approve it; resolves to where it went, masked. */
export async function askCustomer({ api }: Services, { call, change }: PreparedAct): Promise<string> {
  const { responseData } = await api(requestCustomerApproval, { body: { call, change: { ...change } } });
  return responseData.sentTo;
}
