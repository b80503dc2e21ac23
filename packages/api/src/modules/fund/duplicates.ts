/** What tells schemes of one name apart. */
interface Listed {
  readonly amfiCode: string;
  readonly fundHouse: string;
  readonly name: string;
  readonly shortName: string;
  readonly plan?: string;
  readonly option?: string;
  readonly isListed?: boolean | undefined;
}

/** The same for a regular plan, its duplicates and its direct plan. */
const keyOf = ({ fundHouse, shortName, option }: Listed) =>
  `${fundHouse}|${shortName.replace(/ - Direct\b/, '')}|${option}`.toLowerCase();

function groups<Scheme extends Listed>(schemes: readonly Scheme[]): ReadonlyMap<string, Scheme[]> {
  const found = new Map<string, Scheme[]>();
  for (const scheme of schemes) {
    const known = found.get(keyOf(scheme));
    if (known) known.push(scheme);
    else found.set(keyOf(scheme), [scheme]);
  }
  return found;
}

/**
 * Takes schemes from the lists that stand there twice. AMFI's file goes on naming plans of before 2013 (institutional, retail) as the
 * regular plan they stand beside. The one that is sold here stays; else the one whose NAV comes nearest to the direct plan's from below,
 * since both began at one NAV in 2013 and the direct plan costs less; else the first.
 */
export function withoutDuplicates<Scheme extends Listed>(
  schemes: readonly Scheme[],
  navs: ReadonlyMap<string, number>,
  sold: ReadonlySet<string>,
): readonly Scheme[] {
  const direct = groups(schemes.filter(({ plan }) => plan === 'Direct'));
  const dropped = new Set<string>();
  for (const [key, group] of groups(schemes.filter(({ isListed }) => isListed))) {
    if (group.length < 2) continue;
    const above = Math.max(0, ...(direct.get(key) ?? []).map(({ amfiCode }) => navs.get(amfiCode) ?? 0));
    const heightOf = ({ amfiCode }: Scheme) => {
      const nav = navs.get(amfiCode) ?? 0;
      return nav <= above ? nav : 0;
    };
    const [first] = [...group].sort(
      (one, other) =>
        Number(sold.has(other.amfiCode)) - Number(sold.has(one.amfiCode)) || heightOf(other) - heightOf(one),
    );
    for (const scheme of group) if (scheme !== first) dropped.add(scheme.amfiCode);
  }
  return schemes.map((scheme) => (dropped.has(scheme.amfiCode) ? { ...scheme, isListed: false } : scheme));
}
