import { PxError } from '@prosperx/core/errors';
import { amountInWords, formatDate, formatMoney, maskAccount, maskMobile } from '@prosperx/core/format';
import { type downloadMandate as call, mandateDeclarationText, mandateTypeOf } from '@prosperx/core/mandate';
import { CHEQUE_PAYEE } from '@prosperx/core/payment';
import { businessDateAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { audit } from '#audit/audit.js';
import { bankAccounts, type MandateRow, mandates, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { withDb } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { mountDocumentLinks, documentLink } from '#records/file/file-links.js';
import { accountOfMandate, endOf, methodOf, ownMandate } from '#records/mandate/repository.js';
import { nameOnPan, readProfile } from '#records/profile/repository.js';
import { mandateFormText as text } from './mandate-form.text.js';
import { checkAwaitsForm } from './upload-mandate.js';

export const downloadMandate: Verb<typeof call> = async ({ ctx, input }) => {
  const mandate = await ownMandate(ctx, input.mandateId);
  if (mandateTypeOf(methodOf(mandate)) !== 'X' || mandate.limit !== input.mandateAmount)
    throw new PxError('mandate_unknown');
  checkAwaitsForm(mandate);
  await ctx.db.transaction((tx) => audit(withDb(ctx, tx), { action: 'mandate.form_made', objectId: mandate.id }));
  return {
    fileName: `mandate-form-${mandate.exchangeMandateId ?? 'new'}.pdf`,
    fileUrl: documentLink(ctx, 'mandates', ctx.actor.kind === 'advisor' ? `${mandate.id}${FOR_ADVISOR}` : mandate.id),
    fileType: 'application/pdf',
  };
};

/** What follows the id of a mandate in the link to a form for its holder's advisor. */
const FOR_ADVISOR = '.advisor';

/**
 * Makes the form of a mandate on paper as a PDF: its bank needs the whole account number. An advisor reads it masked here too, and the
 * account holder fills it in.
 */
async function formOf(services: Services, mandate: MandateRow, isForAdvisor: boolean): Promise<Uint8Array | null> {
  const { db, crypto } = services;
  const bank = await accountOfMandate(db, mandate);
  if (!bank) return null;
  const { profile, user } = await readProfile(db, mandate.profileId);
  const account = crypto.open(bankAccounts.account, bank);
  const { labels } = text;
  const { DocumentWriter } = await import('#records/document/document-writer.js');
  const writer = new DocumentWriter(text.title, new Date(mandate.createdAt));
  writer.title(text.title);
  writer.paragraph(text.subtitle);
  writer.paragraph(text.how);
  writer.heading(text.mandate);
  const made = formatDate(businessDateAt(mandate.createdAt));
  const end = endOf(mandate);
  const rows: readonly (readonly [string, string])[] = [
    [labels.umrn, text.officeUse],
    [labels.sponsor, text.officeUse],
    [labels.date, made],
    [labels.action, text.create],
    [labels.authorise, CHEQUE_PAYEE.name],
    [labels.number, mandate.exchangeMandateId ?? text.pending],
    [labels.ucc, profile.ucc],
    [labels.amount, formatMoney(mandate.limit, 2)],
    [labels.amountWords, amountInWords(mandate.limit)],
    [labels.debitType, text.debitType],
    [labels.frequency, text.frequency],
    [labels.from, formatDate(mandate.startDate)],
    [labels.to, end === null ? text.untilCancelled : formatDate(end)],
  ];
  for (const [label, value] of rows) writer.row(label, value);
  writer.heading(text.bank);
  writer.row(labels.type, bank.accountType === 'CB' ? text.current : text.savings);
  writer.row(labels.account, isForAdvisor ? text.masked(maskAccount(account)) : account);
  writer.row(labels.bankName, [bank.bankName, bank.branchName].filter(Boolean).join(', '));
  writer.row(labels.ifsc, bank.ifsc);
  writer.heading(text.holder);
  writer.row(labels.name, nameOnPan(profile));
  writer.row(labels.phone, maskMobile(crypto.open(users.mobile, user)));
  writer.row(labels.email, crypto.open(users.email, user) ?? '');
  for (const declared of [mandateDeclarationText.mandateDeclaration, text.charges, text.cancel])
    writer.paragraph(declared);
  writer.heading(text.signature);
  writer.row(labels.signature, text.line);
  writer.row(labels.date, text.line);
  const about = text.about(profile.ucc, maskAccount(account));
  return writer.end((page, pages) => [about, `${text.made(made)}. ${text.page(page, pages)}`]);
}

/** Answers the links of `downloadMandate`. The form is made when it is read. */
export const mountMandateForms = (hono: Hono, services: Services): void =>
  mountDocumentLinks(hono, services, 'mandates', async ({ db, ...others }, id) => {
    const isForAdvisor = id.endsWith(FOR_ADVISOR);
    const mandateId = isForAdvisor ? id.slice(0, -FOR_ADVISOR.length) : id;
    const [mandate] = await db.select().from(mandates).where(eq(mandates.id, mandateId));
    return mandate ? formOf({ db, ...others }, mandate, isForAdvisor) : null;
  });
