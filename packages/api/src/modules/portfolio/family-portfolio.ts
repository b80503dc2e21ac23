import type { FamilyHolder, getFamilyPortfolio as call } from '@prosperx/core/family';
import { addPaise, addUnits } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import { profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { groupBy } from '#kernel/group-by.js';
import { shownTo } from '#records/family/consents.js';
import { type HeldPosition, readAllPositions } from '#records/portfolio/repository.js';
import { navDateOf } from './get-portfolio.js';
import { namedNavDays, valued, valuedOf, type ValuedPosition } from './holding.js';

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
  const held = positions.filter(({ units }) => units > 0);
  const counted = allValued(held);
  const members = holders.map(({ id, name }): FamilyHolder => {
    const theirs = held.filter((position) => position.profileId === id);
    const holdings = bySchemeOf(theirs);
    return { memberId: id, name, isOwn: id === profileId, ...sumsOf(allValued(theirs)), holdings };
  });
  return {
    ...sumsOf(counted),
    unvalued: members.flatMap(({ holdings }) => holdings).filter(({ value }) => value === null).length,
    asOfNavDate: navDateOf(counted),
    ...namedNavDays(counted),
    members,
  };
};

/** Those of which a NAV is known. */
const allValued = (held: readonly HeldPosition[]) => valuedOf(held).held;

const sumsOf = (held: readonly ValuedPosition[]) => ({
  value: addPaise(...held.map(({ currentValue }) => currentValue)),
  invested: addPaise(...held.map(({ invested }) => invested)),
});

/** The folios of one scheme become one line, which has no value where no NAV is known: nothing that is held is left out. */
const bySchemeOf = (held: readonly HeldPosition[]): FamilyHolder['holdings'] =>
  [...groupBy(held, ({ scheme }) => scheme.id).values()]
    .flatMap((folios) => {
      const [first] = folios;
      if (!first) return [];
      const { scheme } = first;
      const known = valued(first);
      return {
        ...{ schemeName: scheme.name, brand: scheme.fundHouse },
        units: addUnits(...folios.map((each) => each.units)),
        nav: known?.nav ?? null,
        navDate: known?.navDate ?? null,
        value: known ? sumsOf(allValued(folios)).value : null,
        invested: addPaise(...folios.map(({ invested }) => invested)),
      };
    })
    .sort((a, b) => (b.value ?? -1) - (a.value ?? -1));
