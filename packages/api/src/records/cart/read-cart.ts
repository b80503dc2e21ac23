import { agentStatusOf, type Cart, type CartPack, type InvestmentDetail, shownTermsOf } from '@prosperx/core/cart';
import { addPaise, ZERO_PAISE } from '@prosperx/core/money';
import { nfoFaceValue } from '@prosperx/core/nfo';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { cartItems, packs, schemes } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { type OrderedScheme, orderedSchemeColumns } from '#records/fund/ordered-scheme.js';
import { limitsOfPack, type PackRow, readPacks } from '#records/pack/repository.js';
import { paidWithOrder } from './paid-with-order.js';
import { type CartRow } from './repository.js';

export interface CartLine {
  readonly item: typeof cartItems.$inferSelect;
  readonly scheme: OrderedScheme;
  /** null for a scheme by itself. */
  readonly packName: string | null;
}

export function cartLines(db: Db, cartId: string): Promise<CartLine[]> {
  return db
    .select({ item: cartItems, scheme: orderedSchemeColumns, packName: packs.name })
    .from(cartItems)
    .innerJoin(schemes, eq(schemes.id, cartItems.schemeId))
    .leftJoin(packs, eq(packs.id, cartItems.packId))
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.createdAt), asc(sql`${cartItems.id} collate "C"`));
}

const EMPTY: Cart = {
  encryptedCartId: '',
  version: 0,
  noOfItems: 0,
  amount: ZERO_PAISE,
  agentStatus: null,
  declined: false,
  activeMintPackInvestmentDetailList: [],
  activeCustomizedInvestmentDetailList: [],
};

/** A cart as the wire has it for whoever reads it. */
export async function readCart(
  { db, clock, actor }: Pick<Context, 'db' | 'clock' | 'actor'>,
  cart: CartRow | undefined,
): Promise<Cart> {
  if (!cart) return EMPTY;
  const lines = await cartLines(db, cart.id);
  const single = lines.filter(({ item }) => item.packGroup === null);
  const inPacks = await packItems(db, lines);
  return {
    ...EMPTY,
    encryptedCartId: cart.id,
    agentStatus: agentStatusOf(cart.approval, cart.approvalUntil, clock.now()),
    declined: isDeclined(cart, actor),
    version: cart.version,
    noOfItems: single.length + inPacks.length,
    amount: addPaise(...lines.map(({ item }) => paidWithOrder(item))),
    activeMintPackInvestmentDetailList: inPacks,
    activeCustomizedInvestmentDetailList: single.map((line) => ({
      investmentId: line.item.id,
      investmentType: line.item.investmentType,
      investmentFrequency: line.item.frequency,
      totalAmount: line.item.amount,
      investmentDetail: [detailOf(line)],
    })),
  };
}

/** Says whether its owner declined it. An advisor is told of what they asked themselves: what another one was told is over. */
const isDeclined = ({ approval, approvalBy }: CartRow, actor: Context['actor']) =>
  approval === 'DECLINED' && (actor.kind !== 'advisor' || actor.agentCode === approvalBy);

/** Groups the schemes of the same pack into one item. */
async function packItems(db: Db, lines: readonly CartLine[]): Promise<CartPack[]> {
  const groups = new Map<string, CartLine[]>();
  for (const line of lines) {
    const { packGroup } = line.item;
    if (packGroup !== null) groups.set(packGroup, [...(groups.get(packGroup) ?? []), line]);
  }
  const known = groups.size > 0 ? await readPacks(db) : [];
  return [...groups].flatMap(([group, [first, ...rest]]) => {
    const row = known.find(({ pack }) => pack.id === first?.item.packId);
    return first && row ? [packItem(group, [first, ...rest], row)] : [];
  });
}

const packItem = (group: string, lines: readonly [CartLine, ...CartLine[]], row: PackRow): CartPack => ({
  investmentId: group,
  investmentType: lines[0].item.investmentType,
  investmentFrequency: lines[0].item.frequency,
  totalAmount: addPaise(...lines.map(({ item }) => item.amount)),
  investmentDetail: lines.map(detailOf),
  packName: row.pack.name,
  encryptedMintPackId: row.pack.id,
  limits: limitsOfPack(row),
});

function detailOf({ item, scheme }: CartLine): InvestmentDetail {
  return {
    mutualFund: {
      encryptedSchemeId: scheme.id,
      schemeId: scheme.amfiCode,
      fundName: scheme.name,
      schemeName: scheme.name,
      brand: scheme.fundHouse,
      category: scheme.category,
      subCategory: scheme.subCategory,
      plan: scheme.plan,
      option: scheme.option,
      minimumSipAmount: scheme.minimumSip,
      minimumLumpsumAmount: scheme.minimumLumpsum,
      sipMultiple: scheme.sipMultiple,
      lumpsumMultiple: scheme.lumpsumMultiple,
      maximumAmount: scheme.maximum,
      sipDates: [...scheme.sipDates],
      nfo:
        scheme.offer && !scheme.isListed
          ? {
              closes: scheme.offer.closes,
              allotmentDate: scheme.offer.allotted,
              faceValue: nfoFaceValue(scheme.offer),
            }
          : null,
    },
    ...shownTermsOf(item),
  };
}
