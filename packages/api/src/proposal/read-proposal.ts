import { PxError } from '@prosperx/core/errors';
import { costAYear, type Proposal, type ProposedItem, type ProposedTerms, riskFitOf } from '@prosperx/core/proposal';
import { type previewSale as previewCall, redemptionRequestSchema } from '@prosperx/core/redemption';
import { isRiskClass } from '@prosperx/core/risk';
import { businessDateAt } from '@prosperx/core/time';
import { eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Change } from '#customer-approval/acts.js';
import { profiles, type ProposalItemRow, type ProposalRow, proposals, schemes } from '#db/schema/index.js';
import type { InputOf } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import { previewSale } from '#modules/orders/redeem/preview-redemption.js';
import { readOrderBlock } from '#records/agent/approval-block.js';
import { readImprint } from '#records/agent/imprint.js';
import { listedFacts, listedFactsOf } from '#records/fund/current-facts.js';
import { sayingRemarks } from '#records/order/say-remarks.js';
import { lastResult } from '#records/risk/repository.js';
import { ITEMS } from './items.js';
import { readProgress } from './progress.js';
import { changeOf, itemsOf, stateOf, tokenOf } from './repository.js';

const { id, name, plan, option } = schemes;

/** Reads what some items ask for, with the names and the current facts of their schemes. */
async function termsOf(ctx: Context, items: readonly ProposalItemRow[], riskClass: Proposal['riskClass']) {
  const asked = await Promise.all(items.map((item) => ITEMS[item.call].asked(ctx, changeOf(ctx, item))));
  const ids = asked.flatMap(({ schemeId, toSchemeId }) => [schemeId, toSchemeId ?? []].flat());
  const rows = await ctx.db
    .select({ id, name, plan, option, ...listedFacts })
    .from(schemes)
    .where(inArray(id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const today = businessDateAt(ctx.clock.now());
  const classId = riskClass && isRiskClass(riskClass.classId) ? riskClass.classId : null;
  return asked.map(({ terms, schemeId, toSchemeId }, index): ProposedTerms => {
    const isSold = terms.kind === 'redemption' || terms.kind === 'swp';
    const scheme = isSold ? undefined : byId.get(toSchemeId ?? schemeId);
    const {
      expenseRatio = null,
      expenseRatioDate = null,
      riskometer = null,
      riskometerDate = null,
    } = scheme ? listedFactsOf(scheme, today) : {};
    return {
      ...terms,
      itemId: items[index]?.id ?? '',
      schemeName: byId.get(schemeId)?.name ?? '',
      toSchemeName: toSchemeId === null ? null : (byId.get(toSchemeId)?.name ?? ''),
      bought: scheme
        ? {
            plan: scheme.plan,
            option: scheme.option,
            expenseRatio,
            expenseRatioDate,
            costAYear: expenseRatio === null || terms.amount === null ? null : costAYear(terms.amount, expenseRatio),
            riskometer,
            riskometerDate,
            fit: riskFitOf(riskometer, classId),
          }
        : null,
    };
  });
}

async function previewOf(ctx: Context, { call }: ProposalItemRow, change: Change): Promise<ProposedItem['preview']> {
  if (call !== 'requestRedemption' && call !== 'requestSwitch') return null;
  const input = z.decode(redemptionRequestSchema, change as z.input<typeof redemptionRequestSchema>);
  return previewSale({ ctx, input: input as InputOf<typeof previewCall> });
}

/** What an item would bring now, or why it could not be carried out. */
async function prospectsOf(ctx: Context, item: ProposalItemRow): Promise<Pick<ProposedItem, 'preview' | 'fault'>> {
  const change = changeOf(ctx, item);
  try {
    await ITEMS[item.call].check(ctx, change);
    return { preview: await previewOf(ctx, item, change), fault: '' };
  } catch (error) {
    if (error instanceof PxError) return { preview: null, fault: error.message };
    throw error;
  }
}

/** Who looks at a proposal: its owner alone is given the way to pay, and, where they are signed in, the secret of the link. */
export type Reader = 'advisor' | 'link' | 'owner';

/** What an approval of a version is bound to: its words and terms, and the class of risk that they were judged by. */
export async function shownOf(ctx: Context, row: ProposalRow) {
  const items = await itemsOf(ctx.db, row.id);
  const attempt = await lastResult(ctx.db, row.profileId);
  const riskClass =
    attempt?.classId == null
      ? null
      : {
          classId: attempt.classId,
          date: businessDateAt(attempt.finishedAt ?? attempt.createdAt),
          byAdvisor: attempt.agentCode !== null,
        };
  const terms = await termsOf(ctx, items, riskClass);
  const words = ctx.crypto.open(proposals.words, row) ?? '';
  const shown = ctx.crypto.lookup('proposal-shown', JSON.stringify([row.id, words, riskClass, terms]));
  return { items, riskClass, terms, words, shown };
}

/** Why a proposal cannot be approved at present. */
export const blockOf = (ctx: Context, { agentCode }: ProposalRow) => readOrderBlock(ctx, agentCode);

/**
 * A version as the wire has it. `ctx` is that of its owner, or of the advisor in their account. Whether its items could be carried out, and
 * what they would bring, is worked out for a draft and for whoever can answer: not for each that an advisor has sent.
 */
export async function viewOf(ctx: Context, row: ProposalRow, reader: Reader): Promise<Proposal> {
  const state = stateOf(row, ctx);
  const hasProspects = state === 'draft' || (state === 'pending' && reader !== 'advisor');
  const { items, riskClass, terms, words, shown } = await shownOf(ctx, row);
  const say = await sayingRemarks(ctx);
  const { paymentUrl, paymentStatus, progressOf } = await readProgress(ctx, items);
  const [profile] = await ctx.db.select({ name: profiles.name }).from(profiles).where(eq(profiles.id, row.profileId));
  const imprint = await readImprint(ctx, row.agentCode);
  const read: ProposedItem[] = [];
  for (const [index, item] of items.entries()) {
    const itemTerms = terms[index];
    if (!itemTerms) continue;
    const prospects = hasProspects ? await prospectsOf(ctx, item) : { preview: null, fault: '' };
    const progress = progressOf(item);
    read.push({ terms: itemTerms, ...prospects, ...progress, reason: say(progress.reason) });
  }
  return {
    proposalId: row.id,
    version: row.version,
    state,
    blocked: state === 'pending' ? await blockOf(ctx, row) : null,
    advisorName: imprint?.name ?? '',
    arn: imprint?.arn ?? '',
    customerName: profile?.name ?? '',
    words,
    sentAt: row.sentAt,
    until: row.expiresAt,
    openedAt: reader === 'advisor' ? row.openedAt : null,
    answeredAt: row.answeredAt,
    declineReason: ctx.crypto.open(proposals.reason, row) ?? '',
    riskClass,
    items: read,
    shown,
    paymentUrl: reader === 'advisor' ? null : paymentUrl,
    paymentStatus: reader === 'advisor' ? null : paymentStatus,
    // a session that a partner’s server began is given no link by which one answers
    token: reader === 'owner' && ctx.scope === null && state === 'pending' ? tokenOf(ctx, row.threadId) : null,
  };
}
