import { fundKind } from '@prosperx/core/fund';
import { Icon } from '#primitives/display/icon.js';
import { writtenIn } from '#primitives/display/written-in.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { arrowRight, search } from '#primitives/icons/controls.js';
import { clock, trendUp } from '#primitives/icons/features.js';
import { useStyles } from '#theme/use-styles.js';
import { fundSearchText } from './fund-search.text.js';
import { type GroupName, keyOf, type OptionGroup, piecesOf, type SearchOption } from './search-options.js';
import type { SearchBoxVerbs } from './use-search-box.js';
import css from './search-options.css?inline';

const icons: Readonly<Record<GroupName, string>> = {
  suggestions: search,
  nfos: search,
  recent: clock,
  mostSearched: trendUp,
  all: arrowRight,
};

export interface SearchOptionsProps {
  /** The id of the combobox: the list is `${id}-list`, its options `${id}-0` and so on. */
  id: string;
  box: SearchBoxVerbs;
}

/** Shows what the combobox offers, by groups. */
export function SearchOptions({ id, box }: SearchOptionsProps) {
  const text = useWords(fundSearchText);
  useStyles(css);
  return (
    // a press must not take the focus out of the box
    <div className="fund-search__list" onMouseDown={(event) => event.preventDefault()}>
      {box.hasNothingLikeIt && (
        <p className="fund-search__nothing" aria-hidden="true">
          {text.nothingLikeIt(box.text.trim())}
        </p>
      )}
      {box.isOneShort && (
        <p className="fund-search__nothing" aria-hidden="true">
          {text.oneMoreLetter}
        </p>
      )}
      {box.isOpen && (
        <div id={`${id}-list`} role="listbox" aria-label={text.suggestionList}>
          {box.groups.map((group) => (
            <Group key={group.name} id={id} group={group} box={box} />
          ))}
        </div>
      )}
    </div>
  );
}

function Group({ id, group, box }: SearchOptionsProps & { group: OptionGroup }) {
  const text = useWords(fundSearchText);
  const headingId = `${id}-${group.name}`;
  return (
    <div className="fund-search__group" role="group" aria-labelledby={headingId} data-name={group.name}>
      <p className="fund-search__heading" id={headingId} role="presentation">
        {text.groups[group.name]}
      </p>
      {group.options.map((option, index) => {
        const at = group.start + index;
        return (
          <div
            // the same element while others come above it: a press finds what it was on
            key={keyOf(option)}
            id={`${id}-${at}`}
            className="fund-search__option"
            role="option"
            aria-selected={at === box.active}
            onClick={() => box.choose(option)}
          >
            <Icon shape={icons[group.name]} />
            <OptionText option={option} typed={group.name === 'suggestions' || group.name === 'nfos' ? box.text : ''} />
          </div>
        );
      })}
    </div>
  );
}

function namedBy(option: Extract<SearchOption, { kind: 'fund' | 'nfo' }>) {
  if (option.kind === 'nfo') return option.nfo;
  const { schemeName, category, subCategory } = option.fund;
  return { schemeName, kind: fundKind(category, subCategory) };
}

function OptionText({ option, typed }: { option: SearchOption; typed: string }) {
  const text = useWords(fundSearchText);
  if (option.kind === 'all') return <span>{text.seeAll(option.text)}</span>;
  if (option.kind === 'recent') return <span>{option.text}</span>;
  const { schemeName, kind } = namedBy(option);
  return (
    <>
      <span lang="en">
        {piecesOf(schemeName, typed).map((piece, index) => (index % 2 ? <mark key={index}>{piece}</mark> : piece))}
      </span>
      <small lang={writtenIn(kind)}>{kind}</small>
    </>
  );
}
