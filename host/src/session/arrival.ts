import { arriveWithAgentCode, pageStorage, partFromTicket } from '@prosperx/sdk/site';
import { watchCart } from './cart-watch.js';

watchCart();

// before anything else reads the address: a ticket must neither stay in it nor be sent anywhere but where it belongs
const { address, ticket } = partFromTicket(location.href);
if (ticket !== null) history.replaceState(history.state, '', address);
// the router leaves out of the address what it does not know
arriveWithAgentCode(pageStorage());

/** The ticket with which an advisor comes from their partner's app; null: nobody does. */
export const launchTicket = ticket;
