import { formatDateShort } from '@prosperx/core/format';
import { LINKS_A_PAGE, type SharedLink } from '@prosperx/core/share';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { useState } from 'react';
import { QueryState } from '#domain/query-state/query-state.js';
import { Badge } from '#primitives/display/badge.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { Pager } from '#primitives/display/pager.js';
import { Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useRevokeLink, useSharedLinks } from '#queries/shared-links.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { sharedLinksText } from './shared-links.text.js';

const day = (instant: Instant) => formatDateShort(businessDateAt(instant));

/** The links that an advisor shared: whom each was for, whether it was opened, and the way to end it. */
export function SharedLinks() {
  const text = useWords(sharedLinksText);
  const [page, setPage] = useState(0);
  const query = useSharedLinks(page);
  return (
    <Card title={text.title} flush={(query.data?.count ?? 0) > 0}>
      <QueryState query={query} failed={text.failed} isEmpty={({ count }) => count === 0} empty={<p>{text.none}</p>}>
        {({ count, links }) => (
          <>
            <Links links={links} />
            <Pager page={page + 1} pages={Math.ceil(count / LINKS_A_PAGE)} onPage={(next) => setPage(next - 1)} />
          </>
        )}
      </QueryState>
    </Card>
  );
}

function Links({ links }: { readonly links: readonly SharedLink[] }) {
  const text = useWords(sharedLinksText);
  const [asked, setAsked] = useState<SharedLink | null>(null);
  const { columns } = text;
  const receiverOf = ({ receiver }: SharedLink) => receiver ?? text.nobody;
  const opened = ({ openedAt, opens }: SharedLink) =>
    openedAt === null ? text.notOpened : `${day(openedAt)}, ${text.times(opens)}`;
  /** What is over has no day on which it ends, and nothing to press. */
  const until = ({ expiresAt, revokedAt }: SharedLink) =>
    revokedAt === null ? day(expiresAt) : <Badge tone="disabled">{text.revokedOn(day(revokedAt))}</Badge>;
  const end = (link: SharedLink) =>
    link.revokedAt === null && (
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-label={text.revokeOf(text.kinds[link.kind], receiverOf(link))}
        onClick={() => setAsked(link)}
      >
        {text.revoke}
      </Button>
    );
  return (
    <>
      <Table
        caption={text.title}
        keyOf={({ code }) => code}
        rows={links}
        cards
        columns={[
          { name: 'receiver', title: columns.receiver, full: true, cell: (link) => <b>{receiverOf(link)}</b> },
          { name: 'kind', title: columns.kind, cell: ({ kind }) => text.kinds[kind] },
          { name: 'shared', title: columns.shared, oneLine: true, cell: ({ sharedAt }) => day(sharedAt) },
          { name: 'opened', title: columns.opened, cell: opened },
          { name: 'until', title: columns.until, oneLine: true, cell: until },
          { name: 'revoke', title: columns.revoke, action: true, cell: end },
        ]}
      />
      {asked && <Ask link={asked} receiver={receiverOf(asked)} onClose={() => setAsked(null)} />}
    </>
  );
}

interface AskProps {
  readonly link: SharedLink;
  readonly receiver: string;
  readonly onClose: () => void;
}

function Ask({ link, receiver, onClose }: AskProps) {
  const text = useWords(sharedLinksText);
  const { flash } = useServices();
  const revoke = useRevokeLink();
  const end = () =>
    revoke.mutate(link.code, {
      onSuccess: () => flash.getState().show('success', text.revoked),
      onError: (error) => showErrorFlash({ flash }, error),
      onSettled: onClose,
    });
  return (
    <Dialog
      open
      alert
      title={text.ask}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button variant="danger" busy={revoke.isPending} onClick={end}>
            {text.revoke}
          </Button>
        </>
      }
    >
      <p>{text.asked(text.kinds[link.kind], receiver)}</p>
    </Dialog>
  );
}
