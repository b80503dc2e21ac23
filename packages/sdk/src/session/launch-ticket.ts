/** Marks the address of a partner's app. */
const SOURCE = 'mintpro';

interface Arrival {
  /** The address without what must not stand in it. */
  readonly address: string;
  /** null: nobody arrives from a partner's app. */
  readonly ticket: string | null;
}

/** Parts an address from the launch ticket in it (`source=mintpro&encryptedId=…`), which is a secret until it is used. */
export function partFromTicket(href: string): Arrival {
  const url = new URL(href);
  const { searchParams } = url;
  if (searchParams.get('source') !== SOURCE || !searchParams.get('encryptedId')) return { address: href, ticket: null };
  const ticket = searchParams.get('encryptedId');
  for (const name of ['source', 'encryptedId']) searchParams.delete(name);
  return { address: url.href, ticket };
}
