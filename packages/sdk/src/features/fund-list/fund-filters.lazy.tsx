import { formatMoney } from '@prosperx/core/format';
import { FUND_FACETS, type FundFacet } from '@prosperx/core/fund';
import { rupees } from '@prosperx/core/money';
import { useState } from 'react';
import { riskLevelText } from '#domain/fund/risk-level.text.js';
import { Button } from '#primitives/display/button.js';
import { CheckmarkInput } from '#primitives/form/checks.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import type { FundListPage } from '#queries/fund.js';
import { renderHooks } from '#theme/render-hooks.js';
import { useStyles } from '#theme/use-styles.js';
import { chipName, isEnglish } from './chip-name.js';
import { fundFiltersText } from './fund-filters.text.js';
import { fundListText } from './fund-list.text.js';
import { chosenOf, type FilterControls, isList } from './use-filters.js';
import linkCss from '#primitives/display/link.css?inline';
import css from './fund-filters.css?inline';

interface FilterFormProps {
  facets: FundListPage['facets'];
  controls: FilterControls;
  id?: string;
}

/** All filters with the number of funds that each value leaves. Without scripts it leads to the page's address with what is chosen. */
export function FilterForm({ facets, controls, id }: FilterFormProps) {
  const text = useWords(fundFiltersText);
  useStyles(linkCss);
  useStyles(css);
  return (
    <form id={id} className="fund-list__filters" aria-label={text.filters} onSubmit={(event) => event.preventDefault()}>
      {FUND_FACETS.map((facet) => (
        <Facet key={facet} facet={facet} counted={facets[facet]} controls={controls} />
      ))}
      <button className="px-link fund-list__apply">{text.apply}</button>
    </form>
  );
}

/** Values that stand there at first; the rest comes by a press. */
const AT_FIRST = 5;

interface FacetProps extends Pick<FilterFormProps, 'controls'> {
  facet: FundFacet;
  counted: FundListPage['facets'][FundFacet];
}

/** One filter; a list shows its first values and those that are chosen. Nothing where there is nothing to choose. */
function Facet({ facet, counted, controls: { filters, toggle } }: FacetProps) {
  const text = useWords(fundFiltersText);
  const names = useWords(fundListText);
  const levels = useWords(riskLevelText);
  const [isWhole, showWhole] = useState(false);
  const chosen = chosenOf(filters, facet);
  // what is chosen stays, so that it can be taken back
  const gone = chosen
    .filter((value) => !counted.some((row) => row.value === value))
    .map((value) => ({ value, count: 0 }));
  const values = [...counted, ...gone];
  if (values.length < 2 && chosen.length === 0) return null;
  const isAtFirst = ({ value }: { value: string }, at: number) => at < AT_FIRST || chosen.includes(value);
  const atFirst = values.filter(isAtFirst);
  // the site's server writes them all, for who has no scripts to ask for the others; its pages drop what is hidden
  const shown = isWhole || renderHooks.sheet ? values : atFirst;
  const hidden = isWhole ? 0 : values.length - atFirst.length;
  const isMany = isList(facet);
  return (
    <fieldset>
      <legend>{text.facets[facet]}</legend>
      {shown.map(({ value, count }, at) => (
        <label
          key={value}
          className="px-check fund-list__value"
          data-later={(!isWhole && !isAtFirst({ value }, at)) || undefined}
        >
          <CheckmarkInput
            type={isMany ? 'checkbox' : 'radio'}
            name={facet}
            value={value}
            checked={chosen.includes(value) || filters[facet] === value}
            onChange={() => toggle(facet, value)}
          />
          <span lang={isEnglish(facet) ? 'en' : undefined}>
            {valueName(facet, value, text, (each) => chipName(each, value, names, levels))}
          </span>
          <span>{count.toLocaleString('en-IN')}</span>
        </label>
      ))}
      {!isMany && facet !== 'option' && (
        <label className="px-check fund-list__value">
          <CheckmarkInput
            type="radio"
            name={facet}
            value=""
            checked={filters[facet] === ''}
            onChange={() => toggle(facet, filters[facet])}
          />
          <span>{text.any}</span>
        </label>
      )}
      {(hidden > 0 || (isWhole && values.length > AT_FIRST)) && (
        <button className="px-link" type="button" aria-expanded={isWhole} onClick={() => showWhole(!isWhole)}>
          {isWhole ? text.showFewer : text.showMore(hidden)}
        </button>
      )}
    </fieldset>
  );
}

/** A value as its filter lists it. */
function valueName(
  facet: FundFacet,
  value: string,
  text: typeof fundFiltersText,
  chipOf: (facet: FundFacet) => string,
): string {
  if (facet === 'minimumSip') return text.minimumSip(formatMoney(rupees(Number(value))));
  if (facet === 'minimumReturn') return text.minimumReturn(value);
  if (facet === 'option') return text.options[value] ?? value;
  return chipOf(facet);
}

interface FilterSheetProps extends Pick<FilterFormProps, 'controls'> {
  found: FundListPage;
  onClose: () => void;
}

/** All filters in a sheet, which says how many funds they leave. */
export function FilterSheet({ found, controls, onClose }: FilterSheetProps) {
  const text = useWords(fundFiltersText);
  const names = useWords(fundListText);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.filters}
      lightDismiss
      actions={
        <>
          <Button variant="secondary" onClick={controls.clear}>
            {names.clearAll}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {text.show(found.totalElements)}
          </Button>
        </>
      }
    >
      <FilterForm facets={found.facets} controls={controls} />
    </Dialog>
  );
}
