import { RISK_WARNING } from '@prosperx/core/disclosure';
import { PxError } from '@prosperx/core/errors';
import { formatDate, formatMoney } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import { CHEQUE_PAYEE, type getChallan as call, isOpenPayment } from '@prosperx/core/payment';
import { type BusinessDate, businessDateAt, type Instant } from '@prosperx/core/time';
import { asc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { orders, paymentOrders, type PaymentRow, schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { Services } from '#kernel/services.js';
import { accountOf, namedAccount, payingAccount } from '#records/bank/repository.js';
import { mountDocumentLinks, documentLink } from '#records/file/file-links.js';
import { depositDayOf } from '#records/nfo/clears-late.js';
import { challanText, challanText as text } from './challan.text.js';
import { instrumentOf } from './modes/payment-modes.js';
import { ownPayment, paymentWithOwner } from './settle/get-payment.js';

/** Returns the link to a challan. It serves both calls: a path of this server is an address in an app too. */
export const getChallan: Verb<typeof call> = async ({ ctx, input }) => {
  const { payment } = await ownPayment(ctx, input.groupId);
  if (payment.mode !== 'cheque') throw new PxError('order_unknown');
  if (!isOpenPayment(payment)) throw new PxError('order_not_payable', { message: challanText.over });
  const day = await depositDayOf(ctx, payment);
  if (day === null) throw new PxError('order_not_payable', { message: challanText.tooLate });
  return {
    challanUrl: documentLink(ctx, 'challans', payment.id),
    fileTtype: 'application/pdf',
    depositBy: day,
    amount: payment.amount,
  };
};

/** Returns the challan of a payment by cheque as a PDF; null for a payment of another mode, one that is over, and one whose cheque would clear too late. */
async function challanOf(services: Services, paymentId: string): Promise<Uint8Array | null> {
  const { db, crypto } = services;
  const found = await paymentWithOwner(db, paymentId);
  if (!found) return null;
  const { payment, set, profile } = found;
  const instrument = instrumentOf(crypto, payment);
  if (instrument.mode !== 'cheque' || !isOpenPayment(payment)) return null;
  const day = await depositDayOf(services, payment);
  if (day === null) return null;
  const rows = await db
    .select({ scheme: schemes.name, kind: orders.kind, amount: orders.amount })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(eq(paymentOrders.paymentId, payment.id))
    .orderBy(asc(orders.id));
  const bank = await bankOf({ db, crypto }, payment);
  return challanPdf({
    pxOrderNumber: set.pxOrderNumber,
    name: profile.name,
    ucc: profile.ucc,
    account: bank ? `${bank.name} ${bank.account}` : '',
    chequeNumber: instrument.chequeNumber,
    chequeDate: instrument.chequeDate,
    depositBy: day,
    amount: payment.amount,
    orders: rows.map(({ scheme, kind, amount }) => ({ scheme, amount, isSip: kind === 'sip' })),
    madeAt: payment.createdAt,
  });
}

/** The bank that a payment is made from, its account masked. */
async function bankOf({ db, crypto }: Pick<Services, 'db' | 'crypto'>, { bankAccountId, profileId }: PaymentRow) {
  const row = await (bankAccountId === null ? payingAccount(db, profileId, null) : accountOf(db, bankAccountId));
  return row ? namedAccount(crypto, row) : null;
}

/** Answers the links of `getChallan`. The document is made when it is read. */
export const mountChallanLinks = (hono: Hono, services: Services): void =>
  mountDocumentLinks(hono, services, 'challans', challanOf);

interface ChallanParts {
  readonly pxOrderNumber: string;
  readonly name: string;
  readonly ucc: string;
  /** The name of the bank and the account, masked. */
  readonly account: string;
  readonly chequeNumber: string;
  readonly chequeDate: BusinessDate;
  readonly depositBy: BusinessDate;
  readonly amount: Paise;
  readonly orders: readonly { readonly scheme: string; readonly isSip: boolean; readonly amount: Paise }[];
  readonly madeAt: Instant;
}

/** Makes the paper that is handed in with a cheque, as a PDF. */
async function challanPdf(parts: ChallanParts): Promise<Uint8Array> {
  const { labels } = text;
  const { DocumentWriter } = await import('#records/document/document-writer.js');
  const writer = new DocumentWriter(text.title, new Date(parts.madeAt));
  writer.title(text.title);
  writer.paragraph(text.subtitle);
  writer.paragraph(text.made(formatDate(businessDateAt(parts.madeAt))));
  writer.heading(text.deposit);
  writer.row(labels.number, parts.pxOrderNumber);
  writer.row(labels.by, formatDate(parts.depositBy));
  writer.row(labels.where, text.branch(CHEQUE_PAYEE.bank));
  writer.heading(text.cheque);
  writer.row(labels.payee, CHEQUE_PAYEE.name);
  writer.row(labels.amount, formatMoney(parts.amount, 2));
  writer.row(labels.cheque, parts.chequeNumber);
  writer.row(labels.date, formatDate(parts.chequeDate));
  writer.row(labels.account, parts.account);
  writer.paragraph(text.oneCheque);
  writer.heading(text.orders);
  writer.row(labels.name, parts.name);
  writer.row(labels.ucc, parts.ucc);
  for (const { scheme, isSip, amount } of parts.orders) {
    writer.paragraph(text.scheme(scheme, isSip ? text.sip : text.lumpsum, formatMoney(amount, 2)));
  }
  return writer.end((page, pages) => [RISK_WARNING, text.page(page, pages)]);
}
