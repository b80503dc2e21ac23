import { type FieldAmount, formatDate, formatMoney } from '@prosperx/core/format';
import {
  checkGoal,
  type Goal,
  type GoalFolio,
  goalProgress,
  type GoalField,
  type Goals,
  type GoalTerms,
} from '@prosperx/core/goal';
import { ZERO_PAISE } from '@prosperx/core/money';
import { namedDate } from '@prosperx/core/time';
import { useId, useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { Stack } from '#primitives/display/stack.js';
import { AmountField } from '#primitives/form/amount-field.js';
import { Checkbox } from '#primitives/form/checks.js';
import { TextField } from '#primitives/form/text-field.js';
import { useFirstWrong } from '#primitives/form/use-first-wrong.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { type GoalChange, useRemoveGoal, useSaveGoal } from '#queries/goals.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { goalListText } from './goal-list.text.js';

/** A goal as its form begins. */
export type GoalDraft = GoalChange;

const keyOf = ({ folioNo, schemeId }: Pick<GoalFolio, 'folioNo' | 'schemeId'>) => `${folioNo} ${schemeId}`;

/** Digits and one point, as rates are typed. */
const typedRate = (typed: string) =>
  typed
    .replace(/[^\d.]/g, '')
    .replace(/(\..*)\./g, '$1')
    .slice(0, 5);

interface Values {
  readonly name: string;
  readonly cost: FieldAmount;
  readonly date: string;
  readonly inflation: string;
  readonly rate: string;
}

const numberOf = (typed: string) => (typed === '' ? Number.NaN : Number(typed));

/** The terms as they stand in the fields; null while there is no date. */
function termsOf({ name, cost, date, inflation, rate }: Values): GoalTerms | null {
  const day = namedDate(date);
  if (day === null) return null;
  return {
    name,
    cost: typeof cost === 'number' ? cost : ZERO_PAISE,
    date: day,
    inflationPercent: numberOf(inflation),
    annualRatePercent: numberOf(rate),
  };
}

interface GoalDialogProps {
  readonly draft: GoalDraft;
  readonly data: Goals;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** What is typed and chosen, what is wrong with it, and how it is kept. */
function useGoalForm({ draft, data, onSaved, onClose }: GoalDialogProps) {
  const text = useWords(goalListText);
  const services = useServices();
  const saving = useSaveGoal();
  const { maxRate } = useWidget().shared;
  const [tries, setTries] = useState(0);
  const form = useFirstWrong<HTMLFormElement>(tries);
  const [values, setValues] = useState<Values>({
    name: draft.name,
    cost: draft.cost,
    date: draft.date,
    inflation: String(draft.inflationPercent),
    rate: String(draft.annualRatePercent),
  });
  const [folios, setFolios] = useState(() => new Set(draft.folios.map(keyOf)));
  const [sips, setSips] = useState(() => new Set(draft.sipIds));
  const terms = termsOf(values);
  const faults: ReturnType<typeof checkGoal> = terms ? checkGoal(terms, data.today, maxRate) : { date: 'required' };
  const isRight = Object.keys(faults).length === 0;
  const errorOf = (field: GoalField) => {
    const fault = tries > 0 ? faults[field] : undefined;
    return fault && (field === 'annualRatePercent' ? text.rateFault(maxRate) : text.faults[field][fault]);
  };
  const save = (whole: GoalTerms) =>
    saving.mutate(
      {
        ...whole,
        goalId: draft.goalId,
        folios: [...data.folios, ...data.unvalued]
          .filter((folio) => folios.has(keyOf(folio)))
          .map(({ folioNo, schemeId }) => ({ folioNo, schemeId })),
        sipIds: [...sips],
      },
      {
        onSuccess: () => {
          services.flash.getState().show('success', text.saved);
          onSaved();
          onClose();
        },
        onError: (error) => showErrorFlash(services, error, text.notSaved),
      },
    );
  const submit = () => {
    setTries(tries + 1);
    if (terms && isRight) save(terms);
  };
  return {
    form,
    values,
    set: (change: Partial<Values>) => setValues((before) => ({ ...before, ...change })),
    ties: { folios, setFolios, sips, setSips },
    terms: isRight ? terms : null,
    errorOf,
    submit,
    isBusy: saving.isPending,
  };
}

type GoalForm = ReturnType<typeof useGoalForm>;

/** The terms of a goal, and what is kept for it. */
export function GoalDialog(props: GoalDialogProps) {
  const { draft, data, onClose } = props;
  const words = useWords(goalListText).form;
  const form = useGoalForm(props);
  const id = useId();
  const { folios, setFolios, sips, setSips } = form.ties;
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
            onChoose={setFolios}
          />
          <Ties
            {...shared}
            legend={words.sips}
            none={words.noSips}
            things={runningSips}
            chosen={sips}
            onChoose={setSips}
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
  readonly goalId: string | null;
  readonly goals: readonly Goal[];
  readonly things: readonly {
    readonly key: string;
    readonly name: string;
    readonly note: string;
    readonly goalId: string | null;
  }[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: Set<string>) => void;
}

/** What can be kept for a goal; what is kept for another says for which. */
function Ties({ legend, none, goalId, goals, things, chosen, onChoose }: TiesProps) {
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
      {things.length === 0 && <p className="px-muted">{none}</p>}
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
