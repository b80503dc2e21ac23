import { formatDate, formatDateShort, formatMoney } from '@prosperx/core/format';
import { addPaise } from '@prosperx/core/money';
import { unvaluedText } from '@prosperx/core/portfolio';
import type { Review } from '@prosperx/core/review';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { Money } from '#primitives/display/money.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { Row } from '#primitives/display/stack.js';
import { SumList } from '#primitives/display/sum-list.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { useCanPrint } from '#session/use-can-print.js';
import { useStyles } from '#theme/use-styles.js';
import { reviewPartsText } from './review-parts.text.js';
import { Mix, Overlap, Plans } from './review-spread.js';
import { Lagging, TaxFree } from './review-tables.js';
import css from './review-parts.css?inline';

/** All parts of a review, each with what it is reckoned from. */
export function ReviewParts({ review }: { readonly review: Review }) {
  const text = useWords(reviewPartsText);
  useStyles(css);
  const { navigate } = useWidget();
  const canPrint = useCanPrint();
  if (review.here + review.elsewhere + review.withoutValue + review.unvalued.length === 0)
    return (
      <EmptyState
        level={2}
        title={text.emptyTitle}
        text={text.emptyText}
        action={<Button onClick={() => navigate('/profile/portfolio')}>{text.import}</Button>}
      />
    );
  return (
    <div className="review">
      <div className="review__head">
        <p className="px-muted">{text.indicative}</p>
        {canPrint && (
          <Button size="sm" onClick={() => print()}>
            {text.print}
          </Button>
        )}
      </div>
      <Summary review={review} />
      <Mix review={review} />
      <Overlap review={review} />
      <Plans review={review} />
      <Lagging review={review} />
      <TaxFree review={review} />
      <LockIns review={review} />
      <Idle review={review} />
      <p className="px-muted px-small">
        <RiskWarning />
      </p>
    </div>
  );
}

interface PartProps {
  readonly review: Review;
}

function Summary({ review }: PartProps) {
  const text = useWords(reviewPartsText);
  const words = text.summary;
  const unvalued = useWords(unvaluedText);
  const { navigate } = useWidget();
  const { here, elsewhere, asOf, oldestNavDate, newestNavDate, elsewhereUntil, withoutValue, unknown } = review;
  const notes = [
    ...(asOf ? [words.asOf(formatDate(oldestNavDate ?? asOf), formatDate(newestNavDate ?? asOf))] : []),
    elsewhereUntil ? words.until(formatDate(elsewhereUntil)) : words.onlyHere,
    ...(review.unvalued.length > 0 ? [unvalued.notInTotals(review.unvalued)] : []),
    ...(withoutValue > 0 ? [words.withoutValue(withoutValue)] : []),
    ...(unknown > 0 ? [words.unknown(formatMoney(unknown))] : []),
  ];
  return (
    <Card title={words.title}>
      <SumList
        lines={[
          { term: words.here, value: <Money amount={here} /> },
          { term: words.elsewhere, value: <Money amount={elsewhere} /> },
          { term: words.total, value: <Money amount={addPaise(here, elsewhere)} />, total: true },
        ]}
      />
      {notes.map((note) => (
        <p key={note} className="px-muted px-small">
          {note}
        </p>
      ))}
      {elsewhereUntil === null && (
        <Row>
          <Button size="sm" onClick={() => navigate('/profile/portfolio')}>
            {text.import}
          </Button>
        </Row>
      )}
    </Card>
  );
}

/** Names of folios with what is said of each. */
function FolioNotes({
  folios,
}: {
  readonly folios: readonly { readonly schemeName: string; readonly folioNo: string; readonly note: string }[];
}) {
  const text = useWords(reviewPartsText);
  return (
    <ul className="review__folios">
      {folios.map(({ schemeName, folioNo, note }) => (
        <li key={`${schemeName} ${folioNo}`}>
          <b lang="en">{schemeName}</b>
          <small>
            {text.folio(folioNo)} · {note}
          </small>
        </li>
      ))}
    </ul>
  );
}

function LockIns({ review }: PartProps) {
  const words = useWords(reviewPartsText).lockIns;
  const held = review.lockIns.map(({ free, locked, next, ...folio }) => ({
    ...folio,
    note: [
      ...(free > 0 ? [words.free(formatMoney(free))] : []),
      ...(locked > 0 ? [words.locked(formatMoney(locked))] : []),
      ...(next ? [words.next(formatDateShort(next))] : []),
    ].join(', '),
  }));
  const folios = [...held, ...review.lockInsSelling.map((folio) => ({ ...folio, note: words.selling }))];
  return <Card title={words.title}>{folios.length === 0 ? <p>{words.none}</p> : <FolioNotes folios={folios} />}</Card>;
}

function Idle({ review }: PartProps) {
  const words = useWords(reviewPartsText).idle;
  const folios = review.idle.map(({ value, since, ...folio }) => ({
    ...folio,
    note: `${formatMoney(value)}, ${words.since(formatDateShort(since))}`,
  }));
  return <Card title={words.title}>{folios.length === 0 ? <p>{words.none}</p> : <FolioNotes folios={folios} />}</Card>;
}
