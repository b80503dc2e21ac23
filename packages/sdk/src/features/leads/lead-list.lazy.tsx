import {
  LEAD_STATUSES,
  LEADS_A_PAGE,
  type LeadList as List,
  type LeadStatus,
  leadStatusText,
} from '@prosperx/core/lead';
import { useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { Chips } from '#primitives/display/chips.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { Icon } from '#primitives/display/icon.js';
import { lazy } from '#primitives/display/lazy.js';
import { Pager } from '#primitives/display/pager.js';
import { Row } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { plus } from '#primitives/icons/features.js';
import { useServices } from '#services/services.js';
import { useStyles } from '#theme/use-styles.js';
import { InvitationLanguage, mayInvite, useInvitationLanguage } from './invite-leads.js';
import { LeadCard } from './lead-card.js';
import { leadsText } from './leads.text.js';
import css from './leads.css?inline';

const CreateLead = lazy(async () => (await import('#domain/lead/create-lead.lazy.js')).CreateLead);

const LeadImport = lazy(async () => (await import('./lead-import.lazy.js')).LeadImport);

interface LeadListProps {
  readonly list: List;
  readonly status: LeadStatus | undefined;
  readonly onFilter: (status: LeadStatus | undefined) => void;
  /** From 0. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** A page of leads, what they are narrowed by, and the way to add one. */
export function LeadList({ list, status, onFilter, page, onPage }: LeadListProps) {
  const text = useWords(leadsText);
  const words = useWords(leadStatusText);
  useStyles(css);
  const { flash } = useServices();
  const [isAdding, setAdding] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [language, setLanguage] = useInvitationLanguage();
  const isAll = status === undefined;
  const chips = [{ value: '', text: text.all }, ...LEAD_STATUSES.map((value) => ({ value, text: words[value] }))];
  return (
    <div className="px-leads">
      <div className="px-leads__bar">
        <p role="status">{text.lead(list.count, isAll, list.newCount)}</p>
        <Row gap={2}>
          <Button onClick={() => setImporting(true)} aria-haspopup="dialog">
            {text.addMany}
          </Button>
          <Button variant="primary" onClick={() => setAdding(true)} aria-haspopup="dialog">
            <Icon shape={plus} />
            {text.add}
          </Button>
        </Row>
      </div>
      <Chips
        label={text.filter}
        chips={chips}
        value={status ?? ''}
        onPick={(value) => onFilter(value === '' ? undefined : (value as LeadStatus))}
      />
      {list.leads.some((lead) => mayInvite(lead, list.today)) && (
        <InvitationLanguage value={language} onPick={setLanguage} />
      )}
      {list.leads.length === 0 ? (
        <NoLeads isAll={isAll} onShowAll={() => onFilter(undefined)} />
      ) : (
        <ul className="px-plain">
          {list.leads.map((lead) => (
            <li key={lead.leadId}>
              <LeadCard lead={lead} today={list.today} language={language} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page + 1} pages={Math.ceil(list.count / LEADS_A_PAGE)} onPage={(next) => onPage(next - 1)} />
      {isImporting && <LeadImport onClose={() => setImporting(false)} />}
      {isAdding && (
        <CreateLead
          tag={null}
          onClose={() => setAdding(false)}
          onCreated={() => flash.getState().show('success', text.added)}
        />
      )}
    </div>
  );
}

function NoLeads({ isAll, onShowAll }: { readonly isAll: boolean; readonly onShowAll: () => void }) {
  const text = useWords(leadsText);
  if (isAll) return <EmptyState level={2} title={text.none} text={text.noneText} />;
  return <EmptyState level={2} title={text.noneOf} action={<Button onClick={onShowAll}>{text.showAll}</Button>} />;
}
