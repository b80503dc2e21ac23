import type { ExchangeClient } from '#providers/exchange/client.js';
import { OCCUPATIONS } from './codes.js';
import { pipeLine } from './pipe-line.js';

/** Fields of the FATCA upload (MFAPI, flag 01). */
const FIELDS = 75;
const INDIA = 'IN';
/** Identification by PAN card; address residential or business. */
const [BY_PAN, ANY_ADDRESS] = ['C', '1'];

/** The FATCA declaration of an individual who is taxed in India alone; what else he would have to declare, the form does not offer. */
export function fatcaLine(client: ExchangeClient, user: string): string {
  const { fatca, wealth } = OCCUPATIONS[client.occupationType];
  return pipeLine(FIELDS, {
    1: client.pan,
    3: client.name.slice(0, 70),
    7: client.taxStatus,
    8: 'E',
    9: ANY_ADDRESS,
    10: INDIA,
    11: INDIA,
    12: INDIA,
    13: client.pan,
    14: BY_PAN,
    24: wealth,
    26: client.incomeSlab,
    29: 'N',
    30: fatca,
    31: client.occupationType,
    42: 'B',
    43: 'N',
    69: 'N',
    70: 'N',
    72: client.registered ? 'C' : 'N',
    73: user,
  });
}
