import { said } from '@prosperx/core/language';
import {
  type Proposal,
  type ProposedItem,
  proposalKindText,
  type ProposalStep,
  proposalStepText,
  type ProposedTerms,
} from '@prosperx/core/proposal';
import { type RiskClassId, riskClassText } from '@prosperx/core/risk';
import type { ReactNode } from 'react';
import { RedemptionExpectation } from '#domain/redemption/redemption-expectation.js';
import { Badge, type BadgeProps } from '#primitives/display/badge.js';
import { Banner } from '#primitives/display/banner.js';
import { SumList, type SumLine } from '#primitives/display/sum-list.js';
import { writtenIn } from '#primitives/display/written-in.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useStyles } from '#theme/use-styles.js';
import { proposalText } from './proposal.text.js';
import redemptionCss from '#domain/redemption/redemption.css?inline';
import css from './proposals.css?inline';

type Text = typeof proposalText;

/** The scheme of an item, and the one that it goes to. */
export const nameOf = ({ schemeName, toSchemeName }: ProposedTerms): string =>
  toSchemeName === null ? schemeName : `${schemeName} → ${toSchemeName}`;

export const ownRiskOf = ({ riskClass }: Pick<Proposal, 'riskClass'>): string | null =>
  riskClass && (said(riskClassText)[riskClass.classId as RiskClassId] ?? null);

function termLines(terms: ProposedTerms, own: string | null, text: Text): SumLine[] {
  const { kind, amount, units, folioNo, sipDate, instalments, frequency, startDate, endDate, bought } = terms;
  const isEach = kind === 'sip' || kind === 'stp' || kind === 'swp';
  const lines: (SumLine | false)[] = [
    { term: isEach ? text.instalment : text.amount, value: text.amountOf(amount, units) },
    sipDate !== null && { term: text.day, value: text.dayOf(sipDate) },
    frequency !== null && { term: text.frequency, value: text.frequencyOf(frequency) },
    instalments !== null && { term: text.times, value: text.timesOf(kind, instalments) },
    kind === 'sip' && { term: text.starts, value: terms.firstOrderToday ? text.startsNow : text.startsLater },
    startDate !== null && { term: text.starts, value: text.date(startDate) },
    endDate !== null && { term: text.ends, value: text.date(endDate) },
    { term: text.folio, value: folioNo ?? text.newFolio },
    bought !== null && { term: text.plan, value: `${bought.plan}, ${bought.option}` },
    bought?.expenseRatio != null &&
      bought.expenseRatioDate !== null && {
        term: text.costs,
        value: (
          <>
            {bought.costAYear !== null && text.cost(bought.costAYear, isEach)}
            <small className="proposal__note">{text.ratio(bought.expenseRatio, bought.expenseRatioDate)}</small>
          </>
        ),
      },
    bought?.riskometer != null && {
      term: text.risk,
      value: (
        <>
          {text.riskOf(bought.riskometer, bought.riskometerDate)}
          {bought.fit !== 'unknown' && own !== null && (
            <span className="proposal__fit">
              <Badge tone={bought.fit === 'above' ? 'warning' : 'success'}>{text.fit[bought.fit](own)}</Badge>
            </span>
          )}
        </>
      ),
    },
  ];
  return lines.filter((line) => line !== false);
}

/** What the costs of items are, where any has some. */
export function CostsNote({ view: { items } }: { readonly view: Pick<Proposal, 'items'> }) {
  const text = useWords(proposalText);
  if (!items.some(({ terms }) => terms.bought?.expenseRatio != null)) return null;
  return <p className="px-muted px-small">{text.costsNote}</p>;
}

interface ItemProps {
  readonly item: ProposedItem;
  readonly own: string | null;
  /** Stands before its name, such as the way to choose it. */
  readonly lead?: ReactNode;
  /** Stands at its end. */
  readonly children?: ReactNode;
}

/** What one item asks for, costs and brings, or how far it is. */
export function ProposalItem({ item, own, lead, children }: ItemProps) {
  const text = useWords(proposalText);
  const kinds = useWords(proposalKindText);
  useStyles(redemptionCss);
  useStyles(css);
  const { terms, preview, fault, step } = item;
  const isFollowed = step !== 'proposed';
  return (
    <li className="proposal__item">
      <div className="proposal__head">
        {lead}
        <div>
          <p className="proposal__kind">{kinds[terms.kind]}</p>
          <h3 lang="en">{nameOf(terms)}</h3>
        </div>
      </div>
      {isFollowed && <Trail item={item} />}
      <SumList lines={termLines(terms, own, text)} />
      {preview && <RedemptionExpectation preview={preview} />}
      {fault !== '' && <Banner tone="warning">{fault}</Banner>}
      {children}
    </li>
  );
}

const TONES: Readonly<Partial<Record<ProposalStep, BadgeProps['tone']>>> = {
  left: 'disabled',
  failed: 'danger',
  done: 'success',
};

/** The number of the steps that lie behind an item; a plan is paid by its instalments. */
const BEHIND: Readonly<Record<ProposalStep, number>> = {
  proposed: 1,
  left: 1,
  failed: 1,
  approved: 2,
  ordered: 3,
  paid: 4,
  done: 5,
};

/** How far an item is, step by step. */
function Trail({ item: { terms, step, reason, units, pxOrderNumber } }: Pick<ItemProps, 'item'>) {
  const text = useWords(proposalText);
  const steps = text.trailOf(terms);
  const words = useWords(proposalStepText);
  const isEnd = step === 'left' || step === 'failed';
  return (
    <div className="proposal__trail">
      {isEnd ? (
        <p>
          <Badge tone={TONES[step]}>{words[step]}</Badge> <span lang={writtenIn(reason)}>{reason}</span>
        </p>
      ) : (
        <ol aria-label={text.trail} className="px-plain">
          {steps.map((name, index) => (
            <li
              key={name}
              data-done={index < BEHIND[step] || undefined}
              aria-current={index === Math.min(BEHIND[step], steps.length) - 1 ? 'step' : undefined}
            >
              {name}
            </li>
          ))}
        </ol>
      )}
      {units && <p className="proposal__units">{text.unitsOf(units)}</p>}
      {pxOrderNumber && <p className="px-muted px-small">{text.orderNo(pxOrderNumber)}</p>}
    </div>
  );
}
