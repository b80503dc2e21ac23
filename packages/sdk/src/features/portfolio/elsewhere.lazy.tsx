import { formatDateShort, formatNav, formatUnits, withRupeeSign } from '@prosperx/core/format';
import {
  CAS_MAX_BYTES,
  casErrorText,
  type CasFault,
  casJson,
  type CasStatement,
  hasTransactions,
  type HeldElsewhere,
  readCas,
} from '@prosperx/core/portfolio';
import { type ChangeEvent, type ComponentProps, useRef, useState } from 'react';
import { Amount, Figure } from '#domain/holding/amounts.js';
import { OwnLogin } from '#domain/session/own-login.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { SumList } from '#primitives/display/sum-list.js';
import { type Column, Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useChangeElsewhere, useHeldElsewhere } from '#queries/elsewhere.js';
import { errorMessage } from '#services/services.js';
import { useIsSignedOn } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { elsewhereText } from './elsewhere.text.js';
import css from './portfolio.css?inline';

const Figures = lazy(async () => (await import('./elsewhere-figures.lazy.js')).ElsewhereFiguresView, {
  optional: true,
});
const ImportDialog = lazy(async () => (await import('./import-dialog.lazy.js')).ImportDialog);

/** What is held elsewhere by an imported statement, apart from the portfolio; and the way to import one. */
export function Elsewhere() {
  const text = useWords(elsewhereText);
  useStyles(css);
  const { data, isPending } = useHeldElsewhere();
  const isSignedOn = useIsSignedOn();
  if (isPending) return null;
  return (
    <Card title={text.title}>
      <div className="portfolio__plain">
        <Stack>
          {data ? <ElsewhereTable held={data} /> : <p className="px-muted">{text.none}</p>}
          {isSignedOn ? <OwnLogin to="/profile/portfolio" /> : <Import isAgain={data != null} />}
          {data?.transactionCount ? <Figures fallback={<SkeletonRows rows={4} />} /> : null}
        </Stack>
      </div>
    </Card>
  );
}

function ElsewhereTable({ held }: { readonly held: HeldElsewhere }) {
  const text = useWords(elsewhereText);
  const { source, from, until, holdings, value, cost, heldHere } = held;
  return (
    <>
      <p className="px-muted px-small">
        {text.statement(text.sources[source], formatDateShort(from), formatDateShort(until))}
      </p>
      <Table
        caption={text.title}
        columns={columns(text)}
        rows={holdings}
        keyOf={({ folioNo, schemeName }) => `${folioNo} ${schemeName}`}
        dense
        cards
      />
      <SumList
        lines={[
          ...(cost === null ? [] : [{ term: text.cost, value: <Amount amount={cost} decimals={2} /> }]),
          { term: text.total(formatDateShort(until)), value: <Amount amount={value} decimals={2} />, total: true },
        ]}
      />
      {holdings.some((held) => held.value === null) && <p className="px-muted px-small">{text.withoutValue}</p>}
      <LeftOut held={held} />
      {heldHere > 0 && <p className="px-muted px-small">{text.heldHere(heldHere)}</p>}
      <p className="px-muted px-small">{text.apart}</p>
    </>
  );
}

/** What of the statement is in neither table nor total. */
function LeftOut({ held: { otherHolder, leftOut } }: { readonly held: HeldElsewhere }) {
  const text = useWords(elsewhereText);
  return (
    <>
      {leftOut.length > 0 && (
        <Stack gap={2}>
          <Banner tone="warning">{text.partial(leftOut.length)}</Banner>
          <ul className="portfolio__notes px-small">
            {leftOut.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </Stack>
      )}
      {otherHolder > 0 && <p className="px-muted px-small">{text.otherHolder(otherHolder)}</p>}
    </>
  );
}

const columns = (text: typeof elsewhereText): readonly Column<HeldElsewhere['holdings'][number]>[] => [
  {
    name: 'scheme',
    title: text.scheme,
    full: true,
    cell: ({ brand, schemeName, folioNo }) => <FundCell brand={brand} name={schemeName} note={text.folio(folioNo)} />,
  },
  { name: 'units', title: text.units, numeric: true, cell: ({ units }) => <Figure>{formatUnits(units)}</Figure> },
  {
    name: 'nav',
    title: text.nav,
    numeric: true,
    cell: ({ nav, navDate }) => (
      <>
        {nav === null ? text.unknown : withRupeeSign(formatNav(nav))}
        {navDate !== null && <small>{formatDateShort(navDate)}</small>}
      </>
    ),
  },
  {
    name: 'value',
    title: text.value,
    numeric: true,
    cell: ({ value }) => (value === null ? text.valueUnknown : <Amount amount={value} decimals={2} />),
  },
];

type Noted = Pick<CasStatement, 'gaps' | 'warnings'>;

/** Balances of a statement that its lines do not add up to, and what its parser warned of. */
function Notes({ gaps = [], warnings }: Noted) {
  const text = useWords(elsewhereText);
  const said = [
    ...gaps.map(({ schemeName, folioNo, date, reckoned, stated }) =>
      text.gap(schemeName, folioNo, date && formatDateShort(date), formatUnits(reckoned), formatUnits(stated)),
    ),
    ...warnings.map(text.warned),
  ];
  if (said.length === 0) return null;
  return (
    <Stack gap={2}>
      <Banner tone="warning">{text.notes}</Banner>
      <ul className="portfolio__notes px-small">
        {said.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </Stack>
  );
}

const FILES = '.pdf,.json,application/pdf,application/json';

/** Tells a PDF by how it begins: its name may end with anything. */
const isPdf = async (file: File) => (await file.slice(0, 1024).text()).includes('%PDF-');

/** The button that opens the file's choice, and that which removes what was imported. */
function Import({ isAgain }: { readonly isAgain: boolean }) {
  const text = useWords(elsewhereText);
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<CasFault | null>(null);
  const [notes, setNotes] = useState<Noted | null>(null);
  const [chosen, choose] = useState<Pick<ComponentProps<typeof ImportDialog>, 'file' | 'statement'> | null>(null);
  const [isAsking, ask] = useState(false);
  const { save, remove } = useChangeElsewhere();
  const failure = save.error ?? remove.error;
  const said = fault ? casErrorText(fault) : failure && errorMessage(failure);
  const keep = (statement: CasStatement, withTransactions = false) => {
    choose(null);
    setNotes(statement);
    // what was said of a former removal is over
    remove.reset();
    save.mutate({ statement: casJson(statement, { withTransactions }), withTransactions });
  };
  const forget = () => {
    save.reset();
    setFault(null);
    setNotes(null);
  };
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const { files } = event.currentTarget;
    const file = files?.[0];
    // the same file may be chosen again once it was corrected
    event.currentTarget.value = '';
    if (!file) return;
    setFault(null);
    setNotes(null);
    if (file.size > CAS_MAX_BYTES) return setFault({ code: 'cas_too_large', path: '' });
    if (await isPdf(file)) return choose({ file, statement: null });
    const found = readCas(await file.text());
    if ('fault' in found) return setFault(found.fault);
    const { statement } = found;
    if (hasTransactions(statement)) choose({ file, statement });
    else keep(statement);
  };
  return (
    <>
      <div role="alert" className="px-said">
        {said && <Banner tone="danger">{said}</Banner>}
      </div>
      <div role="status" className="px-said">
        {save.isSuccess && !said && (
          <Stack>
            <Banner tone="success">{text.imported}</Banner>
            {notes && <Notes {...notes} />}
          </Stack>
        )}
      </div>
      <Row gap={2}>
        {/* the button names it: a picker cannot be styled */}
        <input
          ref={input}
          hidden
          type="file"
          accept={FILES}
          onChange={(event) => void take(event).catch(() => setFault({ code: 'cas_unopened', path: '' }))}
        />
        <Button size="sm" busy={save.isPending} onClick={() => input.current?.click()}>
          {isAgain ? text.again : text.choose}
        </Button>
        {isAgain && (
          <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => ask(true)}>
            {text.remove}
          </Button>
        )}
      </Row>
      <p className="px-muted px-small">{text.hint}</p>
      {chosen && <ImportDialog fallback={null} {...chosen} onClose={() => choose(null)} onRead={keep} />}
      {isAsking && <RemoveDialog remove={remove} onRemoved={forget} onClose={() => ask(false)} />}
    </>
  );
}

interface RemoveDialogProps extends Pick<ReturnType<typeof useChangeElsewhere>, 'remove'> {
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

function RemoveDialog({ remove, onRemoved, onClose }: RemoveDialogProps) {
  const text = useWords(elsewhereText);
  return (
    <Dialog
      open
      alert
      title={text.removeTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button
            variant="primary"
            busy={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: onRemoved, onSettled: onClose })}
          >
            {text.remove}
          </Button>
        </>
      }
    >
      <p>{text.removeText}</p>
    </Dialog>
  );
}
