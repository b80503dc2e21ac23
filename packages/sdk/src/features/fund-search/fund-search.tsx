import { RISK_WARNING } from '@prosperx/core/disclosure';
import { DataProvider } from '#api/data-provider.js';
import { useStyles } from '#theme/use-styles.js';
import { IconButton } from '#primitives/display/icon-button.js';
import { arrowLeft } from '#primitives/icons/features.js';
import type { ViewProps } from '#widget/contract.js';
import css from './fund-search.css?inline';
import type { fundSearchContract } from './fund-search.contract.js';
import { fundSearchText as text } from './fund-search.text.js';
import { FundSearchBox } from './fund-search-box.js';
import { Results } from './results.js';
import { SearchBox } from './search-box.js';
import { useSearchBox } from './use-search-box.js';

type Props = ViewProps<typeof fundSearchContract>;

export function FundSearch(props: Props) {
  return <DataProvider>{props.panel ? <Panel {...props} /> : <Page {...props} />}</DataProvider>;
}

function Page({ keywords, page, resultsOnly, ...handlers }: Props) {
  useStyles(css);
  return (
    <div className="fund-search">
      {!resultsOnly && <FundSearchBox keywords={keywords} {...handlers} />}
      <Results keywords={keywords.trim()} page={page} onOpened={handlers.onOpened} />
    </div>
  );
}

function Panel({ keywords, overlay, onClosed, ...handlers }: Props) {
  useStyles(css);
  const box = useSearchBox(keywords, true, handlers);
  return (
    <div className="fund-search__panel" role="search" data-overlay={overlay || undefined}>
      {overlay && <IconButton shape={arrowLeft} label={text.back} onClick={() => onClosed?.({})} />}
      <SearchBox box={box} takesFocus={overlay} />
      <p className="fund-search__note">{RISK_WARNING}</p>
    </div>
  );
}
