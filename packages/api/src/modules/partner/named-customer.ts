import { PxError } from '@prosperx/core/errors';
import { and, eq, isNull } from 'drizzle-orm';
import { partnerCustomers, users } from '#db/schema/index.js';
import type { Context, Partner } from '#kernel/context.js';

/** The partner whose server calls, known by its key: no page may do what it does. */
export function serverOf({ partner, isPartnerServer }: Context): Required<Partner> {
  if (!isPartnerServer || partner?.keyId === undefined) throw new PxError('foreign_origin');
  return { ...partner, keyId: partner.keyId };
}

/** Says whether a call comes from a page of another partner. A frame of ours names none: it stands on a page of its own partner alone. */
export const isElsewhere = ({ partner }: Pick<Context, 'partner'>, partnerId: string): boolean =>
  partner !== null && partner.id !== partnerId;

/** The hash by which a partner's own name of a customer is kept. */
export const customerHashOf = ({ crypto }: Pick<Context, 'crypto'>, partnerId: string, customerRef: string) =>
  crypto.lookup('partner_customer', `${partnerId} ${customerRef}`);

/** The user whom a partner's server names. Throws `customer_unknown` where nobody is connected under this name. */
export async function namedCustomer(ctx: Context, partnerId: string, customerRef: string): Promise<string> {
  const [customer] = await ctx.db
    .select({ userId: partnerCustomers.userId })
    .from(partnerCustomers)
    .innerJoin(users, and(eq(users.id, partnerCustomers.userId), isNull(users.disabledAt)))
    .where(
      and(
        eq(partnerCustomers.partnerId, partnerId),
        eq(partnerCustomers.customerHash, customerHashOf(ctx, partnerId, customerRef)),
      ),
    );
  if (!customer) throw new PxError('customer_unknown');
  return customer.userId;
}
