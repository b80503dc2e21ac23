import type { FamilyHolder, FamilyMembers } from '@prosperx/core/family';
import { formatDateShort, formatNav, formatUnits, withRupeeSign } from '@prosperx/core/format';
import { businessDateAt } from '@prosperx/core/time';
import { useState } from 'react';
import { Unvalued } from '#domain/fund/unvalued.js';
import { Amount, Figure } from '#domain/holding/amounts.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { SumList } from '#primitives/display/sum-list.js';
import { type Column, Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useAnswerFamily, useFamily, useFamilyPortfolio } from '#queries/family.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { useStyles } from '#theme/use-styles.js';
import { familyText } from './family.text.js';
import css from './portfolio.css?inline';

/** The family of the account holder, where their advisor asked: who may see what they hold, and what they may see of others. */
export function Family() {
  const text = useWords(familyText);
  useStyles(css);
  const { data } = useFamily();
  const ended = data?.ended ?? [];
  if (!data || data.members.length + ended.length === 0) return null;
  const isAsked = data.members.some(({ mine }) => mine === 'asked');
  return (
    <Card title={text.title} tone={isAsked ? 'accent' : undefined}>
      <div className="portfolio__plain">
        <Stack>
          <p className="px-muted">{isAsked ? text.asks(data.advisorName) : text.stands}</p>
          {data.members.length > 0 && <Members members={data.members} />}
          {ended.map(({ memberId, name, endedAt }) => (
            <p className="px-muted px-small" key={memberId}>
              {text.ended(name, formatDateShort(businessDateAt(endedAt)))}
            </p>
          ))}
          {data.members.some(({ showsTheirs }) => showsTheirs) && <Together />}
        </Stack>
      </div>
    </Card>
  );
}

type Member = FamilyMembers['members'][number];

function Members({ members }: Pick<FamilyMembers, 'members'>) {
  const services = useServices();
  const answering = useAnswerFamily();
  const [asked, ask] = useState<Member | null>(null);
  const answer = ({ memberId }: Member, allow: boolean) => {
    ask(null);
    answering.mutate({ memberId, allow }, { onError: (error) => showErrorFlash(services, error) });
  };
  return (
    <>
      <ul className="portfolio__family">
        {members.map((member) => (
          <MemberRow
            key={member.memberId}
            member={member}
            busy={answering.isPending && answering.variables.memberId === member.memberId}
            onAllow={() => ask(member)}
            onStop={() => answer(member, false)}
          />
        ))}
      </ul>
      {asked && <Confirm member={asked} onKeep={() => ask(null)} onAllow={() => answer(asked, true)} />}
    </>
  );
}

interface MemberRowProps {
  readonly member: Member;
  readonly busy: boolean;
  readonly onAllow: () => void;
  readonly onStop: () => void;
}

function MemberRow({ member, busy, onAllow, onStop }: MemberRowProps) {
  const text = useWords(familyText);
  const { name, mine, showsTheirs } = member;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="px-small">{stateOf(member, text)}</p>
        <p className="px-muted px-small">{showsTheirs ? text.showsTheirs : text.hidesTheirs}</p>
      </div>
      <Row gap={2}>
        {mine !== 'allowed' && (
          <Button size="sm" aria-label={text.allowOf(name)} busy={busy} onClick={onAllow}>
            {text.allow}
          </Button>
        )}
        {mine === 'asked' && (
          <Button size="sm" variant="ghost" aria-label={text.declineOf(name)} busy={busy} onClick={onStop}>
            {text.decline}
          </Button>
        )}
        {mine === 'allowed' && (
          <Button size="sm" variant="danger-ghost" aria-label={text.stopOf(name)} busy={busy} onClick={onStop}>
            {text.stop}
          </Button>
        )}
      </Row>
    </li>
  );
}

interface ConfirmProps {
  readonly member: Member;
  readonly onKeep: () => void;
  readonly onAllow: () => void;
}

/** Says just what the other one would see, and what not, before it is allowed. */
function Confirm({ member: { name }, onKeep, onAllow }: ConfirmProps) {
  const text = useWords(familyText);
  return (
    <Dialog
      open
      alert
      title={text.dialogTitle(name)}
      onClose={onKeep}
      actions={
        <>
          <Button onClick={onKeep}>{text.keep}</Button>
          <Button variant="primary" onClick={onAllow}>
            {text.allow}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{text.sees(name)}</p>
        <p>{text.seesNot}</p>
        <p>{text.ends}</p>
      </Stack>
    </Dialog>
  );
}

function stateOf({ mine, answeredAt, endedAt }: Member, text: typeof familyText): string {
  if (endedAt) return text.withdrawn(formatDateShort(businessDateAt(endedAt)));
  const said = text.mine[mine];
  return answeredAt === null ? said : text.since(said, formatDateShort(businessDateAt(answeredAt)));
}

/** What the family holds together as far as its members show it, and their holdings. */
function Together() {
  const text = useWords(familyText);
  const { data } = useFamilyPortfolio(true);
  if (!data) return null;
  return (
    <>
      <h3>{text.together}</h3>
      <SumList
        lines={[
          ...data.members.map(({ name, isOwn, value }) => ({
            term: isOwn ? text.own : name,
            value: <Amount amount={value} decimals={2} />,
          })),
          { term: text.sum, value: <Amount amount={data.value} decimals={2} />, total: true },
        ]}
      />
      {data.asOfNavDate && (
        <p className="px-muted px-small">
          {text.asOf(
            formatDateShort(data.oldestNavDate ?? data.asOfNavDate),
            formatDateShort(data.newestNavDate ?? data.asOfNavDate),
          )}
        </p>
      )}
      <Unvalued
        schemes={data.members.flatMap(({ holdings }) =>
          holdings.flatMap(({ value, schemeName }) => (value === null ? schemeName : [])),
        )}
      />
      {data.members.map((member) => !member.isOwn && <HeldBy key={member.memberId} member={member} />)}
    </>
  );
}

function HeldBy({ member: { name, holdings } }: { readonly member: FamilyHolder }) {
  const text = useWords(familyText);
  if (holdings.length === 0) return <p className="px-muted">{text.holdsNothing(name)}</p>;
  return (
    <details className="portfolio__shares">
      <summary>{text.holdingsOf(name)}</summary>
      <Table
        caption={text.holdingsOf(name)}
        columns={columns(text)}
        rows={holdings}
        keyOf={({ schemeName }) => schemeName}
        dense
        cards
      />
    </details>
  );
}

const columns = (text: typeof familyText): readonly Column<FamilyHolder['holdings'][number]>[] => [
  {
    name: 'scheme',
    title: text.scheme,
    full: true,
    cell: ({ brand, schemeName }) => <FundCell brand={brand} name={schemeName} />,
  },
  { name: 'units', title: text.units, numeric: true, cell: ({ units }) => <Figure>{formatUnits(units)}</Figure> },
  { name: 'invested', title: text.invested, numeric: true, cell: ({ invested }) => <Amount amount={invested} /> },
  {
    name: 'value',
    title: text.value,
    numeric: true,
    cell: ({ value, nav, navDate }) =>
      value === null || nav === null || navDate === null ? (
        <span className="px-muted">{text.noNav}</span>
      ) : (
        <>
          <Amount amount={value} />
          <small>
            {withRupeeSign(formatNav(nav))}, {formatDateShort(navDate)}
          </small>
        </>
      ),
  },
];
