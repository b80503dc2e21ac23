import { launch } from '@prosperx/core/session';
import type { Services } from '#api/services.js';

/** Exchanges a ticket for the advisor's session. Rejects with a PxError that says why not. */
export async function exchangeTicket({ api, session, agent }: Services, ticket: string): Promise<void> {
  const { responseData } = await api(launch, { body: { encryptedId: ticket } });
  session.getState().signedIn(responseData);
  if (responseData.advisor) agent.getState().keep(responseData.advisor.agentCode);
}
