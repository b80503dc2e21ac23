import { type FormEvent, useEffect, useId, useRef } from 'react';
import { IconButton } from '#primitives/display/icon.js';
import { lazy } from '#primitives/display/lazy.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { close, search } from '#primitives/icons/controls.js';
import { useStyles } from '#theme/use-styles.js';
import { fundSearchText } from './fund-search.text.js';
import { type SearchBoxVerbs, type SearchHandlers, useSearchBox } from './use-search-box.js';
import css from './fund-search.css?inline';

const SearchOptions = lazy(async () => (await import('./search-options-list.lazy.js')).SearchOptions, {
  optional: true,
});

export interface SearchBoxProps {
  box: SearchBoxVerbs;
  /** Takes the focus when it appears. */
  takesFocus?: boolean | undefined;
}

/** A combobox: what is typed, and a list that arrow keys walk through while the focus stays in the box. */
export function SearchBox({ box, takesFocus }: SearchBoxProps) {
  const text = useWords(fundSearchText);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    if (!takesFocus || !field) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [takesFocus]);
  useEffect(() => {
    const root = input.current?.getRootNode() as Document | ShadowRoot;
    if (box.active >= 0) root.getElementById(`${id}-${box.active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, box.active]);
  return (
    <>
      {/* the list's code comes with the first sign that it will be asked for */}
      <div className="fund-search__box" onPointerEnter={() => void SearchOptions.preload()}>
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={text.label}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={box.isOpen}
          aria-controls={box.isOpen ? `${id}-list` : undefined}
          aria-activedescendant={box.isOpen && box.active >= 0 ? `${id}-${box.active}` : undefined}
          placeholder={text.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={200}
          value={box.text}
          onInput={(event: FormEvent<HTMLInputElement>) => box.type(event.currentTarget.value)}
          onKeyDown={box.pressKey}
          onFocus={() => void SearchOptions.preload()}
          onClick={box.open}
          onBlur={box.close}
        />
        {box.text !== '' && (
          <IconButton
            shape={close}
            label={text.clear}
            onClick={() => {
              box.type('');
              input.current?.focus();
            }}
          />
        )}
        <IconButton
          shape={search}
          label={text.search}
          onClick={() => {
            box.search();
            if (box.text === '') input.current?.focus();
          }}
        />
      </div>
      {/* stays, so that what appears in it is announced */}
      <div className="px-vh" role="status">
        {box.hasNothingLikeIt && text.nothingLikeIt(box.text.trim())}
        {box.isOneShort && text.oneMoreLetter}
      </div>
      {(box.isOpen || box.hasNothingLikeIt || box.isOneShort) && <SearchOptions id={id} box={box} />}
    </>
  );
}

interface FundSearchBoxProps extends Pick<SearchHandlers, 'onOpened' | 'onSearched'> {
  /** What the results on the page are for. */
  keywords: string;
  /** What was typed into a plain field in whose place it comes. */
  typed?: string | undefined;
  takesFocus?: boolean | undefined;
}

/** The search box with its list over the page; in the widget, and in the header of the site. Needs a DataProvider above it. */
export function FundSearchBox({ keywords, typed, takesFocus, ...handlers }: FundSearchBoxProps) {
  useStyles(css);
  const box = useSearchBox(keywords, false, handlers, typed);
  return (
    <div className="fund-search__popup" role="search">
      <SearchBox box={box} takesFocus={takesFocus} />
    </div>
  );
}
