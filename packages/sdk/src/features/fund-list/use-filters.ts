import { FUND_BOUNDS, FUND_FACETS, type FundFacet, type listFunds } from '@prosperx/core/fund';
import type { QueryOf } from '@prosperx/core/http';
import { useLastSet } from '#primitives/hooks/use-last-set.js';
import type { PropsOf, ViewProps } from '#widget/contract.js';
import type { fundListContract } from './fund-list.contract.js';

/** What the reader can choose; lists are texts with commas, as the props and the address have them. */
export type Filters = Omit<PropsOf<typeof fundListContract>, 'category'>;

const namesIn = (text: string) => text.split(',').filter((name) => name !== '');

/** Facets of which several values may be chosen. */
const LISTS = ['subCategory', 'riskometer', 'fundHouse'] as const;
type ListFacet = (typeof LISTS)[number];

export const isList = (facet: FundFacet): facet is ListFacet => (LISTS as readonly string[]).includes(facet);

const DEFAULTS: Readonly<Partial<Record<FundFacet, string>>> = { option: 'Growth' };

/** The values that are chosen of a facet; none where it is as it is by itself. */
export function chosenOf(filters: Filters, facet: FundFacet): readonly string[] {
  const value = filters[facet];
  if (isList(facet)) return namesIn(value);
  return value === '' || value === DEFAULTS[facet] ? [] : [value];
}

/** Every value that is chosen, with its facet. */
export const allChosen = (filters: Filters) =>
  FUND_FACETS.flatMap((facet) => chosenOf(filters, facet).map((value) => ({ facet, value })));

/** The filters with a value chosen that was not, or no longer chosen. */
function toggled(filters: Filters, facet: FundFacet, value: string): Partial<Filters> {
  if (!isList(facet)) return { [facet]: filters[facet] === value ? (DEFAULTS[facet] ?? '') : value };
  const names = namesIn(filters[facet]);
  const next = names.includes(value) ? names.filter((name) => name !== value) : [...names, value];
  return { [facet]: next.join(',') };
}

const NONE: Partial<Filters> = Object.fromEntries(FUND_FACETS.map((facet) => [facet, DEFAULTS[facet] ?? '']));

type Query = Partial<QueryOf<typeof listFunds>>;

const stepOf = <Step extends string>(steps: readonly Step[], value: string): Step | undefined =>
  steps.find((step) => step === value);

/** What the server is asked; filters that are not set are left out. */
export function queryOf(category: PropsOf<typeof fundListContract>['category'], filters: Filters): Query {
  const { minimumSip, minimumReturn, minimumAge, option, sort, page } = filters;
  const lists = LISTS.flatMap((facet) => {
    const names = chosenOf(filters, facet);
    return names.length > 0 ? [[facet, names] as const] : [];
  });
  const bounds = {
    minimumSip: stepOf(FUND_BOUNDS.minimumSip, minimumSip),
    minimumReturn: stepOf(FUND_BOUNDS.minimumReturn, minimumReturn),
    minimumAge: stepOf(FUND_BOUNDS.minimumAge, minimumAge),
  };
  const set = Object.entries({ category, ...bounds }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries([...lists, ...set]), option, sort, PageNumber: page - 1 };
}

/** The filters in force, and how they are changed; another filter or order begins at the first page again. */
export function useFilters({
  category: _category,
  onChanged,
  onOpened: _opened,
  ...given
}: ViewProps<typeof fundListContract>) {
  const [filters, set] = useLastSet<Filters>(given);
  const change = (edit: Partial<Filters>) => void onChanged?.(set({ page: 1, ...edit }));
  return {
    filters,
    change,
    toggle: (facet: FundFacet, value: string) => change(toggled(filters, facet, value)),
    clear: () => change(NONE),
  };
}

export type FilterControls = ReturnType<typeof useFilters>;
