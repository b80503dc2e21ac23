import { RISK_WARNING } from '@prosperx/core/disclosure';
import { formatDateShort } from '@prosperx/core/format';
import { fundCategoryText, FUND_SORTS, type FundSort, SEARCH_PAGE_SIZE } from '@prosperx/core/fund';
import { useState } from 'react';
import { DataProvider } from '#api/services.js';
import { useWidget } from '#api/widget-context.js';
import { FundTable } from '#domain/fund/fund-table.js';
import { fundTableText } from '#domain/fund/fund-table.text.js';
import { LoadFailed } from '#domain/query-state/query-state.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { Icon } from '#primitives/display/icon.js';
import { Pager } from '#primitives/display/pager.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { SelectField } from '#primitives/form/select-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { close } from '#primitives/icons/controls.js';
import { filter as filterIcon } from '#primitives/icons/site.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import chipCss from '#primitives/display/chips.css?inline';
import linkCss from '#primitives/display/link.css?inline';
import { type FundListPage, useFundList } from '#queries/fund.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { chipName, FilterForm } from './filter-form.js';
import { fundListContract } from './fund-list.contract.js';
import css from './fund-list.css?inline';
import { fundListText } from './fund-list.text.js';
import { allChosen, type FilterControls, queryOf, useFilters } from './use-filters.js';

type Props = ViewProps<typeof fundListContract>;

export function FundList(props: Props) {
  return (
    <DataProvider>
      <List {...props} />
    </DataProvider>
  );
}

/** Filters and an order over the funds of a category, and a page of them. */
function List(props: Props) {
  const text = useWords(fundListText);
  useStyles(css);
  const { category, onOpened } = props;
  const { apiBase } = useWidget();
  const controls = useFilters(props);
  const { filters, change } = controls;
  const { data: found, error, refetch, isPlaceholderData } = useFundList(queryOf(category, filters));
  if (apiBase === null) return <p className="fund-list__lead">{text.noServer}</p>;
  if (error) return <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <div className="fund-list">
      <div className="fund-list__head">
        <p className="fund-list__lead" role="status">
          {found && text.lead(found.totalElements, found.navDate && formatDateShort(found.navDate))}
        </p>
        <div className="fund-list__bar">
          {found && <NarrowFilters found={found} controls={controls} />}
          <SelectField<FundSort>
            label={text.sortBy}
            options={FUND_SORTS.map((value) => ({ value, text: text.sorts[value] }))}
            value={filters.sort}
            onPick={(sort) => change({ sort })}
          />
        </div>
      </div>
      <div className="fund-list__grid">
        <aside>{found && <FilterForm facets={found.facets} controls={controls} />}</aside>
        <div className="fund-list__found" aria-busy={isPlaceholderData || undefined}>
          <Chosen controls={controls} />
          {found ? (
            <Found found={found} category={category} controls={controls} onOpened={onOpened} />
          ) : (
            <Card>
              <SkeletonRows rows={5} />
            </Card>
          )}
        </div>
      </div>
    </div>
  );
}

interface FoundProps extends Pick<Props, 'category' | 'onOpened'> {
  found: FundListPage;
  controls: FilterControls;
}

const COLUMN = { oneYear: '1Y', threeYear: '3Y', fiveYear: '5Y' } as const;
const columnOf = (sort: FundSort) => (sort in COLUMN ? COLUMN[sort as keyof typeof COLUMN] : undefined);

function Found({ found, category, controls: { filters, change, clear }, onOpened }: FoundProps) {
  const text = useWords(fundListText);
  const tableWords = useWords(fundTableText);
  const names = useWords(fundCategoryText);
  if (found.totalElements === 0) {
    const action = <Button onClick={clear}>{text.clearAll}</Button>;
    return <EmptyState level={2} title={text.noneTitle} text={text.noneText} action={action} />;
  }
  const first = (filters.page - 1) * SEARCH_PAGE_SIZE + 1;
  return (
    <>
      <FundTable
        funds={found.content}
        caption={text.caption(category ? names[category] : null, text.sorts[filters.sort])}
        sortedBy={columnOf(filters.sort)}
        onOpened={onOpened}
      />
      <div className="fund-list__pages">
        <p>{text.range(first, first + found.content.length - 1, found.totalElements)}</p>
        <Pager page={filters.page} pages={found.totalPages} onPage={(page) => change({ page })} />
      </div>
      <p className="fund-list__note">{tableWords.past}</p>
      <p className="fund-list__note">{RISK_WARNING}</p>
    </>
  );
}

/** What is chosen, each to be taken back by a press. */
function Chosen({ controls: { filters, toggle, clear } }: { controls: FilterControls }) {
  const text = useWords(fundListText);
  useStyles(chipCss);
  useStyles(linkCss);
  const chosen = allChosen(filters);
  if (chosen.length === 0) return null;
  return (
    <div className="px-chips" role="group" aria-label={text.chosen(chosen.length)}>
      {chosen.map(({ facet, value }) => {
        const name = chipName(facet, value, text);
        return (
          <button
            key={`${facet} ${value}`}
            className="px-chip"
            type="button"
            aria-label={text.clear(name)}
            onClick={() => toggle(facet, value)}
          >
            {name}
            <Icon shape={close} />
          </button>
        );
      })}
      <button className="px-link" type="button" onClick={clear}>
        {text.clearAll}
      </button>
    </div>
  );
}

/** The filters in a sheet, where there is no room beside the list. */
function NarrowFilters({ found, controls }: Pick<FoundProps, 'controls' | 'found'>) {
  const text = useWords(fundListText);
  const [isOpen, open] = useState(false);
  const chosen = allChosen(controls.filters).length;
  return (
    <>
      <button
        className="px-chip fund-list__open"
        type="button"
        aria-haspopup="dialog"
        aria-label={chosen > 0 ? `${text.filter}, ${text.chosen(chosen)}` : text.filter}
        onClick={() => open(true)}
      >
        <Icon shape={filterIcon} />
        {text.filter}
        {chosen > 0 && <b>{chosen}</b>}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => open(false)}
        title={text.filters}
        lightDismiss
        actions={
          <>
            <Button variant="secondary" onClick={controls.clear}>
              {text.clearAll}
            </Button>
            <Button onClick={() => open(false)}>{text.show(found.totalElements)}</Button>
          </>
        }
      >
        <FilterForm facets={found.facets} controls={controls} />
      </Dialog>
    </>
  );
}

export const FundListWidget = /* @__PURE__ */ toReact(fundListContract, FundList);
