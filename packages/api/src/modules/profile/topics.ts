/** Messages to the exchange about investors. The name stands in the database. */
export const REGISTER_CLIENT = 'exchange.register_client';
