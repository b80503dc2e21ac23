import { DESK_PAGE_SIZE, DESK_STANDS, type DeskProposals as Found, type DeskStand } from '@prosperx/core/proposal';
import { type RefObject, useRef, useState } from 'react';
import { SiteLink } from '#domain/navigation/site-link.js';
import { QueryState, Waiting } from '#domain/query-state/query-state.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { Pager } from '#primitives/display/pager.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { SelectField } from '#primitives/form/select-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { useDebouncedValue } from '#primitives/hooks/use-debounced-value.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type DeskQuery, useDeskProposals } from '#queries/desk-proposals.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { AdvisorsOnly } from './advisors-only.js';
import { deskProposalsText } from './desk-proposals.text.js';
import { DeskTable } from './desk-table.js';
import css from './desk-proposals.css?inline';

/** What is searched for is somebody's name, and stands in no address. */
type Choice = Omit<DeskQuery, 'text'>;

export interface DeskProposalsProps extends Choice {
  /** Hears what its reader chooses. */
  readonly onChanged: (choice: Choice) => void;
}

/** All that the advisor who is signed in proposed to customers, how it stands, and what comes next. */
export function DeskProposals(props: DeskProposalsProps) {
  return (
    <DataProvider>
      <ForAdvisors {...props} />
    </DataProvider>
  );
}

function ForAdvisors(props: DeskProposalsProps) {
  const text = useWords(deskProposalsText);
  const { status, advisor } = useSession();
  if (status === 'unknown') return <Waiting title={text.failed} />;
  if (!advisor) return <AdvisorsOnly {...text.logIn} />;
  return <Own {...props} />;
}

interface ShownProps extends DeskProposalsProps {
  readonly found: Found;
  /** What is searched for. */
  readonly typed: string;
  /** What is shown is of the choice before, while the next page is fetched. */
  readonly isBefore: boolean;
  readonly onTyped: (typed: string) => void;
}

function Own(props: DeskProposalsProps) {
  const text = useWords(deskProposalsText);
  useStyles(css);
  const { stand, page, onChanged } = props;
  const [typed, setTyped] = useState('');
  const range = useRef<HTMLParagraphElement>(null);
  const searched = useDebouncedValue(typed.trim());
  const query = useDeskProposals({ stand, page, text: searched });
  const isBefore = query.isPlaceholderData || searched !== typed.trim();
  const onTyped = (next: string) => {
    setTyped(next);
    if (page !== 1) onChanged({ stand, page: 1 });
  };
  return (
    <QueryState query={query} failed={text.failed} reasonOf={errorMessage} waiting={<SkeletonRows rows={6} />}>
      {(found) => (
        <div className="desk">
          <Controls {...props} {...{ found, typed, onTyped, isBefore }} />
          <div className="desk__results" aria-busy={isBefore || undefined}>
            {found.content.length === 0 ? (
              <Nothing {...props} {...{ found, typed, onTyped, isBefore }} />
            ) : (
              <DeskTable rows={found.content} onWithdrawn={() => range.current?.focus()} />
            )}
            <Pages {...props} found={found} range={range} />
          </div>
          <FlashOutlet />
        </div>
      )}
    </QueryState>
  );
}

function Controls({ found: { counts }, stand, typed, onTyped, onChanged }: ShownProps) {
  const text = useWords(deskProposalsText);
  const all = DESK_STANDS.reduce((sum, each) => sum + counts[each], 0);
  const options = [
    { value: 'all' as const, text: text.all(all) },
    // one that is chosen stays, also where nothing stands so any more
    ...DESK_STANDS.filter((each) => counts[each] > 0 || each === stand).map((value) => ({
      value,
      text: text.choice(text.stands[value], counts[value]),
    })),
  ];
  return (
    <form className="desk__bar" role="search" aria-label={text.search} onSubmit={(event) => event.preventDefault()}>
      <TextField
        type="search"
        label={text.search}
        placeholder={text.searchHint}
        value={typed}
        maxLength={100}
        onInput={onTyped}
      />
      <SelectField<DeskStand | 'all'>
        label={text.show}
        options={options}
        value={stand || 'all'}
        onPick={(next) => onChanged({ stand: next === 'all' ? '' : next, page: 1 })}
      />
    </form>
  );
}

interface PagesProps extends Pick<ShownProps, 'found' | 'onChanged' | 'page' | 'stand'> {
  /** What is read out of each search, and has the focus once a row's own button is gone. */
  readonly range: RefObject<HTMLParagraphElement | null>;
}

function Pages({ found, stand, page, onChanged, range }: PagesProps) {
  const text = useWords(deskProposalsText);
  const first = (found.page - 1) * DESK_PAGE_SIZE + 1;
  const { length } = found.content;
  return (
    <div className="desk__pages">
      <p role="status" tabIndex={-1} ref={range}>
        {length > 0 && text.range(first, first + length - 1, found.totalElements)}
      </p>
      <Pager page={page} pages={found.totalPages} onPage={(next) => onChanged({ stand, page: next })} />
    </div>
  );
}

/** Why there is nothing, and the way on. */
function Nothing({ found, stand, typed, isBefore, onTyped, onChanged }: ShownProps) {
  const text = useWords(deskProposalsText);
  if (found.totalPages > 0) {
    const first = <Button onClick={() => onChanged({ stand, page: 1 })}>{text.firstPage}</Button>;
    return <EmptyState level={2} title={text.beyond} action={first} />;
  }
  if (stand === '' && typed.trim() === '' && !isBefore) {
    const customers = (
      <SiteLink quiet to="/my-customers">
        {text.toCustomers}
      </SiteLink>
    );
    return <EmptyState level={2} title={text.none} text={text.noneText} action={customers} />;
  }
  const clear = () => {
    onTyped('');
    onChanged({ stand: '', page: 1 });
  };
  return (
    <EmptyState
      level={2}
      title={text.noMatch}
      text={text.noMatchText}
      action={<Button onClick={clear}>{text.clear}</Button>}
    />
  );
}
