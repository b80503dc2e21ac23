import type { RefusedPart } from '@prosperx/core/profile';
import type { Lookup } from '#db/schema/index.js';
import type { ExchangeClient } from '#providers/exchange/client.js';
import type { Services } from '#services.js';

type Told = Omit<ExchangeClient, 'form'>;

const partOf: Readonly<Record<RefusedPart, (client: Told) => unknown>> = {
  identity: ({ name, pan }) => [name, pan],
  address: ({ address, pincode }) => [address, pincode],
  bank: ({ bank }) => bank,
  nominees: ({ nominees }) => nominees,
};

/** Of what the exchange is told of a part of a client, or of all where it is not known which: another hash, and something was mended. */
export function refusedHashOf({ crypto }: Pick<Services, 'crypto'>, client: Told, part: RefusedPart | null): Lookup {
  const told = part === null ? { ...client, clientRef: '', registered: false } : partOf[part](client);
  return crypto.lookup('refused-part', JSON.stringify(told));
}
