import {
  agentStatusOf,
  type approveCart as approveCall,
  APPROVAL_VALIDITY,
  type declineCart as declineCall,
  type readApproval as readCall,
} from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type Context, withDb } from '#context.js';
import type { Db } from '#db/db.js';
import { agents, carts } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Bucket, consumeBucket, throttleKey } from '#throttle/throttle.js';
import type { CartRow } from './repository.js';
import { readCart } from './get-cart.js';

/** Links looked at or answered from one address. */
const ANSWERS: Bucket = { holds: 60, oneEvery: 5_000 };

/** The cart that a link is about. Whoever has the link may see it and answer: it was sent to its owner alone, and pays nothing. */
async function cartOf(ctx: Context, db: Db, token: string): Promise<CartRow> {
  const hash = ctx.crypto.lookup('cart-approval', token);
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.approvalHash, hash), eq(carts.status, 'active')))
    .for('update');
  if (!cart?.approvalUntil || !cart.approval || cart.approval === 'PENDNEW') throw new PxError('approval_link_invalid');
  return cart;
}

async function viewOf(ctx: Context, db: Db, cart: CartRow) {
  const now = ctx.clock.now();
  const status = agentStatusOf(cart.approval, cart.approvalUntil, now);
  const [agent] = cart.approvalBy
    ? await db.select({ name: agents.name }).from(agents).where(eq(agents.code, cart.approvalBy))
    : [];
  return {
    agentStatus: status ?? ('AUTOCXL' as const),
    advisorName: agent?.name ?? '',
    until: cart.approvalUntil ?? now,
    today: businessDateAt(now),
    cart: await readCart(db, cart, now),
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
  answer(ctx, input.token, 'cart.declined', { approval: 'DECLINED' });

const takeOne = (ctx: Context) => consumeBucket(ctx, throttleKey(ctx, 'cart-approval-link', ctx.address), ANSWERS);

/** Keeps the answer of who was asked; the first one stands. */
async function answer(
  ctx: Context,
  token: string,
  action: string,
  approval: Pick<CartRow, 'approval'> & Partial<CartRow>,
) {
  await takeOne(ctx);
  return ctx.db.transaction(async (tx) => {
    const cart = await cartOf(ctx, tx, token);
    if (agentStatusOf(cart.approval, cart.approvalUntil, ctx.clock.now()) !== 'PENDING') return viewOf(ctx, tx, cart);
    await tx.update(carts).set(approval).where(eq(carts.id, cart.id));
    await audit(withDb(ctx, tx), { action, objectId: cart.id, details: { version: cart.version } });
    return viewOf(ctx, tx, { ...cart, ...approval });
  });
}
