import { PxError } from '@prosperx/core/errors';
import { type findRecords as call, OPERATOR_ROWS } from '@prosperx/core/operator';
import { tidyMobile } from '@prosperx/core/session';
import { eq, inArray, or } from 'drizzle-orm';
import {
  folios,
  ledgerEntries,
  mandates,
  orders,
  orderSets,
  payments,
  profiles,
  refunds,
  sales,
  sips,
  transferPlans,
  users,
} from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import { panEndHash } from '#records/kyc/pan-columns.js';
import { countLookUp } from './count-look-up.js';
import * as lines from './record-lines.js';

const SHORTEST = 4;
const MOBILE = /^[6-9]\d{9}$/;
/** As a telephone shows one: blanks, hyphens and brackets, and the country before it. */
const WRITTEN_MOBILE = /^[\d +()-]+$/;
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;
/** As findings of the reconciliation name a record: `ledger 4711`. */
const NUMBER_OF_BOOK = /^(ledger|folio|exchange|bank) (\S+)/;
const PAN_END = /^\d{3}[A-Z]$/;

async function ofMobile({ db, crypto }: Context, mobile: string) {
  const hash = crypto.lookup('mobile', mobile);
  const owners = db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.mobileHash, hash), eq(users.closedMobileHash, hash)));
  return lines.personLines(db, inArray(profiles.userId, owners));
}

/** Finds records by numbers that each have an index of their own. */
async function byNumber({ db }: Context, number: string) {
  const sets = db
    .select({ id: orderSets.id })
    .from(orderSets)
    .where(or(eq(orderSets.pxOrderNumber, number), eq(orderSets.id, number)));
  const of = {
    person: or(eq(profiles.ucc, number), eq(profiles.id, number)),
    ordersOfSet: inArray(orders.orderSetId, sets),
    order: or(eq(orders.bseOrderNumber, number), eq(orders.clientRef, number), eq(orders.id, number)),
    payment: or(
      ...[payments.id, payments.clientRef, payments.gatewayRef, payments.bankReference].map((column) =>
        eq(column, number),
      ),
    ),
    refund: eq(refunds.id, number),
    mandate: or(eq(mandates.id, number), eq(mandates.clientRef, number), eq(mandates.exchangeMandateId, number)),
    redemption: or(
      ...[sales.pxOrderNumber, sales.bseOrderNumber, sales.clientRef, sales.id].map((column) => eq(column, number)),
    ),
    sip: or(eq(sips.id, number), eq(sips.registrationNumber, number)),
    plan: or(
      ...[transferPlans.id, transferPlans.clientRef, transferPlans.registrationNumber].map((column) =>
        eq(column, number),
      ),
    ),
  };
  return [
    ...(await lines.personLines(db, of.person)),
    ...(await lines.orderLines(db, of.ordersOfSet)),
    ...(await lines.orderLines(db, of.order)),
    ...(await lines.paymentLines(db, of.payment)),
    ...(await lines.refundLines(db, of.refund)),
    ...(await lines.mandateLines(db, of.mandate)),
    ...(await lines.redemptionLines(db, of.redemption)),
    ...(await lines.sipLines(db, of.sip)),
    ...(await lines.planLines(db, of.plan)),
  ];
}

/** Finds what the reconciliation names by a book and its number there: an entry of the ledger, the units of a folio, or a row of others. */
async function ofBook(ctx: Context, book: string, number: string) {
  const { db } = ctx;
  if (book === 'folio') {
    const owners = db.select({ id: folios.profileId }).from(folios).where(eq(folios.id, number));
    return lines.personLines(db, inArray(profiles.id, owners));
  }
  if (book !== 'ledger') return byNumber(ctx, number);
  const seq = Number(number);
  if (!Number.isSafeInteger(seq)) return [];
  const owners = db.select({ id: ledgerEntries.profileId }).from(ledgerEntries).where(eq(ledgerEntries.seq, seq));
  return lines.personLines(db, inArray(profiles.id, owners));
}

/** What is typed says by its form what it is: a mobile, a PAN or its end, else a number. */
export const findRecords: Verb<typeof call> = async ({ ctx, input }) => {
  await countLookUp(ctx);
  const { db, crypto } = ctx;
  const what = input.what.trim();
  const capital = what.toUpperCase();
  if (what.length < SHORTEST) throw new PxError('invalid_input', { fields: { what: 'what_short' } });
  const found = [];
  if (PAN.test(capital))
    found.push(...(await lines.personLines(db, eq(profiles.panHash, crypto.lookup('pan', capital)))));
  else if (PAN_END.test(capital))
    found.push(...(await lines.personLines(db, eq(profiles.panEnd, panEndHash(crypto, capital)))));
  // an order of the exchange may have ten digits too
  const mobile = WRITTEN_MOBILE.test(what) ? tidyMobile(what) : '';
  if (MOBILE.test(mobile)) found.push(...(await ofMobile(ctx, mobile)));
  const [, book, ofItsBook] = NUMBER_OF_BOOK.exec(what) ?? [];
  found.push(...(await (book && ofItsBook ? ofBook(ctx, book, ofItsBook) : byNumber(ctx, what))));
  return found.slice(0, OPERATOR_ROWS);
};
