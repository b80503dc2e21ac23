import {
  GOAL_COST_BOUNDS,
  GOAL_INFLATION_BOUNDS,
  GOAL_RATE_BOUNDS,
  type Goal,
  type Goals,
  MOST_GOALS,
} from '@prosperx/core/goal';
import { rupees } from '@prosperx/core/money';
import { addMonths } from '@prosperx/core/time';
import { useState } from 'react';
import { OwnLogin } from '#domain/session/own-login.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useIsSignedOn } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import { GoalCard } from './goal-card.js';
import { goalListText } from './goal-list.text.js';
import type { goalsContract } from './goals.contract.js';
import type { GoalDraft } from './use-goal-form.js';
import css from './goal-list.css?inline';

const dialogs = () => import('./goal-dialogs.lazy.js');
const GoalDialog = lazy(async () => (await dialogs()).GoalDialog);
const RemoveDialog = lazy(async () => (await dialogs()).RemoveDialog);

interface Props extends ViewProps<typeof goalsContract> {
  readonly data: Goals;
}

const YEARS = 10;

/** A new goal: as the page asks for it, or as the calculators begin. */
function newGoal(
  { cost, years = YEARS, annualRate, inflation }: Partial<Pick<Props, 'cost' | 'years' | 'annualRate' | 'inflation'>>,
  today: Goals['today'],
): GoalDraft {
  return {
    goalId: null,
    name: '',
    cost: cost === undefined ? GOAL_COST_BOUNDS.default : rupees(cost),
    date: addMonths(today, years * 12),
    inflationPercent: inflation ?? GOAL_INFLATION_BOUNDS.default,
    annualRatePercent: annualRate ?? GOAL_RATE_BOUNDS.default,
    folios: [],
    sipIds: [],
  };
}

/** All goals, by their day, and what can be done with them. */
export function GoalList({ data, onChanged, ...given }: Props) {
  const text = useWords(goalListText);
  useStyles(css);
  usePreload(GoalDialog);
  const isSignedOn = useIsSignedOn();
  const [edited, edit] = useState<GoalDraft | null>(() =>
    given.cost === undefined || isSignedOn ? null : newGoal(given, data.today),
  );
  const [removed, remove] = useState<Goal | null>(null);
  const isFull = data.goals.length >= MOST_GOALS;
  const add = isSignedOn ? (
    <OwnLogin to="/profile/goals" />
  ) : isFull ? (
    <p className="px-muted">{text.most}</p>
  ) : (
    <Button variant="primary" onClick={() => edit(newGoal({}, data.today))}>
      {text.add}
    </Button>
  );
  return (
    <Stack gap={5}>
      {data.goals.length === 0 ? (
        <EmptyState level={2} title={text.emptyTitle} text={text.emptyText} action={add} />
      ) : (
        <>
          {isSignedOn ? add : <Row>{add}</Row>}
          <ul className="goals">
            {data.goals.map((goal) => (
              <li key={goal.goalId}>
                <GoalCard
                  goal={goal}
                  data={data}
                  // its owner changes it, who signed in themselves
                  acts={isSignedOn ? null : { onEdit: () => edit(goal), onRemove: () => remove(goal) }}
                />
              </li>
            ))}
          </ul>
          <p className="px-muted px-small">{text.indicative}</p>
          <p className="px-muted px-small">
            <RiskWarning />
          </p>
        </>
      )}
      {edited && (
        <GoalDialog
          fallback={null}
          draft={edited}
          data={data}
          onSaved={() => onChanged?.({ act: 'saved' })}
          onClose={() => edit(null)}
        />
      )}
      {removed && (
        <RemoveDialog
          fallback={null}
          goal={removed}
          onRemoved={() => onChanged?.({ act: 'removed' })}
          onClose={() => remove(null)}
        />
      )}
    </Stack>
  );
}
