import { maskMobile } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import type { Instant } from '@prosperx/core/time';
import { users } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { familiesOf } from './customer-families.js';

/** An account that needs something, with its owner's mobile as it is kept. */
interface NeedyAccount {
  readonly id: string;
  readonly name: string;
  readonly taxStatus: string;
  readonly user: Pick<typeof users.$inferSelect, 'id' | 'mobile'>;
}

interface Due {
  readonly amount: Paise | null;
  readonly until: Instant | null;
}

interface Choice<D extends Due> {
  readonly agentCode: string;
  readonly most: number;
  /** What is known of what each account needs. */
  readonly duesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, D>>;
}

/** The first of some accounts: those with the nearest deadline, then those that came first. */
export async function mostUrgent<D extends Due>(
  ctx: Context,
  accounts: readonly NeedyAccount[],
  { agentCode, most, duesOf }: Choice<D>,
) {
  if (accounts.length === 0 || most <= 0) return [];
  const dues = await duesOf(accounts.map(({ id }) => id));
  const deadline = ({ id }: NeedyAccount) => dues.get(id)?.until ?? Number.MAX_SAFE_INTEGER;
  const first = accounts.toSorted((one, other) => deadline(one) - deadline(other)).slice(0, most);
  const families = await familiesOf(
    ctx.db,
    agentCode,
    first.map(({ id }) => id),
  );
  return first.map(({ id, name, taxStatus, user }) => {
    const due = dues.get(id);
    const { amount = null, until = null } = due ?? {};
    const mobile = maskMobile(ctx.crypto.open(users.mobile, user));
    return {
      due,
      account: { encryptedId: id, name, taxStatus, mobile, family: families.get(id) ?? '', amount, until },
    };
  });
}
