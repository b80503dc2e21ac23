import { agentStatusOf, APPROVAL_LINK_VALIDITY, type Cart, type requestApproval as call } from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import { formatMoney } from '@prosperx/core/format';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type Context, subjectOf, withDb } from '#context.js';
import { newToken } from '#crypto/new-id.js';
import { agents, carts, users } from '#db/schema/index.js';
import type { InputOf, Verb } from '#http/serve.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { approvalText as text } from './approval.text.js';
import { activeCart, type CartRow, lockedCart } from './repository.js';
import { readCart } from './get-cart.js';

type Input = InputOf<typeof call>;

const MAILS_AN_HOUR = { most: 10, within: 3_600_000 } as const;

/** Mails first and keeps after: what was not sent was not asked, and leaves the link of before as it is. */
export const requestApproval: Verb<typeof call> = async ({ ctx, input }) => {
  const { profileId } = subjectOf(ctx);
  await consumeLimit(ctx, throttleKey(ctx, 'cart-approval', profileId), MAILS_AN_HOUR);
  const now = ctx.clock.now();
  const row = await activeCart(ctx.db, { profileId });
  checkSeen(row, input);
  const cart = await readCart(ctx.db, row, now);
  if (cart.noOfItems === 0) throw new PxError('cart_empty');
  if (cart.agentStatus === 'APPROVED') return cart;
  const token = newToken();
  await mail(ctx, token, formatMoney(cart.amount, 2));
  return keepAsked(ctx, input, token);
};

function checkSeen(row: CartRow | undefined, { cartId, version }: Input): asserts row is CartRow {
  if (row?.id !== cartId || row.version !== version) throw new PxError('cart_changed');
}

/** The link that was sent is the one that counts, unless the cart was changed or approved meanwhile. */
function keepAsked(ctx: Context, input: Input, token: string): Promise<Cart> {
  const { profileId } = subjectOf(ctx);
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const row = await lockedCart(tx, { profileId }, now, ctx.agentCode);
    checkSeen(row, input);
    if (agentStatusOf(row.approval, row.approvalUntil, now) === 'APPROVED') return readCart(tx, row, now);
    const approval = {
      approval: 'PENDING' as const,
      approvalHash: ctx.crypto.lookup('cart-approval', token),
      approvalUntil: now + APPROVAL_LINK_VALIDITY,
      approvalBy: ctx.actor.kind === 'advisor' ? ctx.actor.agentCode : null,
    };
    await tx.update(carts).set(approval).where(eq(carts.id, row.id));
    const asked = await readCart(tx, { ...row, ...approval }, now);
    await audit(withDb(ctx, tx), { action: 'cart.approval_requested', objectId: row.id });
    return asked;
  });
}

async function mail(ctx: Context, token: string, amount: string): Promise<void> {
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, subjectOf(ctx).userId));
  if (!user?.email) throw new PxError('approval_not_sent', { message: text.noAddress });
  const advisor = await nameOfAgent(ctx);
  // behind the #, where no server on the way reads it
  const link = `${ctx.config.publicUrl}/v1/cart-approval#${new URLSearchParams({ token }).toString()}`;
  const to = ctx.crypto.open(user.email);
  const message = {
    channel: 'email' as const,
    to,
    subject: text.subject,
    text: text.body(user.name, advisor, amount, link),
  };
  await ctx.providers.notifier.send({ ...message, otp: null }).catch((cause: unknown) => {
    throw new PxError('approval_not_sent', { cause });
  });
}

async function nameOfAgent({ db, actor }: Context): Promise<string> {
  if (actor.kind !== 'advisor') return text.someone;
  const [agent] = await db.select({ name: agents.name }).from(agents).where(eq(agents.code, actor.agentCode));
  return agent?.name ?? text.someone;
}
