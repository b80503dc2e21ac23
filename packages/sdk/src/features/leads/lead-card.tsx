import { formatDateShort, formatMoney } from '@prosperx/core/format';
import type { Language } from '@prosperx/core/language';
import {
  checkFollowUp,
  isLeadOpen,
  type Lead,
  LEAD_STATUSES,
  leadErrorText,
  leadKeptUntil,
  type LeadStatus,
  leadSourceText,
  leadStatusText,
} from '@prosperx/core/lead';
import { premiumServiceOf } from '@prosperx/core/premium-service';
import { type BusinessDate, businessDateAt, namedDate } from '@prosperx/core/time';
import { useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { SelectField } from '#primitives/form/select-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { mail, phone } from '#primitives/icons/features.js';
import { useInviteLeads, useUpdateLead } from '#queries/lead.js';
import { errorMessageOr, showErrorFlash } from '#services/error-message.js';
import { samePerson, useServices } from '#services/services.js';
import { invitationsSaid, mayInvite } from './invite-leads.js';
import { leadInvitationText } from './lead-invitation.text.js';
import { leadsText } from './leads.text.js';

/** Returns where a lead comes from, in words: the service by its title. */
const sourceOf = (lead: Lead, words: typeof leadSourceText): string =>
  (lead.source === 'premium_service' && premiumServiceOf(lead.tag ?? '')?.title) || words[lead.source];

interface LeadCardProps {
  readonly lead: Lead;
  /** The server's day. */
  readonly today: BusinessDate;
  /** The language of the invitation. */
  readonly language: Language;
}

/** One lead: who it is, how to reach them, what has become of it and when to call again; the last two are saved as they are changed. */
export function LeadCard({ lead, today, language }: LeadCardProps) {
  const sources = useWords(leadSourceText);
  const { investorName: name, investmentAmount } = lead;
  const text = useWords(leadsText);
  const invitation = useWords(leadInvitationText);
  const facts = [
    sourceOf(lead, sources),
    ...(investmentAmount === null ? [] : [formatMoney(investmentAmount)]),
    text.since(formatDateShort(businessDateAt(lead.createdAt))),
    ...(lead.invitedAt === null
      ? []
      : [invitation.invitedOn(formatDateShort(businessDateAt(lead.invitedAt)), lead.invitations)]),
    ...(lead.keptUntil ? [text.keptUntil(formatDateShort(lead.keptUntil))] : []),
    ...(lead.isCustomer ? [invitation.isCustomer] : []),
  ];
  return (
    <article className="px-leads__card" aria-label={name}>
      <div>
        <h2>{name}</h2>
        <p className="px-muted px-small">{facts.join(' · ')}</p>
        <p className="px-leads__ways">
          <a href={`tel:+91${lead.investorMobileNo}`} aria-label={text.call(name, lead.investorMobileNo)}>
            <Icon shape={phone} />
            {lead.investorMobileNo}
          </a>
          <a
            href={`mailto:${encodeURIComponent(lead.investorEmailId)}`}
            aria-label={text.write(name, lead.investorEmailId)}
          >
            <Icon shape={mail} />
            {lead.investorEmailId}
          </a>
          <Invite lead={lead} today={today} language={language} />
        </p>
      </div>
      <LeadState lead={lead} today={today} />
    </article>
  );
}

/** Invites a lead where it may be invited; says what became of it. */
function Invite({ lead, today, language }: LeadCardProps) {
  const text = useWords(leadInvitationText);
  const services = useServices();
  const inviting = useInviteLeads();
  if (!mayInvite(lead, today)) return null;
  const invite = () =>
    inviting.mutate(
      { leadIds: [lead.leadId], language },
      {
        onSuccess: (outcomes) =>
          services.flash
            .getState()
            .show(outcomes[0] === 'invited' ? 'success' : 'error', invitationsSaid(outcomes, text)),
        onError: (error) => showErrorFlash(services, error, errorMessageOr(error, text.notInvited)),
      },
    );
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={inviting.isPending}
      aria-label={text.inviteNamed(lead.investorName)}
      onClick={invite}
    >
      {text.invite}
    </Button>
  );
}

/** Saves a change of a lead, and says of each whether it was: one that fails is not hidden by the next, which is saved behind it. */
function useSaveLead({ leadId }: Lead) {
  const text = useWords(leadsText);
  const services = useServices();
  const { flash, session } = services;
  const { mutateAsync } = useUpdateLead();
  return async (change: { readonly status?: LeadStatus; readonly followUpOn?: BusinessDate | null }) => {
    const before = flash.getState().flash;
    const isSamePerson = samePerson(session);
    try {
      await mutateAsync({ leadId, ...change });
      const { flash: said, show } = flash.getState();
      if (said === before || said?.tone !== 'error') show('success', text.saved);
    } catch (error) {
      if (isSamePerson()) showErrorFlash(services, error, errorMessageOr(error, text.notSaved));
    }
  };
}

function LeadState({ lead, today }: Pick<LeadCardProps, 'lead' | 'today'>) {
  const text = useWords(leadsText);
  const statuses = useWords(leadStatusText);
  const faults = useWords(leadErrorText);
  const [late, setLate] = useState<BusinessDate | null>(null);
  const save = useSaveLead(lead);
  const { investorName: name, status, followUpOn, keptUntil } = lead;
  const isDue = followUpOn !== null && isLeadOpen(status) && followUpOn <= today;
  // of a day that was chosen before this was asked
  const isAfterDeletion = followUpOn !== null && !!keptUntil && followUpOn > keptUntil;
  return (
    <div className="px-leads__state" role="group" aria-label={text.status(name)}>
      <SelectField
        label={text.statusLabel}
        options={LEAD_STATUSES.map((value) => ({ value, text: statuses[value] }))}
        value={status}
        onPick={(next) => void save({ status: next })}
      />
      {isLeadOpen(status) && (
        <TextField
          label={text.followUpLabel}
          note={isDue ? text.overdue : undefined}
          type="date"
          value={late ?? followUpOn ?? ''}
          max={leadKeptUntil(today)}
          error={late !== null || isAfterDeletion ? faults.lead_follow_up_too_late : undefined}
          // a day that is half typed is an empty text, or of a year like 0002
          onInput={(typed) => {
            const followUpOn = namedDate(typed);
            const isLate = checkFollowUp(followUpOn, today) !== null;
            setLate(isLate ? followUpOn : null);
            if (!isLate && (typed === '' || followUpOn)) void save({ followUpOn });
          }}
        />
      )}
    </div>
  );
}
