import { riskText } from '@prosperx/core/disclosure';
import { formatDate, formatMoney } from '@prosperx/core/format';
import { said, speaking } from '@prosperx/core/language';
import { paymentModeText } from '@prosperx/core/payment';
import { type BusinessDate, businessDateAt, type Instant } from '@prosperx/core/time';
import type { Hono } from 'hono';
import type { Services } from '#kernel/services.js';
import { paymentWithOwner } from '#modules/payments/settle/get-payment.js';
import { mountDocumentLinks } from '#records/file/file-links.js';
import { wordsOfPerson } from '#records/profile/reach.js';
import { hasReceipt, type PaidOrder, paidOrders, receiptOf } from './get-receipts.js';
import { receiptText } from './receipt.text.js';

/** Answers the links of `getReceipts`; one whose payment has failed since finds nothing. */
export const mountReceiptLinks = (hono: Hono, services: Services): void =>
  mountDocumentLinks(hono, services, 'receipts', receiptPdf);

/** Returns the receipt of a payment, in the language of its owner; null for one that has none. */
async function receiptPdf(services: Services, paymentId: string): Promise<Uint8Array | null> {
  const { db, crypto, clock, calendar } = services;
  const found = await paymentWithOwner(db, paymentId);
  if (!found) return null;
  const { payment, set, profile } = found;
  const paid = (await paidOrders(db, [payment]))(payment);
  if (!hasReceipt(payment, paid)) return null;
  const receipt = receiptOf(crypto, payment, paid, calendar);
  const { words, language } = await wordsOfPerson(db, profile.userId);
  const { DocumentWriter } = await import('#records/document/document-writer.js');
  return speaking(words, () => {
    const text = said(receiptText);
    const { labels } = text;
    const writer = new DocumentWriter(text.title, new Date(clock.now()), language);
    const row = (label: string, value: string | null) => value !== null && writer.row(label, value);
    writer.title(text.title);
    writer.paragraph(text.subtitle);
    writer.heading(text.payment);
    row(labels.number, set.pxOrderNumber);
    row(labels.name, profile.name);
    row(labels.ucc, profile.ucc);
    row(labels.amount, formatMoney(receipt.amount, 2));
    row(labels.mode, said(paymentModeText)[receipt.mode]);
    row(labels.reference, receipt.paymentId);
    row(labels.bankReference, receipt.bankReference);
    row(labels.utr, receipt.utr);
    row(labels.cheque, receipt.chequeNumber);
    row(labels.started, day(receipt.startedAt));
    row(labels.received, receipt.paidAt === null ? text.awaited : day(receipt.paidAt));
    for (const { amount, sentAt } of receipt.refunds ?? [])
      row(labels.refund, text.refund(formatMoney(amount, 2), sentAt === null ? null : day(sentAt)));
    row(labels.units, receipt.unitsExpected && date(receipt.unitsExpected));
    writer.heading(text.orders);
    for (const each of paid) writer.paragraph(lineOf(each, text));
    return writer.end((page, pages) => [said(riskText).riskWarning, text.page(page, pages)]);
  });
}

const date = (value: BusinessDate) => formatDate(value);
const day = (instant: Instant) => date(businessDateAt(instant));

function lineOf({ order: { amount, sipDate }, scheme, refund }: PaidOrder, text: typeof receiptText): string {
  const kind = sipDate === null ? text.lumpsum : text.sip(sipDate);
  const line = text.scheme(scheme.name, kind, formatMoney(amount, 2));
  return refund ? text.notExecuted(line) : line;
}
