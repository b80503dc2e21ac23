import { milliUnits, nav, rupees, stampDutyOn, subtractPaise, units, worthOf } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import type { AllotmentAnswer, ExchangeAllotment, KnownOrder } from '#providers/exchange/port.js';
import { ProviderUnknown } from '#providers/provider-unknown.js';
import { sentenceOf } from './remarks.js';
import type { ReportRow } from './reports.js';

/** In which elements of AllotmentDetails the values stand (the WSDL's names, the document's formats). */
const AT = {
  order: 'OrderNo',
  client: 'ClientCode',
  /** Y: a valid row, N: refused by the fund house's registrar, with its words as remarks; anything else says nothing yet. */
  valid: 'ValidFlag',
  remarks: 'Remarks',
  folio: 'FolioNo',
  /** Up to three decimals. */
  units: 'AllottedUnit',
  /** Up to eight decimals; the document has four. */
  nav: 'AllottedNav',
  /** Rupees that were invested, stamp duty included. */
  paid: 'Amount',
  /** YYYY-MM-DD, or with a time behind it. */
  orderedOn: 'OrderDate',
} as const;

/** A decimal number; a blank is none. Throws RangeError. */
function numberAt(row: ReportRow, name: string): number {
  const text = row[name] ?? '';
  if (!/^\d+(?:\.\d+)?$/.test(text)) throw new RangeError(`${name} is no number`);
  return Number(text);
}

/** Units for another amount than was ordered, as of a part of it: for a person to settle with the exchange. Nothing of it is booked. */
export class AllotmentDiffers extends Error {
  override readonly name = 'AllotmentDiffers';
}

/** The units are those of the amount less stamp duty, to the thousandth that they are rounded by. */
function isBought({ units: allotted, nav: price, stampDuty }: ExchangeAllotment, { amount }: KnownOrder): boolean {
  const missedBy = Math.abs(subtractPaise(worthOf(allotted, price), subtractPaise(amount, stampDuty)));
  return missedBy <= worthOf(milliUnits(1), price) + 1;
}

/**
 * Returns what became of an order; it waits while the statement has no units for it. The statement names neither stamp duty nor the NAV's date: the duty
 * is 0.005 % of the amount (SEBI), the date that of the cut-off rule, or the order's own where we do not know when its money came.
 * A row that cannot be read is ProviderUnknown, one of another amount AllotmentDiffers: units are never guessed.
 */
export function readAllotment(rows: readonly ReportRow[], known: KnownOrder): AllotmentAnswer {
  const { ucc, orderNumber, amount } = known;
  const row = rows.find((each) => each[AT.order] === orderNumber && each[AT.client] === ucc);
  if (row?.[AT.valid] === 'N') return { state: 'refused', reason: sentenceOf(row[AT.remarks] ?? '') };
  if (row?.[AT.valid] !== 'Y') return { state: 'waiting' };
  const read = readUnits(row, known);
  if (read === null) return { state: 'waiting' };
  if (read.paid !== amount || !isBought(read.allotment, known))
    throw new AllotmentDiffers('not the amount of the order');
  return { state: 'allotted', allotment: read.allotment };
}

/** null: no units yet. */
function readUnits(row: ReportRow, { navDate }: KnownOrder) {
  try {
    const allotted = units(numberAt(row, AT.units));
    if (allotted === 0) return null;
    const folioNumber = row[AT.folio] ?? '';
    if (folioNumber === '') throw new RangeError('no folio');
    const paid = rupees(numberAt(row, AT.paid));
    const allotment: ExchangeAllotment = {
      folioNumber,
      units: allotted,
      nav: nav(numberAt(row, AT.nav)),
      navDate: navDate ?? businessDate((row[AT.orderedOn] ?? '').slice(0, 10)),
      stampDuty: stampDutyOn(paid),
    };
    return { paid, allotment };
  } catch (cause) {
    throw new ProviderUnknown('AllotmentStatement', cause);
  }
}
