import {
  type Customer,
  CUSTOMER_NEEDS,
  type CustomerFilter,
  CUSTOMER_SORTS,
  CUSTOMERS_PAGE_SIZE,
} from '@prosperx/core/agent';
import { errorText } from '@prosperx/core/errors';
import { formatDateShort } from '@prosperx/core/format';
import { useState } from 'react';
import { needsOf, placeOf } from '#domain/agent/customer-place.js';
import { needText } from '#domain/agent/needs.text.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { Pager } from '#primitives/display/pager.js';
import { Row } from '#primitives/display/stack.js';
import { SelectField } from '#primitives/form/select-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useTransactionAllowed } from '#queries/agent.js';
import { type CustomersPage, useEnterAccount } from '#queries/customers.js';
import { useWidget } from '#services/widget-context.js';
import { customerListText } from './customer-list.text.js';
import { CustomerTable } from './customer-table.js';
import type { CustomerChoice, CustomersProps } from './customers.js';
import { customersText } from './customers.text.js';

interface CustomerListProps extends CustomersProps {
  readonly found: CustomersPage;
  readonly choice: CustomerChoice;
  /** The page before, while the next one is fetched. */
  readonly isBefore: boolean;
}

const FamilyView = lazy(async () => (await import('./customer-family-view.lazy.js')).CustomerFamilyView);
const UpdateDialog = lazy(async () => (await import('./update-customers.lazy.js')).UpdateCustomers);
const NotesDialog = lazy(async () => (await import('./customer-notes.lazy.js')).CustomerNotesDialog);

/** Search, filter and order over a page of customers. */
export function CustomerList({ found, choice, isBefore, euin, source, onEntered }: CustomerListProps) {
  const text = useWords(customersText);
  const { navigate } = useWidget();
  const words = useWords(customerListText);
  const [noted, setNoted] = useState<Customer | null>(null);
  const [isUpdating, setUpdating] = useState(false);
  const enter = useEnterAccount((encryptedId) => {
    onEntered?.({ encryptedId });
    const customer = found.content.find((each) => each.encryptedId === encryptedId);
    navigate(...(customer ? placeOf(needsOf(customer)[0], customer.approved) : placeOf(undefined)));
  });
  const errors = useWords(errorText);
  const { allowed, isKnown } = useTransactionAllowed();
  const { totalElements, asOfNavDate, family } = found;
  const intro = [
    totalElements === null ? '' : text.intro(totalElements),
    asOfNavDate ? text.asOf(formatDateShort(asOfNavDate)) : '',
  ];
  const results = (
    <div className="customers__results" aria-busy={isBefore || undefined}>
      {found.content.length === 0 ? (
        <NoCustomers found={found} choice={choice} />
      ) : (
        <>
          <CustomerTable
            found={found}
            sort={choice.sort}
            entering={enter}
            onSort={(sort) => choice.change({ sort })}
            onFamily={family === '' ? (familyOf) => choice.change({ familyOf }) : null}
            onNotes={setNoted}
          />
          <Pages found={found} choice={choice} />
        </>
      )}
    </div>
  );
  return (
    <>
      {isKnown && !allowed && <Banner>{errors.agent_not_allowed}</Banner>}
      {euin && <Euin euin={found.euin} />}
      {source === 'singleContentView' && (
        <Banner
          tone="info"
          action={
            <SiteLink quiet to="/leads">
              {text.createLeads}
            </SiteLink>
          }
        >
          {text.forLeads}
        </Banner>
      )}
      <p className="customers__lead" role="status">
        {intro.join(' ').trim()}
      </p>
      <Controls choice={choice} found={found} />
      {family === '' ? (
        results
      ) : (
        <FamilyView key={family} family={family} aum={found.familyAum} fallback={results}>
          {results}
        </FamilyView>
      )}
      <Row>
        <Button aria-haspopup="dialog" onClick={() => setUpdating(true)}>
          {words.updateMany}
        </Button>
      </Row>
      {isUpdating && <UpdateDialog onClose={() => setUpdating(false)} />}
      {noted && <NotesDialog customer={noted} onClose={() => setNoted(null)} />}
      <FlashOutlet />
    </>
  );
}

function Controls({ choice, found }: Pick<CustomerListProps, 'choice' | 'found'>) {
  const text = useWords(customersText);
  const words = useWords(customerListText);
  const needs = useWords(needText);
  const { tags, familyList: families } = found;
  const options = [
    { value: 'all' as const, text: text.all },
    ...CUSTOMER_NEEDS.map((value) => ({ value, text: needs.filter[value] })),
    { value: 'unanswered' as const, text: words.filters.unanswered },
    { value: 'task' as const, text: words.filters.task },
    { value: 'birthday' as const, text: words.filters.birthday },
  ];
  return (
    <form
      className="customers__bar"
      role="search"
      aria-label={text.search}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        type="search"
        label={text.search}
        placeholder={text.searchHint}
        value={choice.typed}
        maxLength={100}
        onInput={choice.type}
      />
      <SelectField<CustomerFilter | 'all'>
        label={text.show}
        options={options}
        value={choice.need || 'all'}
        onPick={(need) => choice.change({ need: need === 'all' ? '' : need })}
      />
      <SelectField
        label={text.sortBy}
        options={CUSTOMER_SORTS.map((value) => ({ value, text: text.sorts[value] }))}
        value={choice.sort}
        onPick={(sort) => choice.change({ sort })}
      />
      {families.length > 0 && (
        <SelectField
          label={words.family}
          options={[
            { value: '', text: words.anyFamily },
            ...families.map(({ name, memberId }) => ({ value: memberId, text: name })),
          ]}
          value={families.find(({ name }) => name === found.family)?.memberId ?? ''}
          onPick={(familyOf) => choice.change({ familyOf })}
        />
      )}
      {tags.length > 0 && (
        <SelectField
          label={words.tag}
          options={[{ value: '', text: words.anyTag }, ...tags.map((tag) => ({ value: tag, text: tag }))]}
          value={choice.tag}
          onPick={choice.pickTag}
        />
      )}
    </form>
  );
}

function Pages({ found, choice }: Pick<CustomerListProps, 'choice' | 'found'>) {
  const text = useWords(customersText);
  const first = (found.page - 1) * CUSTOMERS_PAGE_SIZE + 1;
  return (
    <div className="customers__pages">
      <p>{text.range(first, first + found.content.length - 1, found.totalElements)}</p>
      <Pager page={choice.page} pages={found.totalPages} onPage={(page) => choice.change({ page })} />
    </div>
  );
}

/** Why the page is empty, and the way on. */
function NoCustomers({ found, choice }: Pick<CustomerListProps, 'choice' | 'found'>) {
  const text = useWords(customersText);
  if (found.totalPages > 0) {
    const first = <Button onClick={() => choice.change({ page: 1 })}>{text.firstPage}</Button>;
    return <EmptyState level={2} title={text.beyondTitle} text={text.beyondText(found.totalPages)} action={first} />;
  }
  if (choice.text === '' && choice.need === '' && choice.tag === '' && found.family === '')
    return <EmptyState level={2} title={text.nobodyTitle} text={text.nobodyText} />;
  const clear = <Button onClick={choice.clear}>{text.clear}</Button>;
  return <EmptyState level={2} title={text.noMatchTitle} text={text.noMatchText} action={clear} />;
}

function Euin({ euin }: { readonly euin: string | null }) {
  const text = useWords(customersText);
  if (euin !== null) return <Banner tone="info">{text.euin(euin)}</Banner>;
  const register = (
    <SiteLink quiet to="/home" params={{ register: true }}>
      {text.register}
    </SiteLink>
  );
  return <Banner action={register}>{text.noEuin}</Banner>;
}
