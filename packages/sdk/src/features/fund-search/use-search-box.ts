import { SUGGEST } from '@prosperx/core/fund';
import { type KeyboardEvent, useState } from 'react';
import { fundPath } from '#data/fund-path.js';
import { useWidget } from '#widget/context.js';
import type { HandlersOf } from '#widget/contract.js';
import type { fundSearchContract } from './fund-search.contract.js';
import { useMostSearched, useSuggestions } from './fund-search-queries.js';
import { useRecentSearches } from './recent-searches.js';
import { optionGroups, type SearchOption, stepOption } from './search-options.js';
import { useSettled } from './use-settled.js';

export type SearchHandlers = HandlersOf<typeof fundSearchContract>;

/** Milliseconds without a key until suggestions are asked for. */
const PAUSE = 200;

/** The search box as values and verbs. `isPanel`: its lists are always open. */
export function useSearchBox(keywords: string, isPanel: boolean, { onSearched, onOpened }: SearchHandlers) {
  const { navigate } = useWidget();
  // what was typed counts until the page gives other keywords
  const [draft, setDraft] = useState<{ text: string; over: string } | null>(null);
  const [isOpened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const { recent, remember } = useRecentSearches();

  const text = draft?.over === keywords ? draft.text : keywords;
  const isOpen = isPanel || isOpened;
  const settled = useSettled(text.trim(), PAUSE);
  const isLookedUp = isOpen && text.trim().length >= SUGGEST.minimumLength;
  const suggestions = useSuggestions(isLookedUp ? settled : '');
  const mostSearched = useMostSearched(isOpen);
  const groups = optionGroups({ text: text.trim(), suggestions: suggestions ?? [], recent, mostSearched });
  const options = groups.flatMap((group) => group.options);

  const close = () => {
    setOpened(false);
    setActive(-1);
  };
  const write = (typed: string) => {
    setDraft({ text: typed, over: keywords });
    setActive(-1);
  };
  const search = (wanted: string) => {
    const asked = wanted.trim();
    if (asked === '') return;
    remember(asked);
    write(asked);
    close();
    onSearched?.({ keywords: asked });
    navigate('/search', { keywords: asked, page: 1 });
  };
  const choose = (option: SearchOption) => {
    if (option.kind !== 'fund') return search(option.text);
    close();
    onOpened?.({ schemeId: option.fund.encryptedSchemeId });
    navigate(fundPath(option.fund), { schemeId: option.fund.encryptedSchemeId });
  };
  const step = (by: 1 | -1) => {
    setOpened(true);
    setActive(stepOption(active, by, options.length));
  };
  const chosen = options[active];
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => (isOpen && chosen ? choose(chosen) : search(text)),
    // first the list goes, then the text
    Escape: () => (isOpened && !isPanel ? close() : write('')),
  };

  return {
    text,
    groups,
    /** Place of the option that the arrow keys have reached; -1: none. */
    active: options.length > active ? active : -1,
    isOpen: isOpen && options.length > 0,
    /** Whether a text that is long enough has nothing like it. */
    hasNothingLikeIt: isLookedUp && suggestions?.length === 0,
    open: () => setOpened(true),
    type: (typed: string) => {
      write(typed);
      setOpened(true);
    },
    choose,
    close,
    pressKey: (event: KeyboardEvent) => {
      const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}

export type SearchBoxVerbs = ReturnType<typeof useSearchBox>;
