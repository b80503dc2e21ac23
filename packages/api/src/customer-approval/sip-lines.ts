import { PxError } from '@prosperx/core/errors';
import { formatDate, formatMoney, ordinal } from '@prosperx/core/format';
import { said } from '@prosperx/core/language';
import { paise, rupees } from '@prosperx/core/money';
import { firstStepUp, type StepUpKind } from '@prosperx/core/sip';
import { and, eq } from 'drizzle-orm';
import { schemes, type SipRow, sips } from '#db/schema/index.js';
import { type Context, subjectOf } from '#kernel/context.js';
import { checkRunning } from '#modules/sips/repository.js';
import { checkFits, checkTerms } from '#modules/sips/step-up-sip.js';
import { steppedUpInstalment, stepUpIn } from '#modules/sips/view-sips.js';
import type { Change } from './acts.js';
import { customerApprovalText as text } from './customer-approval.text.js';
import { line, type Say } from './line.js';

async function sipOf(ctx: Context, { sipId }: Change) {
  const [found] = await ctx.db
    .select({ sip: sips, schemeName: schemes.name })
    .from(sips)
    .innerJoin(schemes, eq(schemes.id, sips.schemeId))
    .where(and(eq(sips.id, String(sipId)), eq(sips.profileId, subjectOf(ctx).profileId)));
  if (!found) throw new PxError('sip_unknown');
  return found;
}

const termsOf = ({ kind, amount, percent }: Change) => ({
  kind: kind as StepUpKind | null,
  amount: amount === null ? null : rupees(Number(amount)),
  percent: percent === null ? null : Number(percent),
});

/** Throws what any change of a SIP is refused with as that stands. */
export async function checkSip(ctx: Context, change: Change): Promise<void> {
  checkRunning((await sipOf(ctx, change)).sip);
}

/** Throws what a step-up of a SIP is refused with as that stands. */
export async function checkStepUpIn(ctx: Context, change: Change): Promise<void> {
  const { sip } = await sipOf(ctx, change);
  checkRunning(sip);
  const terms = termsOf(change);
  checkTerms(terms);
  checkFits(sip, terms);
}

const inRupees = (amount: unknown) => formatMoney(rupees(Number(amount)));

export async function sipLines(ctx: Context, change: Change): Promise<Say> {
  const { sip, schemeName } = await sipOf(ctx, change);
  return () => [
    line('scheme', schemeName),
    line('sipAmount', inRupees(change['amount']), formatMoney(sip.amount)),
    line('sipDate', ordinal(Number(change['sipDate'])), ordinal(sip.sipDate)),
  ];
}

/** Returns by how much the SIP is raised each year and when first, beside what is so until then. */
export async function stepUpLines(ctx: Context, change: Change): Promise<Say> {
  const { sip, schemeName } = await sipOf(ctx, change);
  const { kind, amount, percent } = termsOf(change);
  const by = kind === 'sum' ? amount : percent;
  const stepUp =
    kind === null
      ? { stepUpKind: null, stepUpBy: null, stepUpAt: null }
      : { stepUpKind: kind, stepUpBy: by, stepUpAt: firstStepUp(sip.instalmentsDone) };
  const [before, after] = [stepUpWords(ctx, sip), stepUpWords(ctx, { ...sip, ...stepUp })];
  return () => [line('scheme', schemeName), line('stepUp', after(), before())];
}

/** Says by how much a SIP is raised, and when next; null where it is not. */
function stepUpWords({ calendar }: Context, sip: SipRow): () => string | null {
  const stepUp = stepUpIn(sip);
  if (!stepUp) return () => null;
  const { kind, by } = stepUp;
  const next = steppedUpInstalment(sip, calendar);
  return () => {
    const { stepUpSum, stepUpPercent, stepUpNext } = said(text);
    const words = kind === 'sum' ? stepUpSum(formatMoney(paise(by))) : stepUpPercent(by);
    return next ? stepUpNext(words, formatDate(next.date)) : words;
  };
}

export async function stopLines(ctx: Context, change: Change): Promise<Say> {
  const { sip, schemeName } = await sipOf(ctx, change);
  return () => [line('scheme', schemeName), line('sipAmount', null, formatMoney(sip.amount))];
}
