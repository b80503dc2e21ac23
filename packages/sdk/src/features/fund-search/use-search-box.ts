import { SUGGEST, fundPath } from '@prosperx/core/fund';
import { type KeyboardEvent, useState } from 'react';
import { nativeEvent } from '#primitives/hooks/native-event.js';
import { useDebouncedValue } from '#primitives/hooks/use-debounced-value.js';
import { usePopularSearches, useSuggestions } from '#queries/fund.js';
import { useMatchingNfos } from '#queries/matching-nfos.js';
import { useWidget } from '#services/widget-context.js';
import type { HandlersOf } from '#widget/contract.js';
import type { fundSearchContract } from './fund-search.contract.js';
import { type OpenedFund, type RecentSearch, useRecentSearches } from './recent-searches.js';
import { keyOf, optionGroups, type SearchOption, stepOption } from './search-options.js';

export type SearchHandlers = HandlersOf<typeof fundSearchContract>;

/** Returns what the list offers for a text. */
function useOffer(text: string, isOpen: boolean, recent: readonly RecentSearch[]) {
  const debounced = useDebouncedValue(text);
  const isLookedUp = isOpen && text.length >= SUGGEST.minimumLength;
  const suggestions = useSuggestions(isLookedUp ? debounced : '');
  const nfos = useMatchingNfos(isLookedUp ? debounced : '');
  const mostSearched = usePopularSearches(isOpen);
  const groups = optionGroups({ text, suggestions: suggestions ?? [], nfos, recent, mostSearched });
  return {
    groups,
    options: groups.flatMap((group) => group.options),
    /** True when the text is long enough and nothing resembles it. */
    hasNothingLikeIt: isLookedUp && suggestions?.length === 0 && nfos.length === 0,
    /** True when one letter more brings suggestions. */
    isOneShort: isOpen && text.length === SUGGEST.minimumLength - 1,
  };
}

/** Returns what was typed, laid over the keywords of the page until it gives others. */
function useSearchText(keywords: string, typed: string) {
  const [draft, setDraft] = useState(typed === '' ? null : { text: typed, over: keywords });
  const write = (text: string) => setDraft({ text, over: keywords });
  return [draft?.over === keywords ? draft.text : keywords, write] as const;
}

/** The search box as values and verbs. `isPanel`: its lists are always open; `typed`: what was typed before it was there. */
export function useSearchBox(keywords: string, isPanel: boolean, { onSearched, onOpened }: SearchHandlers, typed = '') {
  const { navigate } = useWidget();
  const [text, write] = useSearchText(keywords, typed);
  const [isOpened, setOpened] = useState(typed !== '');
  const [marked, setMarked] = useState<string | null>(null);
  const isOpen = isPanel || isOpened;
  const { recent, remember } = useRecentSearches(isOpen);
  const { groups, options, ...found } = useOffer(text.trim(), isOpen, recent);
  const active = options.findIndex((option) => keyOf(option) === marked);

  const show = (opened: boolean, option?: SearchOption) => {
    setOpened(opened);
    setMarked(option ? keyOf(option) : null);
  };
  const type = (typed: string, opened = true) => {
    write(typed);
    show(opened);
  };
  const search = (wanted: string) => {
    const asked = wanted.trim();
    if (asked === '') return;
    remember({ text: asked });
    type(asked, false);
    onSearched?.({ keywords: asked });
    navigate('/search', { keywords: asked, page: 1 });
  };
  const openFund: OpenFund = (text, fund) => {
    const { schemeId, path, nfoType } = fund;
    remember({ text, fund });
    type('', false);
    onOpened?.({ schemeId });
    navigate(path, { schemeId, ...(nfoType && { nfoType }) });
  };
  const choose = chooser(search, openFund);
  return {
    ...found,
    text,
    groups,
    /** Place of the option that the arrow keys have reached; -1: none. */
    active,
    isOpen: isOpen && options.length > 0,
    open: () => setOpened(true),
    close: () => show(false),
    type,
    choose,
    search: () => search(text),
    pressKey: keysOf({
      step: (by) => show(true, options[stepOption(active, by, options.length)]),
      enter: () => (isOpen && options[active] ? choose(options[active]) : search(text)),
      // first the list goes, then the text
      escape: () => (isOpened && !isPanel ? show(false) : write('')),
    }),
  };
}

type OpenFund = (name: string, fund: OpenedFund) => void;

/** Opens the fund of an option, or searches for its words. */
const chooser = (search: (text: string) => void, openFund: OpenFund) => (option: SearchOption) => {
  if (option.kind === 'fund') {
    const { encryptedSchemeId: schemeId, schemeName } = option.fund;
    openFund(schemeName, { schemeId, path: fundPath(option.fund) });
  } else if (option.kind === 'nfo') {
    const { schemeName, schemeId, path, nfoType } = option.nfo;
    openFund(schemeName, { schemeId, path, nfoType });
  } else if (option.kind === 'recent' && option.fund) openFund(option.text, option.fund);
  else search(option.text);
};

interface KeyVerbs {
  step: (by: 1 | -1) => void;
  enter: () => void;
  escape: () => void;
}

/** The keys of a combobox. While an input method composes a word, they are its own. */
function keysOf({ step, enter, escape }: KeyVerbs) {
  const verbs: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: enter,
    Escape: escape,
  };
  return (event: KeyboardEvent) => {
    const act = nativeEvent(event).isComposing ? undefined : verbs[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

export type SearchBoxVerbs = ReturnType<typeof useSearchBox>;
