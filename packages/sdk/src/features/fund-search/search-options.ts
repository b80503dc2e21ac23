import { type FundSummary, SUGGEST } from '@prosperx/core/fund';
import type { FoundNfo } from '#queries/matching-nfos.js';
import type { RecentSearch } from './recent-searches.js';

/** What the list below the search box offers. */
export type SearchOption =
  | { readonly kind: 'fund'; readonly fund: FundSummary }
  | { readonly kind: 'nfo'; readonly nfo: FoundNfo }
  | ({ readonly kind: 'recent' } & RecentSearch)
  | { readonly kind: 'all'; readonly text: string };

/** Names an option, so that it stays the marked one while others come and go. */
export function keyOf(option: SearchOption): string {
  if (option.kind === 'fund') return option.fund.encryptedSchemeId;
  return option.kind === 'nfo' ? option.nfo.schemeId : `${option.kind} ${option.text}`;
}

export type GroupName = 'suggestions' | 'nfos' | 'recent' | 'mostSearched' | 'all';

export interface OptionGroup {
  readonly name: GroupName;
  /** Place of the first of its options among all. */
  readonly start: number;
  readonly options: readonly SearchOption[];
}

interface Offer {
  readonly text: string;
  readonly suggestions: readonly FundSummary[];
  readonly nfos: readonly FoundNfo[];
  readonly recent: readonly RecentSearch[];
  readonly mostSearched: readonly FundSummary[];
}

/** The groups of the list in their order; empty ones are left out, and what is suggested is not repeated among the most searched. */
export function optionGroups({ text, suggestions, nfos, recent, mostSearched }: Offer): readonly OptionGroup[] {
  const fund = (found: FundSummary): SearchOption => ({ kind: 'fund', fund: found });
  const suggested = new Set(suggestions.map(({ encryptedSchemeId }) => encryptedSchemeId));
  const others = mostSearched.filter(({ encryptedSchemeId }) => !suggested.has(encryptedSchemeId));
  const named: readonly (readonly [GroupName, readonly SearchOption[]])[] = [
    ['suggestions', suggestions.map(fund)],
    ['nfos', nfos.map((nfo) => ({ kind: 'nfo', nfo }))],
    ['recent', recent.map((kept) => ({ kind: 'recent', ...kept }))],
    ['mostSearched', others.slice(0, SUGGEST.count).map(fund)],
    ['all', text === '' ? [] : [{ kind: 'all', text }]],
  ];
  let start = 0;
  return named.flatMap(([name, options]) => {
    const group = { name, start, options };
    start += options.length;
    return options.length > 0 ? [group] : [];
  });
}

/** The next active option; -1 is none of them, between the last and the first. */
export function stepOption(active: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}

/** A name cut wherever it has one of the words of a text, be it in two ("midcap", "Mid Cap"): every second piece, from the second on, is such a word. */
export function piecesOf(name: string, text: string): readonly string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  // of two that begin alike the longer one is tried first
  const patterns = words.sort((one, other) => other.length - one.length).map((word) => [...word].join('[ -]?'));
  return words.length === 0 ? [name] : name.split(new RegExp(`(${patterns.join('|')})`, 'iu'));
}
