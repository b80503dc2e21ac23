import { PxError } from '@prosperx/core/errors';
import { ZERO_PAISE } from '@prosperx/core/money';
import {
  type confirmPlan as confirmCall,
  type declinePlan as declineCall,
  nextPlanStatus,
  type Plan,
  type readPlanLink as readCall,
  setUpDeadline,
} from '@prosperx/core/stp';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type TransferPlanRow, transferPlans } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { readOrderBlock, refuseBlocked } from '#records/agent/approval-block.js';
import { isActing } from '#records/agent/of-agent.js';
import { tellAdvisor } from '#records/agent/tell-advisor.js';
import { planText } from '#records/order/remarks.text.js';
import { isOpenToLinks } from '#records/profile/open-to-links.js';
import { countOpenedLink } from '#throttle/link-limits.js';
import { planToken } from './plan-notification.js';
import { lockedPlan, movePlan, readPlans, scheduleExpiry } from './repository.js';

/** The plan that a link is about, locked. Whoever has the link may see and answer, while it waits: it was sent to its owner alone. */
async function planOf(ctx: Context, token: string): Promise<TransferPlanRow> {
  const plan = await lockedPlan(ctx.db, token.split('.')[0] ?? '');
  if (!plan || token !== planToken(ctx, plan)) throw new PxError('plan_link_invalid');
  if (!(await isOpenToLinks(ctx.db, plan.profileId))) throw new PxError('plan_link_invalid');
  return plan;
}

interface Standing {
  /** Whether the plan can still be confirmed. */
  readonly open: boolean;
  /** Whether it is over since its advisor may not act any more. */
  readonly isWithdrawn: boolean;
}

/** A plan whose time is over counts as over, whether its job has run or not; so does one of an advisor who may not act any more. */
async function standingOf({ db }: Context, plan: TransferPlanRow, now: number): Promise<Standing> {
  const { status, actBefore, profileId, actorAgentCode, remarks } = plan;
  if (nextPlanStatus(status, 'confirmed') === null || actBefore === null || now >= actBefore)
    return { open: false, isWithdrawn: remarks === planText.advisorEnded };
  const open = actorAgentCode === null || (await isActing(db, profileId, actorAgentCode));
  return { open, isWithdrawn: !open };
}

/** Why a plan cannot be confirmed at present, or cannot be set up once it is confirmed; null of one that its owner entered. */
const blockOf = async (ctx: Context, { actorAgentCode }: TransferPlanRow) =>
  actorAgentCode === null ? null : readOrderBlock(ctx, actorAgentCode);

/** What a link that lies in an old message says of its plan: how it stands and why. Whatever else the wire has is as with any other plan. */
const standingAlone = (
  { id, agentStatus, investmentType, advisorName, isStopping, remarks }: Plan,
  now: Instant,
): Plan => ({
  id,
  agentStatus,
  investmentType,
  advisorName,
  isStopping,
  remarks,
  investmentFrequency: 1,
  noOfInstallments: 0,
  installmentAmt: ZERO_PAISE,
  firstOrderToday: 'N',
  startDate: businessDateAt(now),
  endDate: businessDateAt(now),
  folioNo: '',
  fromSchemeName: '',
  toSchemeName: '',
  lockInYears: 0,
  amount: ZERO_PAISE,
  txnRegNo: '',
  createdDate: now,
  actBefore: null,
  sentTo: '',
  sentBy: 'email',
  nextDate: null,
  instalmentsDone: 0,
  instalments: [],
});

async function viewOf(ctx: Context, row: TransferPlanRow) {
  const now = ctx.clock.now();
  const standing = await standingOf(ctx, row, now);
  const blocked = standing.open || row.status === 'APPROVED' ? await blockOf(ctx, row) : null;
  const [plan] = await readPlans(ctx, eq(transferPlans.id, row.id));
  if (!plan) throw new PxError('plan_link_invalid');
  return { plan: standing.open ? plan : standingAlone(plan, now), ...standing, blocked, now };
}

const inTransaction = <Answer>(ctx: Context, run: (inside: Context) => Promise<Answer>) =>
  ctx.db.transaction((tx) => run(withDb(ctx, tx)));

const takeOne = (ctx: Context) => countOpenedLink(ctx, 'plan-link');

export const readPlanLink: Verb<typeof readCall> = async ({ ctx, input }) => {
  await takeOne(ctx);
  return inTransaction(ctx, async (inside) => viewOf(inside, await planOf(inside, input.token)));
};

export const confirmPlan: Verb<typeof confirmCall> = ({ ctx, input }) => answer(ctx, input.token, 'confirmed');

export const declinePlan: Verb<typeof declineCall> = ({ ctx, input }) => answer(ctx, input.token, 'declined');

/** Keeps the answer of the owner, which the advisor who entered the plan is told; the first one counts, none that comes too late, and no yes to what that advisor may not set up. */
async function answer(ctx: Context, token: string, event: 'confirmed' | 'declined') {
  await takeOne(ctx);
  return inTransaction(ctx, async (inside) => {
    const plan = await planOf(inside, token);
    const now = ctx.clock.now();
    if (!(await standingOf(inside, plan, now)).open) return viewOf(inside, plan);
    if (event === 'confirmed') refuseBlocked(await blockOf(inside, plan));
    const actBefore = event === 'confirmed' ? setUpDeadline(plan, now, ctx.calendar) : null;
    const moved = await movePlan(inside.db, plan, event, now, { actBefore });
    if (moved) await scheduleExpiry(inside.db, moved, now);
    if (moved && moved.actorAgentCode !== null) {
      const { actorAgentCode: agentCode, kind: about } = moved;
      await tellAdvisor(inside, { agentCode, about, isApproved: event === 'confirmed', until: actBefore });
    }
    const view = await viewOf(inside, moved ?? plan);
    await audit(inside, { action: `plan.${event}`, objectId: plan.id });
    return view;
  });
}
