import type { FamilyHolder, getFamilyPortfolio as call } from '@prosperx/core/family';
import { addPaise, addUnits } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import { profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { shownTo } from '#records/family/consents.js';
import { readAllPositions } from '#records/portfolio/repository.js';
import { navDateOf } from './get-portfolio.js';
import { groupBy } from './group-by.js';
import { valued, type ValuedPosition } from './holding.js';

/**
 * What a family holds as one of its members may see it: their own, and that of those who let them. Nobody else is in any sum, so that none
 * can be worked out by subtraction.
 */
export const getFamilyPortfolio: Verb<typeof call> = async ({ ctx }) => {
  const { profileId } = subjectOf(ctx);
  const [own] = await ctx.db.select({ name: profiles.name }).from(profiles).where(eq(profiles.id, profileId));
  const others = await shownTo(ctx.db, profileId);
  const holders = [{ id: profileId, name: own?.name ?? '' }, ...others];
  const positions = await readAllPositions(
    ctx.db,
    holders.map(({ id }) => id),
  );
  const held = positions.filter(({ units }) => units > 0).flatMap((position) => valued(position) ?? []);
  return {
    ...sumsOf(held),
    asOfNavDate: navDateOf(held),
    members: holders.map(({ id, name }): FamilyHolder => {
      const theirs = held.filter((position) => position.profileId === id);
      return { memberId: id, name, isOwn: id === profileId, ...sumsOf(theirs), holdings: bySchemeOf(theirs) };
    }),
  };
};

const sumsOf = (held: readonly ValuedPosition[]) => ({
  value: addPaise(...held.map(({ currentValue }) => currentValue)),
  invested: addPaise(...held.map(({ invested }) => invested)),
});

/** The folios of one scheme become one line. */
const bySchemeOf = (held: readonly ValuedPosition[]): FamilyHolder['holdings'] =>
  [...groupBy(held, ({ scheme }) => scheme.id).values()]
    .flatMap((folios) => {
      const [first] = folios;
      if (!first) return [];
      const { scheme, nav, navDate } = first;
      const units = addUnits(...folios.map((each) => each.units));
      return { schemeName: scheme.name, brand: scheme.fundHouse, units, nav, navDate, ...sumsOf(folios) };
    })
    .sort((a, b) => b.value - a.value);
