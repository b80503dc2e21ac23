import {
  agentStatusOf,
  APPROVAL_LINK_VALIDITY,
  APPROVAL_VALIDITY,
  type approveCart as approveCall,
  type Cart,
  type declineCart as declineCall,
  type readApproval as readCall,
  type requestApproval as call,
} from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import { formatMoney } from '@prosperx/core/format';
import { said } from '@prosperx/core/language';
import { debitedSips, isDebitedOnce, laterInstalments } from '@prosperx/core/mandate';
import type { Paise } from '@prosperx/core/money';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { agents, carts, users } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { InputOf, Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { sendNotification } from '#notifications/send-notification.js';
import { readOrderBlock, refuseBlocked } from '#records/agent/approval-block.js';
import { checkCertified } from '#records/agent/certification.js';
import { isActing } from '#records/agent/of-agent.js';
import { tellAdvisor } from '#records/agent/tell-advisor.js';
import { isUnasked } from '#records/cart/is-unasked.js';
import { readCart } from '#records/cart/read-cart.js';
import { activeCart, type CartRow, lockedCart } from '#records/cart/repository.js';
import { isOpenToLinks } from '#records/profile/open-to-links.js';
import { contactOf } from '#records/profile/reach.js';
import { countLinkFor, countOpenedLink } from '#throttle/link-limits.js';
import { approvalText as text } from './approval.text.js';

type Input = InputOf<typeof call>;

/** Sends first and keeps after: what was not sent was not asked, and leaves the link of before as it is. */
export const requestApproval: Verb<typeof call> = async ({ ctx, input }) => {
  if (!(await advisorOf(ctx)).mayTransact) throw new PxError('agent_not_allowed');
  await checkCertified(ctx);
  const { profileId } = subjectOf(ctx);
  await countLinkFor(ctx, 'cart-approval', profileId);
  const row = await activeCart(ctx.db, { profileId });
  checkSeen(row, input);
  const cart = await readCart(ctx, row);
  if (cart.noOfItems === 0) throw new PxError('cart_empty');
  if (cart.agentStatus === 'APPROVED') return cart;
  const token = newToken();
  await sendLink(ctx, token, cart);
  return saveApprovalRequest(ctx, input, token);
};

function checkSeen(row: CartRow | undefined, { cartId, version }: Input): asserts row is CartRow {
  if (row?.id !== cartId || row.version !== version) throw new PxError('cart_changed');
}

/** The link that was sent is the one that counts, unless the cart was changed or approved meanwhile. */
function saveApprovalRequest(ctx: Context, input: Input, token: string): Promise<Cart> {
  const { profileId } = subjectOf(ctx);
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const row = await lockedCart(tx, { profileId }, now, ctx.agentCode);
    checkSeen(row, input);
    if (agentStatusOf(row.approval, row.approvalUntil, now) === 'APPROVED') return readCart(withDb(ctx, tx), row);
    const approval = {
      approval: 'PENDING' as const,
      approvalHash: ctx.crypto.lookup('cart-approval', token),
      approvalUntil: now + APPROVAL_LINK_VALIDITY,
      approvalBy: ctx.actor.kind === 'advisor' ? ctx.actor.agentCode : null,
    };
    await tx.update(carts).set(approval).where(eq(carts.id, row.id));
    const asked = await readCart(withDb(ctx, tx), { ...row, ...approval });
    await audit(withDb(ctx, tx), { action: 'cart.approval_requested', objectId: row.id });
    return asked;
  });
}

/** Sends the link where its owner alone reads it: to the address that they have verified, else to the mobile by which they sign in. */
async function sendLink(ctx: Context, token: string, cart: Cart): Promise<void> {
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, subjectOf(ctx).userId));
  if (!user) throw new PxError('signed_out');
  const advisor = await nameOfAgent(ctx);
  // behind the #, where no server on the way reads it
  const link = `${ctx.config.publicUrl}/v1/cart-approval#${new URLSearchParams({ token }).toString()}`;
  const contact = contactOf(ctx, user);
  const write = () => {
    const { subject, body, sms, someone } = said(text);
    const by = advisor ?? someone;
    return {
      subject,
      text: contact.channel === 'email' ? body(user.name, by, sumsOf(cart), link) : sms(by, sumsOf(cart), link),
    };
  };
  await sendNotification(ctx, { ...contact, language: user.language, write, otp: null }).catch((cause: unknown) => {
    throw new PxError('approval_not_sent', { cause });
  });
}

/** What a cart costs with the order and after it, as the page of the link says it. */
function sumsOf(cart: Cart): string {
  const sips = debitedSips(cart);
  const sum = (amount: Paise) => (amount > 0 ? formatMoney(amount, 2) : '');
  const debits = (some: typeof sips) => ({ count: some.length, sum: sum(laterInstalments(some)) });
  const monthly = debits(sips.filter((sip) => !isDebitedOnce(sip)));
  return said(text).sums(sum(cart.amount), monthly, debits(sips.filter(isDebitedOnce)));
}

async function nameOfAgent({ db, actor }: Context): Promise<string | null> {
  if (actor.kind !== 'advisor') return null;
  const [agent] = await db.select({ name: agents.name }).from(agents).where(eq(agents.code, actor.agentCode));
  return agent?.name ?? null;
}

/** The cart that a link is about. Whoever has the link may see it and answer: it was sent to its owner alone, and pays nothing. */
async function cartOf(ctx: Context, db: Db, token: string): Promise<CartRow> {
  const hash = ctx.crypto.lookup('cart-approval', token);
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.approvalHash, hash), eq(carts.status, 'active')))
    .for('update');
  if (!cart?.profileId || !(await isOpenToLinks(db, cart.profileId))) throw new PxError('approval_link_invalid');
  return cart;
}

/** A cart that has a link and was not asked about is one of an advisor whose right to act ended. What was answered with no says so. */
async function isWithdrawn(db: Db, { approval, approvalBy, profileId }: CartRow): Promise<boolean> {
  if (isUnasked(approval)) return true;
  if (approval === 'DECLINED' || approvalBy === null || profileId === null) return false;
  return !(await isActing(db, profileId, approvalBy));
}

/** Why a cart that waits cannot be approved at present, or cannot be ordered once it is approved. */
const blockOf = async (ctx: Context, db: Db, { approvalBy }: CartRow) =>
  approvalBy === null ? null : readOrderBlock(withDb(ctx, db), approvalBy);

/** A link that lies in an old message shows what is asked about while it waits, and to whoever has `justAnswered` it; after that how it stands alone. */
async function viewOf(ctx: Context, db: Db, cart: CartRow, justAnswered = false) {
  const now = ctx.clock.now();
  const withdrawn = await isWithdrawn(db, cart);
  const status = withdrawn ? null : agentStatusOf(cart.approval, cart.approvalUntil, now);
  const [agent] = cart.approvalBy
    ? await db.select({ name: agents.name }).from(agents).where(eq(agents.code, cart.approvalBy))
    : [];
  return {
    agentStatus: status ?? ('AUTOCXL' as const),
    isWithdrawn: withdrawn,
    blocked: status === 'PENDING' || status === 'APPROVED' ? await blockOf(ctx, db, cart) : null,
    advisorName: agent?.name ?? '',
    until: cart.approvalUntil ?? now,
    today: businessDateAt(now),
    cart: {
      ...(await readCart(withDb(ctx, db), justAnswered || status === 'PENDING' ? cart : undefined)),
      agentStatus: status,
      declined: cart.approval === 'DECLINED',
    },
  };
}

export const readApproval: Verb<typeof readCall> = async ({ ctx, input }) => {
  await takeOne(ctx);
  return ctx.db.transaction(async (tx) => viewOf(ctx, tx, await cartOf(ctx, tx, input.token)));
};

export const approveCart: Verb<typeof approveCall> = ({ ctx, input }) =>
  answer(ctx, input.token, 'cart.approved', {
    approval: 'APPROVED',
    approvalUntil: ctx.clock.now() + APPROVAL_VALIDITY,
  });

export const declineCart: Verb<typeof declineCall> = ({ ctx, input }) =>
  answer(ctx, input.token, 'cart.declined', { approval: 'DECLINED', approvalUntil: ctx.clock.now() });

const takeOne = (ctx: Context) => countOpenedLink(ctx, 'cart-approval-link');

/** Keeps the answer of the person who was asked, which their advisor is told; the first one counts, and no yes to what its advisor may not order. */
async function answer(
  ctx: Context,
  token: string,
  action: string,
  approval: Pick<CartRow, 'approval'> & Partial<CartRow>,
) {
  await takeOne(ctx);
  return ctx.db.transaction(async (tx) => {
    const cart = await cartOf(ctx, tx, token);
    const isAsked = agentStatusOf(cart.approval, cart.approvalUntil, ctx.clock.now()) === 'PENDING';
    if (!isAsked || (await isWithdrawn(tx, cart))) return viewOf(ctx, tx, cart);
    const isApproved = approval.approval === 'APPROVED';
    if (isApproved) refuseBlocked(await blockOf(ctx, tx, cart));
    await tx.update(carts).set(approval).where(eq(carts.id, cart.id));
    const inside = withDb(ctx, tx);
    const until = isApproved ? (approval.approvalUntil ?? null) : null;
    if (cart.approvalBy !== null)
      await tellAdvisor(inside, { agentCode: cart.approvalBy, about: 'cart', isApproved, until });
    await audit(inside, { action, objectId: cart.id, details: { version: cart.version } });
    return viewOf(ctx, tx, { ...cart, ...approval }, true);
  });
}
