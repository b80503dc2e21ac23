import type { FamilyConsents } from '@prosperx/core/family';
import { formatDateShort } from '@prosperx/core/format';
import { businessDateAt } from '@prosperx/core/time';
import { useState } from 'react';
import { QueryState } from '#domain/query-state/query-state.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { type Column, Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useAskFamily, useFamilyConsents } from '#queries/family.js';
import { useFamilyReport } from '#queries/portfolio-report.js';
import { showErrorFlash } from '#services/error-message.js';
import { errorMessage, useServices } from '#services/services.js';
import { useSession } from '#session/use-session.js';
import { familyConsentsText } from './family-consents.text.js';

interface FamilyProps {
  readonly family: string;
}

/** What the members of a family said to each other seeing what they hold, and the button by which their advisor asks them. */
export function FamilyConsentsCard({ family }: FamilyProps) {
  const text = useWords(familyConsentsText);
  const query = useFamilyConsents(family);
  return (
    <Card>
      <QueryState query={query} failed={text.failed} reasonOf={errorMessage} waiting={<SkeletonRows rows={2} />}>
        {(stands) => (
          <Stack>
            <p className="px-muted">{stands.members.length < 2 ? text.alone : text.lead}</p>
            {stands.members.length > 1 && <Answers {...stands} />}
            {stands.members.length > 1 && <p className="px-muted px-small">{text.reportNote}</p>}
            {stands.unasked > 0 && <Ask family={family} {...stands} />}
          </Stack>
        )}
      </QueryState>
    </Card>
  );
}

function Answers({ members, consents }: FamilyConsents) {
  const text = useWords(familyConsentsText);
  const nameOf = (id: string) => members.find(({ memberId }) => memberId === id)?.name ?? '';
  const { advisor, user } = useSession();
  const report = useFamilyReport();
  const columns: readonly Column<FamilyConsents['members'][number]>[] = [
    { name: 'member', title: text.member, full: true, cell: ({ name }) => <strong>{name}</strong> },
    {
      name: 'shows',
      title: text.shows,
      full: true,
      cell: ({ memberId }) => {
        const theirs = members.flatMap(({ memberId: viewer }) =>
          consents.filter(({ ownerId, viewerId }) => ownerId === memberId && viewerId === viewer),
        );
        if (theirs.length === 0) return <span className="px-muted">{text.nobodyAsked}</span>;
        return (
          <ul className="customers__answers">
            {theirs.map(({ viewerId, state, at, endedAt }) => (
              <li key={viewerId}>
                {text.answers[endedAt ? 'withdrawn' : state](
                  nameOf(viewerId),
                  formatDateShort(businessDateAt(endedAt ?? at)),
                )}
              </li>
            ))}
          </ul>
        );
      },
    },
    // a report is made in nobody's account
    ...(advisor && !user
      ? [
          {
            name: 'report',
            title: text.report,
            action: true,
            cell: ({ memberId, name }: FamilyConsents['members'][number]) => (
              <Button
                size="sm"
                aria-label={text.reportFor(name)}
                busy={report.isPending && report.variables === memberId}
                onClick={() => report.mutate(memberId)}
              >
                {text.report}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return <Table caption={text.title} columns={columns} rows={members} keyOf={({ memberId }) => memberId} dense cards />;
}

function Ask({ family, members, consents }: FamilyProps & FamilyConsents) {
  const text = useWords(familyConsentsText);
  const services = useServices();
  const [isAsking, setAsking] = useState(false);
  const asking = useAskFamily(family);
  const ask = () => {
    setAsking(false);
    asking.mutate(undefined, {
      onSuccess: () => services.flash.getState().show('success', text.asked),
      onError: (error) => showErrorFlash(services, error),
    });
  };
  const label = consents.length === 0 ? text.ask : text.askNew;
  return (
    <Row>
      <Button busy={asking.isPending} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        alert
        title={text.dialogTitle(family)}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{text.cancel}</Button>
            <Button variant="primary" onClick={ask}>
              {label}
            </Button>
          </>
        }
      >
        <p>{text.dialogText(members.length)}</p>
      </Dialog>
    </Row>
  );
}
