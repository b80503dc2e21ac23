import { asc, eq } from 'drizzle-orm';
import type { Cart, InvestmentDetail } from '@prosperx/core/cart';
import { addPaise, ZERO_PAISE } from '@prosperx/core/money';
import type { Db } from '#db/db.js';
import { cartItems, schemes } from '#db/schema/index.js';
import { type CartRow } from './active-cart.js';

export interface CartLine {
  readonly item: typeof cartItems.$inferSelect;
  readonly scheme: typeof schemes.$inferSelect;
}

export function cartLines(db: Db, cartId: string): Promise<CartLine[]> {
  return db
    .select({ item: cartItems, scheme: schemes })
    .from(cartItems)
    .innerJoin(schemes, eq(schemes.id, cartItems.schemeId))
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id));
}

const EMPTY: Cart = {
  encryptedCartId: '',
  version: 0,
  noOfItems: 0,
  amount: ZERO_PAISE,
  agentStatus: null,
  activeMintPackInvestmentDetailList: [],
  activeCustomizedInvestmentDetailList: [],
};

/** A cart as the wire has it. */
export async function readCart(db: Db, cart: CartRow | undefined): Promise<Cart> {
  if (!cart) return EMPTY;
  const lines = await cartLines(db, cart.id);
  return {
    ...EMPTY,
    encryptedCartId: cart.id,
    version: cart.version,
    noOfItems: lines.length,
    amount: addPaise(...lines.map(({ item }) => item.amount)),
    activeCustomizedInvestmentDetailList: lines.map((line) => ({
      investmentId: line.item.id,
      investmentType: line.item.investmentType,
      investmentFrequency: line.item.frequency,
      totalAmount: line.item.amount,
      investmentDetail: [detailOf(line)],
    })),
  };
}

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
      minimumSipAmount: scheme.minimumSip,
      minimumLumpsumAmount: scheme.minimumLumpsum,
      sipMultiple: scheme.sipMultiple,
      lumpsumMultiple: scheme.lumpsumMultiple,
      maximumAmount: scheme.maximum,
      sipDates: [...scheme.sipDates],
    },
    amount: item.amount,
    investmentType: item.investmentType,
    investmentFrequency: item.frequency,
    sipDate: item.sipDate,
    numOfInstallments: item.instalments,
    folioNumber: item.folioNumber,
  };
}
