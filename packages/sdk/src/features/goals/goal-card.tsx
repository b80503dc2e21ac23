import { formatDate, formatDateShort, formatMoney } from '@prosperx/core/format';
import { type Goal, type GoalProgress, goalProgress, type Goals, type GoalState } from '@prosperx/core/goal';
import { addPaise, rupees, toRupees } from '@prosperx/core/money';
import { Unvalued } from '#domain/fund/unvalued.js';
import { Badge, type BadgeProps } from '#primitives/display/badge.js';
import { Button } from '#primitives/display/button.js';
import { Facts } from '#primitives/display/card.js';
import { Money } from '#primitives/display/money.js';
import { Row } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { setStyle } from '#theme/set-style.js';
import { goalListText } from './goal-list.text.js';
import { paysInto } from './pays-into.js';

const tones: Readonly<Record<GoalState, BadgeProps['tone']>> = {
  reached: 'success',
  on_track: 'success',
  behind: 'warning',
  over: 'disabled',
};

/** What is tied to a goal, and what it comes to. */
function meansOf({ goalId }: Goal, { folios, unvalued, sips }: Goals) {
  const held = folios.filter((folio) => folio.goalId === goalId);
  const without = unvalued.filter((folio) => folio.goalId === goalId);
  const running = sips.filter((sip) => sip.goalId === goalId);
  const others = [...folios, ...unvalued].filter((folio) => folio.goalId !== goalId);
  return {
    folios: held.length + without.length,
    sips: running.length,
    value: addPaise(...held.map(({ value }) => value)),
    /** The scheme of each folio that is not in the value. */
    unvalued: without.map(({ schemeName }) => schemeName),
    running,
    /** What these SIPs have bought before, and what is not linked with them. */
    uncounted: others.filter((folio) => running.some((sip) => paysInto(sip, folio))),
    monthly: addPaise(...running.map(({ amount }) => amount)),
    /** The oldest of their NAVs; null without a folio. */
    navDate: held.map(({ navDate }) => navDate).sort()[0] ?? null,
  };
}

interface Props {
  readonly goal: Goal;
  readonly data: Goals;
  /** null for whoever may not change it. */
  readonly acts: { readonly onEdit: () => void; readonly onRemove: () => void } | null;
}

/** One goal: how it stands, of what, and what would close the gap. */
export function GoalCard({ goal, data, acts }: Props) {
  const text = useWords(goalListText);
  const means = meansOf(goal, data);
  const progress = goalProgress(goal, { value: means.value, sips: means.running }, data.today);
  // what is missing is not known without the worth of all
  const isUnknown = means.unvalued.length > 0 && (progress.state === 'behind' || progress.state === 'over');
  const facts = [
    { term: text.cost, value: <Money amount={goal.cost} /> },
    { term: text.futureCost, value: <Money amount={progress.futureCost} /> },
    { term: text.value, value: <Money amount={means.value} /> },
    { term: text.monthly, value: <Money amount={means.monthly} /> },
    { term: text.expected, value: <Money amount={progress.expected} /> },
  ];
  return (
    <article className="goals__goal" aria-label={goal.name}>
      <header>
        <div>
          <h2>{goal.name}</h2>
          <p className="px-muted">{text.by(formatDate(goal.date))}</p>
        </div>
        {!isUnknown && <Badge tone={tones[progress.state]}>{text.states[progress.state]}</Badge>}
      </header>
      <div
        className="goals__bar"
        role="progressbar"
        aria-label={text.progress(progress.percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress.percent}
        ref={setStyle({ '--f': progress.percent / 100 })}
      >
        <i />
      </div>
      <p>
        <b>{text.progress(progress.percent)}</b>
      </p>
      {!isUnknown && <Gap progress={progress} isInPart={means.unvalued.length > 0} />}
      <Unvalued schemes={means.unvalued} />
      {means.uncounted.map(({ folioNo, schemeId, schemeName }) => (
        <p key={`${folioNo} ${schemeId}`} className="px-small">
          {text.uncounted(schemeName, folioNo)}
        </p>
      ))}
      <Facts facts={facts} boxed />
      <p className="px-muted px-small">
        {[
          means.folios + means.sips === 0 ? text.nothingTied : text.tied(means.folios, means.sips),
          ...(means.navDate ? [text.valueOn(formatDateShort(means.navDate))] : []),
          text.at(goal.annualRatePercent, goal.inflationPercent),
        ].join(' · ')}
      </p>
      {means.folios + means.sips > 0 && (
        <p className="px-muted px-small">
          {[text.counts, ...(means.uncounted.length > 0 ? [] : [text.added])].join(' ')}
        </p>
      )}
      {acts && (
        <Row gap={3}>
          <Button size="sm" aria-label={text.editOf(goal.name)} onClick={acts.onEdit}>
            {text.edit}
          </Button>
          <Button size="sm" variant="ghost" aria-label={text.removeOf(goal.name)} onClick={acts.onRemove}>
            {text.remove}
          </Button>
        </Row>
      )}
    </article>
  );
}

interface GapProps {
  readonly progress: GoalProgress;
  /** The worth of some of it is not known, and so not what is missing. */
  readonly isInPart: boolean;
}

/** Says what is missing, and leads to the SIP that would close the gap. What is enough today may be too little then. */
function Gap({ progress, isInPart }: GapProps) {
  const text = useWords(goalListText);
  const { navigate } = useWidget();
  const { state, monthlyMissing } = progress;
  const missing = formatMoney(progress.missing);
  if (state === 'reached' && (isInPart || progress.missing === 0)) return <p>{text.reached}</p>;
  if (state === 'on_track') return <p>{text.onTrack}</p>;
  if (state === 'over') return <p>{progress.missing > 0 ? text.over(missing) : text.overReached}</p>;
  if (monthlyMissing === 0) return <p>{text.tooNear(missing)}</p>;
  // a SIP takes whole rupees
  const monthly = rupees(Math.ceil(toRupees(monthlyMissing)));
  return (
    <div className="goals__gap">
      {state === 'reached' && <p>{text.reachedToday}</p>}
      <p>{text.behind(missing, formatMoney(monthly))}</p>
      <Button
        size="sm"
        variant="primary"
        onClick={() => navigate('/search-panel', { monthlyAmount: toRupees(monthly) })}
      >
        {text.start}
      </Button>
      <p className="px-muted px-small">{text.startNote}</p>
    </div>
  );
}
