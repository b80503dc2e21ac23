import { categoryPath, fundCategoryText, FUND_SORTS, type FundSort } from '@prosperx/core/fund';
import { useId, useState } from 'react';
import { FundPages } from '#domain/fund-table/fund-pages.js';
import { FundTable } from '#domain/fund-table/fund-table.js';
import { riskLevelText } from '#domain/fund/risk-level.text.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { Icon } from '#primitives/display/icon.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { SortSelect } from '#primitives/form/sort-select.js';
import { useKeptFocus } from '#primitives/hooks/use-kept-focus.js';
import { useNearView } from '#primitives/hooks/use-near-view.js';
import { useRemoved } from '#primitives/hooks/use-removed.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { close } from '#primitives/icons/controls.js';
import { filter as filterIcon } from '#primitives/icons/site.js';
import type { FundListPage } from '#queries/fund.js';
import { pageUrl } from '#services/open-page.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import { chipName, isEnglish } from './chip-name.js';
import type { fundListContract } from './fund-list.contract.js';
import { fundListText } from './fund-list.text.js';
import { allChosen, type FilterControls, type Filters } from './use-filters.js';
import chipCss from '#primitives/display/chips.css?inline';
import linkCss from '#primitives/display/link.css?inline';
import css from './fund-list-view.css?inline';

const filters = () => import('./fund-filters.lazy.js');
const FilterForm = lazy(async () => (await filters()).FilterForm);
const FilterSheet = lazy(async () => (await filters()).FilterSheet);

type Props = ViewProps<typeof fundListContract>;

interface FundListResultsProps extends Pick<Props, 'category' | 'onOpened'> {
  found: FundListPage;
  controls: FilterControls;
  /** The page before, while the next one is fetched. */
  isBefore: boolean;
}

/** Filters and an order over the funds, and a page of them. */
export function FundListView(props: FundListResultsProps) {
  const text = useWords(fundListText);
  const form = useId();
  useStyles(css);
  const { found, controls, isBefore } = props;
  const removed = useRemoved();
  return (
    <>
      <div className="fund-list__bar">
        <NarrowFilters found={found} controls={controls} />
        <SortSelect<FundSort>
          name="sort"
          form={form}
          label={text.sortBy}
          options={FUND_SORTS.map((value) => ({ value, text: text.sorts[value] }))}
          value={controls.filters.sort}
          onPick={(sort) => controls.change({ sort })}
        />
      </div>
      <div className="fund-list__grid">
        <WideFilters form={form} found={found} controls={controls} />
        <div className="fund-list__results" ref={useKeptFocus()} aria-busy={isBefore || undefined}>
          {removed.status}
          <Chosen controls={controls} onRemoved={removed.tell} />
          <FundListResults {...props} />
        </div>
      </div>
    </>
  );
}

/** Keeps about as much room as the filters take. */
const WAITING_ROWS = 20;

/** The filters beside the list; fetched where they are seen. */
function WideFilters({
  form,
  found,
  controls,
}: Pick<FundListResultsProps, 'controls' | 'found'> & { readonly form: string }) {
  const [ref, isSeen] = useNearView();
  const waiting = <SkeletonRows rows={WAITING_ROWS} />;
  return (
    <aside ref={ref}>
      {isSeen ? <FilterForm fallback={waiting} id={form} facets={found.facets} controls={controls} /> : waiting}
    </aside>
  );
}

const COLUMN = { oneYear: '1Y', threeYear: '3Y', fiveYear: '5Y', size: 'size', expenseRatio: 'cost' } as const;
const columnOf = (sort: FundSort) => (sort in COLUMN ? COLUMN[sort as keyof typeof COLUMN] : undefined);

/** What is chosen; what is not set is left out of an address. */
const saidOf = (filters: Filters) => Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

function FundListResults({ found, category, controls: { filters, change, clear }, onOpened }: FundListResultsProps) {
  const text = useWords(fundListText);
  const { shared } = useWidget();
  const list = category ? categoryPath(category) : '/best-performing-funds';
  const names = useWords(fundCategoryText);
  if (found.totalElements === 0) {
    const action = <Button onClick={clear}>{text.clearAll}</Button>;
    return <EmptyState level={2} title={text.noneTitle} text={text.noneText} action={action} />;
  }
  return (
    <FundPages
      page={filters.page}
      shownPage={found.page}
      found={found}
      onPage={(page) => change({ page })}
      hrefOf={(page) => pageUrl(shared, list, saidOf({ ...filters, page }))}
    >
      <FundTable
        funds={found.content}
        caption={text.caption(category ? names[category] : null, text.sorts[filters.sort])}
        sortedBy={columnOf(filters.sort)}
        onOpened={onOpened}
      />
    </FundPages>
  );
}

/** What is chosen, each to be taken back by a press. */
function Chosen({
  controls: { filters, toggle, clear },
  onRemoved,
}: Pick<FundListResultsProps, 'controls'> & { readonly onRemoved: (names: string) => void }) {
  const text = useWords(fundListText);
  const levels = useWords(riskLevelText);
  useStyles(chipCss);
  useStyles(linkCss);
  const chosen = allChosen(filters).map((one) => ({ ...one, name: chipName(one.facet, one.value, text, levels) }));
  if (chosen.length === 0) return null;
  return (
    <div className="px-chips" role="group" aria-label={text.chosen(chosen.length)}>
      {chosen.map(({ facet, value, name }) => (
        <button
          key={`${facet} ${value}`}
          className="px-chip"
          type="button"
          aria-label={text.clear(name)}
          onClick={() => {
            toggle(facet, value);
            onRemoved(name);
          }}
        >
          {isEnglish(facet) ? <span lang="en">{name}</span> : name}
          <Icon shape={close} />
        </button>
      ))}
      <button
        className="px-link"
        type="button"
        onClick={() => {
          clear();
          onRemoved(chosen.map(({ name }) => name).join(', '));
        }}
      >
        {text.clearAll}
      </button>
    </div>
  );
}

/** What opens the filters in a sheet, where there is no room beside the list. */
function NarrowFilters({ found, controls }: Pick<FundListResultsProps, 'controls' | 'found'>) {
  const text = useWords(fundListText);
  const [isOpen, open] = useState(false);
  const chosen = allChosen(controls.filters).length;
  return (
    <>
      <button
        className="px-chip fund-list__open"
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => void FilterSheet.preload()}
        onClick={() => open(true)}
      >
        <Icon shape={filterIcon} />
        {text.filter}
        {chosen > 0 && (
          <>
            <b aria-hidden="true">{chosen}</b>
            <span className="px-vh">, {text.chosen(chosen)}</span>
          </>
        )}
      </button>
      {isOpen && <FilterSheet found={found} controls={controls} onClose={() => open(false)} />}
    </>
  );
}
