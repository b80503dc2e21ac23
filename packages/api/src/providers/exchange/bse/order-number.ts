import { createHash, randomInt } from 'node:crypto';
import type { BusinessDate } from '@prosperx/core/time';

const DIGITS = 6;
const COUNT = 10 ** DIGITS;
/** The longest that TransNo and UniqueRefNo may be. */
const LONGEST = 19;

function numbered(date: BusinessDate, memberCode: string, count: number): string {
  const number = `${date.replaceAll('-', '')}${memberCode}${String(count % COUNT).padStart(DIGITS, '0')}`;
  if (number.length > LONGEST) throw new RangeError(`the member code is too long: ${memberCode}`);
  return number;
}

/**
 * TransNo of an order: YYYYMMDD, member code and six digits, at most 19 characters, used once even when it is refused. The same order
 * has the same number each time it is sent, so that the exchange notices one whose answer was lost. Its digits are the last six of a
 * count that never goes back: two orders share a number only with a million messages between them on one day. (Six digits of a hash
 * would meet once in 200 days at 100 orders a day, and on two days of five at 1,000; who comes second never gets in.)
 */
export function orderNumber(orderedOn: BusinessDate, memberCode: string, serial: number): string {
  return numbered(orderedOn, memberCode, serial);
}

/** UniqueRefNo of a cancellation. Another one each time: cancelling twice does no harm, while a number used before is not looked at. */
export function cancellationNumber(today: BusinessDate, memberCode: string): string {
  return numbered(today, memberCode, randomInt(COUNT));
}

const REFERENCE_LENGTH = 10;
const REFERENCES = 36n ** BigInt(REFERENCE_LENGTH);

/**
 * Our reference as the exchange keeps it (RefNo, InternalRefNo): ten letters and digits, the most that its order status gives back.
 * Made of the reference itself, which is longer and stands in the remarks.
 */
export function shortReference(clientRef: string): string {
  const hash = createHash('sha256').update(clientRef).digest().readBigUInt64BE();
  return (hash % REFERENCES).toString(36).padStart(REFERENCE_LENGTH, '0').toUpperCase();
}
