import {
  type BankChange,
  redemptionAccount,
  redemptionsAsDefault,
  redemptionsUntil,
  tidyIfsc,
} from '@prosperx/core/bank';
import { PxError } from '@prosperx/core/errors';
import { formatDate, maskAccount } from '@prosperx/core/format';
import { said } from '@prosperx/core/language';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { type Context, subjectOf } from '#kernel/context.js';
import { findBranch } from '#modules/bank/search-ifsc.js';
import { allAccounts, type BankRow } from '#records/bank/accounts.js';
import { namedAccount } from '#records/bank/repository.js';
import { readProfile } from '#records/profile/repository.js';
import type { Change } from './acts.js';
import { customerApprovalText as text } from './customer-approval.text.js';
import { line, type Say } from './line.js';

/** The account that is given, beside the one whose place it takes, and what it is used for from when on. */
export async function newAccountLines(ctx: Context, { accNo, ifsc, kind }: Change): Promise<Say> {
  const code = tidyIfsc(String(ifsc));
  const branch = await findBranch(ctx, code);
  const { bank } = await readProfile(ctx.db, subjectOf(ctx).profileId);
  const rows = await allAccounts(ctx.db, subjectOf(ctx).profileId);
  const use = newUse(ctx, rows, { account: String(accNo).trim(), ifsc: code, kind: kind as BankChange });
  const before = kind === 'replace' && bank ? namedAccount(ctx.crypto, bank) : null;
  return () => [
    line('bank', branch ? `${branch.bank}, ${branch.branch}` : code, before?.name),
    line('bankAccount', maskAccount(String(accNo)), before?.account),
    line('bankUse', use()),
  ];
}

interface NewAccount {
  readonly account: string;
  readonly ifsc: string;
  readonly kind: BankChange;
}

/** Returns what an account is used for that is given today, also one that is known and taken up again. */
function newUse(ctx: Context, rows: readonly BankRow[], { account, ifsc, kind }: NewAccount): () => string {
  const { clock, crypto } = ctx;
  const today = businessDateAt(clock.now());
  const present = rows.find(({ isDefault }) => isDefault);
  // the first account is the default one at once
  if (!present) return () => said(text).bankUses.first;
  // and so is one beside an account that is still being verified
  if (kind === 'add' && present.state === 'active') return () => said(text).bankUses.add;
  const hash = crypto.lookup('account', account);
  const known = rows.find((row) => row.accountHash === hash && row.ifsc === ifsc);
  const from = redemptionsAsDefault(known ?? { redemptionsFrom: null }, rows, { addedOn: today, today });
  const until = untilThen(ctx, rows, today);
  return () => (from > today ? said(text).replaceLater(until()) : said(text).bankUses.default);
}

/** Says to which account redemptions go until another one takes them. It is named where it is not the default one, whose place is taken. */
function untilThen({ crypto }: Context, rows: readonly BankRow[], today: BusinessDate): () => string {
  const redeemed = redemptionAccount(rows, today);
  if (!redeemed || redeemed.isDefault) return () => said(text).previousAccount;
  const { name, account } = namedAccount(crypto, redeemed);
  return () => said(text).namedAccount(name, account);
}

/** The account that becomes the default one or is removed, and what it is used for from then on. */
export async function linkedAccountLines(ctx: Context, { bankAccountId, action }: Change): Promise<Say> {
  const rows = await allAccounts(ctx.db, subjectOf(ctx).profileId);
  const row = rows.find(({ id }) => id === bankAccountId);
  if (!row) throw new PxError('bank_account_unknown');
  const { name, account } = namedAccount(ctx.crypto, row);
  const use = action === 'remove' ? removedUse(ctx, row, rows) : defaultUse(ctx, row, rows);
  return () => [line('bank', name), line('bankAccount', account), line('bankUse', use())];
}

function removedUse({ clock }: Context, row: BankRow, rows: readonly BankRow[]): () => string {
  const until = redemptionsUntil(row, rows, businessDateAt(clock.now()));
  return () => (until === null ? said(text).bankUses.remove : said(text).removedLater(formatDate(until)));
}

function defaultUse(ctx: Context, row: BankRow, rows: readonly BankRow[]): () => string {
  const today = businessDateAt(ctx.clock.now());
  const from = redemptionsAsDefault(row, rows, { addedOn: businessDateAt(row.createdAt), today });
  const until = untilThen(ctx, rows, today);
  return () => (from > today ? said(text).defaultLater(formatDate(from), until()) : said(text).bankUses.default);
}
