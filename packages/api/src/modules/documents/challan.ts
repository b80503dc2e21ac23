import { formatDate, formatMoney } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import { CHEQUE_PAYEE } from '@prosperx/core/payment';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { type BusinessDate, businessDateAt, type Instant } from '@prosperx/core/time';
import { challanText as text } from './challan.text.js';

export interface ChallanParts {
  readonly pxOrderNumber: string;
  readonly name: string;
  readonly ucc: string;
  /** Name of the bank and its account, masked. */
  readonly account: string;
  readonly chequeNumber: string;
  readonly chequeDate: BusinessDate;
  readonly depositBy: BusinessDate;
  readonly amount: Paise;
  readonly orders: readonly { readonly scheme: string; readonly isSip: boolean; readonly amount: Paise }[];
  readonly madeAt: Instant;
}

/** The paper that is handed in with a cheque, as a PDF. */
export async function challanPdf(parts: ChallanParts): Promise<Uint8Array> {
  const { labels } = text;
  const { DocumentWriter } = await import('./document-writer.js');
  const writer = await DocumentWriter.begin(text.title, new Date(parts.madeAt));
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
