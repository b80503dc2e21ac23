import { isNumber } from './wire.js';

/** What a pipe string says. `unclear`: nobody knows whether the order was taken. */
export type EntryReply =
  | { readonly state: 'taken'; readonly orderNumber: string; readonly registrationNumber: string | null }
  | { readonly state: 'refused'; readonly remarks: string }
  | { readonly state: 'unclear' };

/** Places of a pipe string, counted from 0. */
interface Shape {
  readonly fields: number;
  readonly orderNumber: number;
  readonly registrationNumber: number | null;
}

const [CODE, NUMBER, REMARKS, FLAG] = [0, 1, 6, 7];
const [SUCCESS, FAILURE] = ['0', '1'];

/** TransCode|TransNo|OrderNo|UserID|MemberId|ClientCode|Remarks|SuccessFlag */
export const ORDER_SHAPE: Shape = { fields: 8, orderNumber: 2, registrationNumber: null };
/** TransactionCode|UniqueRefNo|MemberId|ClientCode|UserId|XsipRegId|Remarks|SuccessFlag|FirstOrderTodayOrderNo */
export const XSIP_SHAPE: Shape = { fields: 9, orderNumber: 8, registrationNumber: 5 };

/** What the request carried: an answer that does not repeat it belongs to another, or is none. */
interface Sent {
  readonly code: 'NEW' | 'CXL';
  readonly number: string;
}

/**
 * Reads an answer of order entry, where 0 is success and 1 failure. Remarks are free text and may hold pipes: the flag is counted from
 * the end, and success is believed only where every field stands in its place and the numbers that it brings are numbers. A SIP that is
 * registered while its first order is not (the investor has to confirm it to the exchange first) is unclear until that order is seen.
 */
export function readReply(text: string, shape: Shape, sent: Sent): EntryReply {
  const fields = text.split('|').map((field) => field.trim());
  const moved = fields.length - shape.fields;
  if (moved < 0 || fields[CODE] !== sent.code || fields[NUMBER] !== sent.number) return { state: 'unclear' };
  const flag = fields[FLAG + moved];
  if (flag === FAILURE) return { state: 'refused', remarks: fields.slice(REMARKS, FLAG + moved).join(' ') };
  if (flag !== SUCCESS || moved > 0) return { state: 'unclear' };
  const orderNumber = fields[shape.orderNumber];
  const registrationNumber = shape.registrationNumber === null ? null : fields[shape.registrationNumber];
  if (sent.code === 'CXL') return { state: 'taken', orderNumber: '', registrationNumber: registrationNumber ?? null };
  const complete = isNumber(orderNumber) && (registrationNumber === null || isNumber(registrationNumber));
  return complete ? { state: 'taken', orderNumber, registrationNumber } : { state: 'unclear' };
}
