import { formatDate, formatMoney } from '@prosperx/core/format';
import { type Goal, goalProgress, type Goals } from '@prosperx/core/goal';
import { ZERO_PAISE } from '@prosperx/core/money';
import { useId } from 'react';
import { Button } from '#primitives/display/button.js';
import { Stack } from '#primitives/display/stack.js';
import { AmountField } from '#primitives/form/amount-field.js';
import { Checkbox } from '#primitives/form/checks.js';
import { TextField } from '#primitives/form/text-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useRemoveGoal } from '#queries/goals.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { goalListText } from './goal-list.text.js';
import { type GoalDialogProps, type GoalForm, useGoalForm } from './use-goal-form.js';
import { keyOf } from './use-ties.js';

/** Digits and one point, as rates are typed. */
const typedRate = (typed: string) =>
  typed
    .replace(/[^\d.]/g, '')
    .replace(/(\..*)\./g, '$1')
    .slice(0, 5);

/** The terms of a goal, and what is kept for it. */
export function GoalDialog(props: GoalDialogProps) {
  const { draft, data, onClose } = props;
  const words = useWords(goalListText).form;
  const form = useGoalForm(props);
  const id = useId();
  const { folios, chooseFolios, sips, chooseSips } = form.ties;
  const shared = { goalId: draft.goalId, goals: data.goals };
  const actions = (
    <>
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button type="submit" form={id} variant="primary" busy={form.isBusy}>
        {words.save}
      </Button>
    </>
  );
  const choiceOf = (folio: Goals['unvalued'][number], worth: string) => ({
    key: keyOf(folio),
    name: folio.schemeName,
    note: words.folio(folio.folioNo, worth),
    goalId: folio.goalId,
  });
  const heldFolios = [
    ...data.folios.map((folio) => choiceOf(folio, formatMoney(folio.value))),
    ...data.unvalued.map((folio) => choiceOf(folio, words.noNav)),
  ];
  const runningSips = data.sips.map((sip) => ({
    key: sip.sipId,
    name: sip.schemeName,
    note: words.aMonth(formatMoney(sip.amount)),
    goalId: sip.goalId,
  }));
  const title = draft.goalId === null ? words.newTitle : words.editTitle;
  return (
    <Dialog open size="lg" title={title} onClose={onClose} actions={actions}>
      <form
        ref={form.form}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Stack gap={4}>
          <Terms form={form} today={data.today} />
          <Ties
            {...shared}
            legend={words.folios}
            none={words.noFolios}
            things={heldFolios}
            chosen={folios}
            onChoose={chooseFolios}
          />
          <Ties
            {...shared}
            legend={words.sips}
            none={words.noSips}
            things={runningSips}
            chosen={sips}
            onChoose={chooseSips}
            note={words.sipsNote}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

function Terms({ form, today }: { readonly form: GoalForm; readonly today: Goals['today'] }) {
  const words = useWords(goalListText).form;
  const { values, set, terms, errorOf } = form;
  const nothing = { value: ZERO_PAISE, sips: [] };
  const outcome =
    terms && words.outcome(formatMoney(goalProgress(terms, nothing, today).futureCost), formatDate(terms.date));
  const percent = { inputMode: 'decimal', accept: typedRate, after: words.percent } as const;
  return (
    <>
      <TextField
        label={words.name}
        value={values.name}
        placeholder={words.nameExample}
        error={errorOf('name')}
        onInput={(name) => set({ name })}
      />
      <AmountField label={words.cost} value={values.cost} error={errorOf('cost')} onInput={(cost) => set({ cost })} />
      <TextField
        type="date"
        label={words.date}
        value={values.date}
        min={today}
        error={errorOf('date')}
        onInput={(date) => set({ date })}
      />
      <TextField
        {...percent}
        label={words.inflation}
        hint={words.inflationNote}
        value={values.inflation}
        error={errorOf('inflationPercent')}
        onInput={(inflation) => set({ inflation })}
      />
      <TextField
        {...percent}
        label={words.rate}
        hint={words.rateNote}
        value={values.rate}
        error={errorOf('annualRatePercent')}
        onInput={(rate) => set({ rate })}
      />
      <p role="status">{outcome}</p>
    </>
  );
}

interface TiesProps {
  readonly legend: string;
  readonly none: string;
  readonly note?: string;
  readonly goalId: string | null;
  readonly goals: readonly Goal[];
  readonly things: readonly {
    readonly key: string;
    readonly name: string;
    readonly note: string;
    readonly goalId: string | null;
  }[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** What can be kept for a goal; what is kept for another says for which. */
function Ties({ legend, none, note, goalId, goals, things, chosen, onChoose }: TiesProps) {
  const words = useWords(goalListText).form;
  const nameOf = (id: string) => goals.find((goal) => goal.goalId === id)?.name ?? '';
  const toggle = (key: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(key);
    else next.delete(key);
    onChoose(next);
  };
  return (
    <fieldset className="px-checks">
      <legend>{legend}</legend>
      {(things.length === 0 || note) && <p className="px-muted">{things.length === 0 ? none : note}</p>}
      {things.map((thing) => (
        <Checkbox
          key={thing.key}
          checked={chosen.has(thing.key)}
          onChange={(isOn) => toggle(thing.key, isOn)}
          hint={[
            thing.note,
            ...(thing.goalId && thing.goalId !== goalId ? [words.ofOther(nameOf(thing.goalId))] : []),
          ].join(' · ')}
        >
          {thing.name}
        </Checkbox>
      ))}
    </fieldset>
  );
}

interface RemoveDialogProps {
  readonly goal: Goal;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

export function RemoveDialog({ goal, onRemoved, onClose }: RemoveDialogProps) {
  const text = useWords(goalListText);
  const services = useServices();
  const removing = useRemoveGoal();
  const remove = () =>
    removing.mutate(goal.goalId, {
      onSuccess: () => {
        services.flash.getState().show('success', text.removed);
        onRemoved();
        onClose();
      },
      onError: (error) => showErrorFlash(services, error),
    });
  return (
    <Dialog
      open
      alert
      title={text.removeTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button variant="danger" busy={removing.isPending} onClick={remove}>
            {text.remove}
          </Button>
        </>
      }
    >
      <p>
        <b>{goal.name}</b>
      </p>
      <p>{text.removeText}</p>
    </Dialog>
  );
}
