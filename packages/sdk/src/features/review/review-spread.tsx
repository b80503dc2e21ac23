import { formatPercent } from '@prosperx/core/format';
import { categoryName } from '@prosperx/core/fund';
import { ASSET_CLASSES } from '@prosperx/core/portfolio';
import { LARGE_SHARE, MANY_FUNDS, NEAR_TARGET, NOT_KNOWN, type Review } from '@prosperx/core/review';
import { isRiskClass, riskClassText } from '@prosperx/core/risk';
import { useId } from 'react';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { Money } from '#primitives/display/money.js';
import { Row } from '#primitives/display/stack.js';
import { Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { setStyle } from '#theme/set-style.js';
import { reviewPartsText } from './review-parts.text.js';

interface PartProps {
  readonly review: Review;
}

const onePlace = (percent: number) => formatPercent(percent, 1);

/** Shares, debt and other assets beside what suits the risk profile. */
export function Mix({ review: { mix, target } }: PartProps) {
  const words = useWords(reviewPartsText).mix;
  const classes = useWords(riskClassText);
  const { navigate } = useWidget();
  if (mix === null) return null;
  const apart = target ? mix.equity - target.equity : 0;
  const profile = target && isRiskClass(target.riskClassId) ? classes[target.riskClassId] : null;
  const finding = target
    ? Math.abs(apart) <= NEAR_TARGET
      ? words.near
      : words.apart(formatPercent(Math.abs(apart), 0).replace('%', ''), apart > 0)
    : words.noProfile;
  return (
    <Card title={words.title}>
      <p>{finding}</p>
      <Table
        caption={words.title}
        dense
        rows={ASSET_CLASSES}
        keyOf={(asset) => asset}
        columns={[
          { name: 'asset', title: words.asset, cell: (asset) => words.of[asset] },
          { name: 'yours', title: words.yours, numeric: true, cell: (asset) => onePlace(mix[asset]) },
          ...(target
            ? [
                {
                  name: 'model',
                  title: words.model,
                  numeric: true,
                  cell: (asset: (typeof ASSET_CLASSES)[number]) => onePlace(target[asset]),
                },
              ]
            : []),
        ]}
      />
      <p className="px-muted px-small">{words.source(profile)}</p>
      {!target && (
        <Row>
          <Button size="sm" onClick={() => navigate('/profile/risk-profile', { flowType: 'profile' })}>
            {words.makeProfile}
          </Button>
        </Row>
      )}
    </Card>
  );
}

type Shares = Review['categories'];

/** Categories and houses that are held more than once. */
export function Overlap({ review: { categories: held, houses: found } }: PartProps) {
  const text = useWords(reviewPartsText);
  const words = text.overlap;
  const categories = held.map((category) => ({ ...category, name: categoryName(category.name) }));
  const known = found.filter(({ name }) => name !== NOT_KNOWN);
  const houses = found.map((house) => (house.name === NOT_KNOWN ? { ...house, name: text.unknown } : house));
  const findings = [
    ...categories
      .filter(({ schemes }) => schemes > MANY_FUNDS)
      .map(({ name, schemes }) => words.several(name, schemes)),
    ...known
      .filter(({ percent }) => percent > LARGE_SHARE)
      .map(({ name, percent }) => words.large(name, onePlace(percent))),
  ];
  return (
    <Card title={words.title}>
      {findings.length === 0 ? <p>{words.none}</p> : findings.map((finding) => <p key={finding}>{finding}</p>)}
      <div className="review__pair">
        <SharesList title={words.categories} shares={categories} />
        <SharesList title={words.houses} shares={houses} isEnglish />
      </div>
    </Card>
  );
}

/** Regular and direct plans by their value. */
export function Plans({ review: { plans } }: PartProps) {
  const text = useWords(reviewPartsText);
  const words = text.plans;
  const named = plans.map((plan) => ({ ...plan, name: words.of[plan.name] ?? text.unknown }));
  return (
    <Card title={words.title}>
      <SharesList shares={named} />
      <p className="px-muted px-small">{words.source}</p>
    </Card>
  );
}

interface SharesListProps {
  /** Names the list, and stands above it. */
  readonly title?: string;
  readonly shares: Shares;
  /** The shares are of what has an English name. */
  readonly isEnglish?: boolean;
}

/** What each part has of the whole, the largest first, with a bar as long as its share. */
function SharesList({ title, shares, isEnglish }: SharesListProps) {
  const words = useWords(reviewPartsText).overlap;
  const id = useId();
  return (
    <div>
      {title !== undefined && <h3 id={id}>{title}</h3>}
      <ul className="review__shares" aria-labelledby={title === undefined ? undefined : id}>
        {shares.map(({ name, schemes, value, percent }) => (
          <li key={name}>
            <b lang={isEnglish ? 'en' : undefined}>{name}</b> <Money amount={value} />{' '}
            <small>{words.funds(schemes)}</small> <small>{onePlace(percent)}</small>
            <i aria-hidden ref={setStyle({ '--f': percent / 100 })} />
          </li>
        ))}
      </ul>
    </div>
  );
}
