import { firstNameOf, formatDateShort, formatMoment } from '@prosperx/core/format';
import { type DeskProposal, deskActsOf, type DeskStand, proposalKindText } from '@prosperx/core/proposal';
import { whatsAppLink } from '@prosperx/core/share';
import { businessDateAt } from '@prosperx/core/time';
import { useState } from 'react';
import { SiteLink } from '#domain/navigation/site-link.js';
import { isOnPhone } from '#domain/share/share-content.js';
import { Badge, type BadgeProps } from '#primitives/display/badge.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { Icon } from '#primitives/display/icon.js';
import { type Column, Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { chat } from '#primitives/icons/features.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useOpenProposal, useWithdrawDeskProposal } from '#queries/desk-proposals.js';
import { useWidget } from '#services/widget-context.js';
import { useSession } from '#session/use-session.js';
import { deskProposalsText } from './desk-proposals.text.js';

interface DeskTableProps {
  readonly rows: readonly DeskProposal[];
  /** Hears of a proposal that was withdrawn, whose button to do so is gone. */
  readonly onWithdrawn: () => void;
}

/** A page of proposals: a table, and cards where it is narrow. */
export function DeskTable({ rows, onWithdrawn }: DeskTableProps) {
  const text = useWords(deskProposalsText);
  const { navigate } = useWidget();
  const opening = useOpenProposal(() => navigate('/proposals'));
  const [asked, ask] = useState<DeskProposal | null>(null);
  const columns: readonly Column<DeskProposal>[] = [
    { name: 'customer', title: text.customer, full: true, cell: (row) => <Who row={row} /> },
    { name: 'what', title: text.what, cell: (row) => <What row={row} /> },
    { name: 'sent', title: text.sent, oneLine: true, cell: (row) => <Sent row={row} /> },
    { name: 'status', title: text.status, full: true, cell: (row) => <Stand row={row} /> },
    {
      name: 'next',
      title: text.next,
      action: true,
      cell: (row) => <Acts row={row} opening={opening} onWithdraw={ask} />,
    },
  ];
  return (
    <Card flush>
      <Table caption={text.caption} columns={columns} rows={rows} keyOf={({ proposalId }) => proposalId} cards dense />
      {asked && <WithdrawDialog row={asked} onClose={() => ask(null)} onWithdrawn={onWithdrawn} />}
    </Card>
  );
}

interface RowProps {
  readonly row: DeskProposal;
}

/** The customer, with the end of the mobile by which the advisor finds them in WhatsApp. */
function Who({ row: { name, mobile, family, encryptedId } }: RowProps) {
  const text = useWords(deskProposalsText);
  return (
    <span className="desk__who">
      <b>{name}</b>
      <small>{mobile}</small>
      {family !== '' && (
        <SiteLink quiet to="/my-customers" params={{ familyOf: encryptedId }}>
          {text.familyOf(family)}
        </SiteLink>
      )}
    </span>
  );
}

function What({ row: { sums } }: RowProps) {
  const text = useWords(deskProposalsText);
  const kinds = useWords(proposalKindText);
  return (
    <ul className="desk__what px-plain">
      {sums.map(({ kind, count, amount, inUnits }) => (
        <li key={kind}>{text.sum(kinds[kind], count, amount, inUnits)}</li>
      ))}
    </ul>
  );
}

function Sent({ row: { sentAt, version, openedAt, stand } }: RowProps) {
  const text = useWords(deskProposalsText);
  if (sentAt === null) return text.notSent;
  return (
    <>
      {formatDateShort(businessDateAt(sentAt))}
      {version > 1 && <small>{text.version(version)}</small>}
      {stand === 'waiting' && <small>{openedAt === null ? text.notOpened : text.opened}</small>}
    </>
  );
}

const TONES: Readonly<Partial<Record<DeskStand, BadgeProps['tone']>>> = {
  waiting: 'accent',
  failed: 'danger',
  expired: 'warning',
  declined: 'danger',
  done: 'success',
  withdrawn: 'disabled',
};

function Stand({ row: { stand, until, answeredAt, approved, items, declineReason } }: RowProps) {
  const text = useWords(deskProposalsText);
  const when =
    answeredAt !== null
      ? text.answered(formatMoment(answeredAt))
      : until === null || stand === 'withdrawn'
        ? ''
        : stand === 'expired'
          ? text.ended(formatMoment(until))
          : text.until(formatMoment(until));
  return (
    <span className="desk__stand">
      <Badge tone={TONES[stand]}>{text.stands[stand]}</Badge>
      {approved > 0 && <small>{text.approved(approved, items)}</small>}
      {when !== '' && <small>{when}</small>}
      {declineReason !== '' && <small>{text.reason(declineReason)}</small>}
    </span>
  );
}

interface ActsProps extends RowProps {
  readonly opening: ReturnType<typeof useOpenProposal>;
  readonly onWithdraw: (row: DeskProposal) => void;
}

function Acts({ row, opening, onWithdraw }: ActsProps) {
  const text = useWords(deskProposalsText);
  const { encryptedId, proposalId, name } = row;
  const acts = deskActsOf(row.stand);
  const isBusy = (isAnew: boolean) =>
    opening.isPending && opening.variables.proposalId === proposalId && opening.variables.isAnew === isAnew;
  return (
    <span className="desk__acts">
      {acts.includes('message') && <Message row={row} />}
      {acts.includes('withdraw') && (
        <Button size="sm" variant="danger-ghost" aria-label={text.withdrawOf(name)} onClick={() => onWithdraw(row)}>
          {text.withdraw}
        </Button>
      )}
      {acts.includes('resend') && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={text.resendOf(name)}
          busy={isBusy(true)}
          onClick={() => opening.mutate({ encryptedId, proposalId, isAnew: true })}
        >
          {text.resend}
        </Button>
      )}
      <Button
        size="sm"
        aria-label={text.openOf(name)}
        busy={isBusy(false)}
        onClick={() => opening.mutate({ encryptedId, proposalId, isAnew: false })}
      >
        {text.open}
      </Button>
    </span>
  );
}

/** Opens WhatsApp with a message to the customer, whom the advisor chooses there, to read over and send. */
function Message({ row: { name, stand } }: RowProps) {
  const text = useWords(deskProposalsText);
  const { advisor } = useSession();
  const message = text.toCustomer(firstNameOf(name), text.about[stand], advisor?.advisorName ?? '');
  return (
    <a
      className="px-iconbtn"
      href={whatsAppLink(message, isOnPhone())}
      target="_blank"
      rel="noreferrer"
      aria-label={text.message(name)}
    >
      <Icon shape={chat} />
    </a>
  );
}

type WithdrawProps = RowProps & Pick<DeskTableProps, 'onWithdrawn'> & { readonly onClose: () => void };

function WithdrawDialog({ row: { proposalId, name }, onClose, onWithdrawn }: WithdrawProps) {
  const text = useWords(deskProposalsText);
  const withdraw = useWithdrawDeskProposal(text.withdrawn, { onDone: onClose, onWithdrawn });
  const actions = (
    <>
      <Button onClick={onClose}>{text.keep}</Button>
      <Button variant="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate(proposalId)}>
        {text.withdraw}
      </Button>
    </>
  );
  return (
    <Dialog open title={text.withdrawTitle} onClose={onClose} actions={actions} lightDismiss>
      <p>{text.withdrawLead(name)}</p>
    </Dialog>
  );
}
