import {
  checkNote,
  checkTags,
  checkTaskDay,
  checkTaskText,
  type Customer,
  type CustomerNotes,
  type CustomerTask,
  MOST_NOTES,
  MOST_TASKS,
  spellingsOf,
  tidyTags,
} from '@prosperx/core/agent';
import { PxError } from '@prosperx/core/errors';
import { formatDate, formatDateShort } from '@prosperx/core/format';
import { businessDateAt, namedDate } from '@prosperx/core/time';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { QueryState } from '#domain/query-state/query-state.js';
import { Tag } from '#primitives/display/badge.js';
import { Button } from '#primitives/display/button.js';
import { Chips } from '#primitives/display/chips.js';
import { IconButton } from '#primitives/display/icon.js';
import { Checkbox } from '#primitives/form/checks.js';
import { TextArea } from '#primitives/form/text-area.js';
import { TextField } from '#primitives/form/text-field.js';
import { useFirstWrong } from '#primitives/form/use-first-wrong.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { close } from '#primitives/icons/controls.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { type NotesChange, useChangeNotes, useCustomerNotes } from '#queries/customer-notes.js';
import { errorMessageOr, showErrorFlash } from '#services/error-message.js';
import { errorMessage, useServices } from '#services/services.js';
import { useStyles } from '#theme/use-styles.js';
import { CustomerFamily } from './customer-family.js';
import { customerNotesText } from './customer-notes.text.js';
import css from './customer-notes.css?inline';

interface NotesDialogProps {
  readonly customer: Pick<Customer, 'encryptedId' | 'name'>;
  readonly onClose: () => void;
}

/** What the advisor keeps about a customer: tags, tasks and notes, each saved as it is added or changed. */
export function CustomerNotesDialog({ customer: { encryptedId, name }, onClose }: NotesDialogProps) {
  const text = useWords(customerNotesText);
  useStyles(css);
  const query = useCustomerNotes(encryptedId);
  return (
    <Dialog open size="lg" title={name} subtitle={text.subtitle} onClose={onClose}>
      <QueryState query={query} failed={text.failed} reasonOf={errorMessage}>
        {(kept) => <Kept encryptedId={encryptedId} kept={kept} />}
      </QueryState>
    </Dialog>
  );
}

const isFamilyFull = (error: unknown) => error instanceof PxError && error.details.fields?.['family'] === 'too_many';

/** Saves a change; `then` is done once the server has it, and a flash says why it has not. */
type Save = (change: NotesChange, then?: () => void) => void;

interface PartProps {
  readonly kept: CustomerNotes;
  readonly save: Save;
  /** The change that the server has not answered yet. */
  readonly pending: NotesChange | null;
}

function Kept({ encryptedId, kept }: { readonly encryptedId: string; readonly kept: CustomerNotes }) {
  const text = useWords(customerNotesText);
  const services = useServices();
  const changing = useChangeNotes(encryptedId);
  const save: Save = (change, then) => {
    // one change after another: tags are sent whole
    if (changing.isPending) return;
    changing.mutate(change, {
      onSuccess: () => then?.(),
      onError: (error) => {
        if (!isFamilyFull(error)) showErrorFlash(services, error, errorMessageOr(error, text.notSaved));
      },
    });
  };
  const part = { kept, save, pending: changing.isPending ? changing.variables : null };
  return (
    <div className="customer-notes">
      <Part title={text.family}>
        <CustomerFamily
          kept={kept}
          busy={part.pending?.kind === 'family'}
          isFull={isFamilyFull(changing.error)}
          onSave={(family) => save({ kind: 'family', family })}
        />
      </Part>
      <Tags {...part} />
      <Tasks {...part} />
      <Notes {...part} />
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

const onSubmit = (submit: () => void) => (event: FormEvent) => {
  event.preventDefault();
  submit();
};

function Tags({ kept, save, pending }: PartProps) {
  const text = useWords(customerNotesText);
  const [typed, setTyped] = useState('');
  const [tries, setTries] = useState(0);
  const form = useFirstWrong<HTMLFormElement>(tries);
  const withTyped = tidyTags([...kept.tags, typed], spellingsOf(kept.knownTags));
  const fault = typed.trim() === '' ? 'required' : checkTags(withTyped);
  const others = kept.knownTags.filter((tag) => !kept.tags.includes(tag));
  const add = () => {
    setTries(tries + 1);
    if (fault === null)
      save({ kind: 'tags', tags: withTyped }, () => {
        setTyped('');
        setTries(0);
      });
  };
  return (
    <Part title={text.tags}>
      {kept.tags.length === 0 ? (
        <p className="px-muted">{text.noTags}</p>
      ) : (
        <ul className="customer-notes__tags">
          {kept.tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
              <IconButton
                shape={close}
                label={text.removeTag(tag)}
                onClick={() => save({ kind: 'tags', tags: kept.tags.filter((other) => other !== tag) })}
              />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && checkTags([...kept.tags, '']) === null && (
        <Chips
          label={text.knownTags}
          chips={others.slice(0, MOST_OFFERED).map((value) => ({ value, text: `+ ${value}` }))}
          value={null}
          onPick={(tag) => save({ kind: 'tags', tags: [...kept.tags, tag] })}
        />
      )}
      <form ref={form} className="customer-notes__tag" noValidate onSubmit={onSubmit(add)}>
        <TextField
          label={text.addTag}
          placeholder={text.tagExample}
          value={typed}
          error={tries > 0 && fault ? text.faults.tag[fault] : undefined}
          onInput={setTyped}
        />
        <Button type="submit" aria-label={text.addThe.tag} busy={pending?.kind === 'tags'}>
          {text.add}
        </Button>
      </form>
    </Part>
  );
}

/** Tags of other customers that are offered to be given to this one. */
const MOST_OFFERED = 8;

function Tasks({ kept, save, pending }: PartProps) {
  const text = useWords(customerNotesText);
  const [typed, setTyped] = useState('');
  const [typedDay, setTypedDay] = useState<string>(kept.today);
  const [tries, setTries] = useState(0);
  const form = useFirstWrong<HTMLFormElement>(tries);
  const day = namedDate(typedDay);
  const fault = kept.tasks.length >= MOST_TASKS ? 'too_many' : checkTaskText(typed);
  const dayFault = checkTaskDay(day, kept.today);
  const add = () => {
    setTries(tries + 1);
    if (fault !== null || dayFault !== null || day === null) return;
    save({ kind: 'task', text: typed, dueOn: day }, () => {
      setTyped('');
      setTries(0);
    });
  };
  return (
    <Part title={text.tasks}>
      {kept.tasks.length === 0 ? (
        <p className="px-muted">{text.noTasks}</p>
      ) : (
        <ul>
          {kept.tasks.map((task) => (
            <TaskRow key={task.taskId} task={afterPending(task, pending)} today={kept.today} save={save} />
          ))}
        </ul>
      )}
      <form ref={form} className="customer-notes__add" noValidate onSubmit={onSubmit(add)}>
        <TextField
          label={text.addTask}
          placeholder={text.taskExample}
          value={typed}
          error={tries > 0 && fault ? text.faults.task[fault] : undefined}
          onInput={setTyped}
        />
        <TextField
          type="date"
          label={text.day}
          value={typedDay}
          min={kept.today}
          error={tries > 0 && dayFault ? text.faults.day[dayFault] : undefined}
          onInput={setTypedDay}
        />
        <Button type="submit" aria-label={text.addThe.task} busy={pending?.kind === 'task'}>
          {text.add}
        </Button>
      </form>
    </Part>
  );
}

/** A task as it was just changed. */
const afterPending = (task: CustomerTask, pending: PartProps['pending']): CustomerTask =>
  pending?.kind === 'moved' && pending.taskId === task.taskId ? { ...task, ...pending } : task;

interface TaskRowProps extends Pick<PartProps, 'save'> {
  readonly task: CustomerTask;
  readonly today: CustomerNotes['today'];
}

function TaskRow({ task: { taskId, text: words, dueOn, isDone }, today, save }: TaskRowProps) {
  const text = useWords(customerNotesText);
  const isDue = !isDone && dueOn <= today;
  return (
    <li className="customer-notes__row">
      <Checkbox
        checked={isDone}
        hint={[formatDate(dueOn), ...(isDue ? [text.due] : isDone ? [text.done] : [])].join(' · ')}
        onChange={(done) => save({ kind: 'moved', taskId, dueOn, isDone: done })}
      >
        {isDone ? <s>{words}</s> : words}
      </Checkbox>
      <div className="customer-notes__foot" role="group" aria-label={words}>
        {!isDone && (
          <TextField
            type="date"
            label={text.day}
            value={dueOn}
            min={today}
            onInput={(typed) => {
              const day = namedDate(typed);
              // a day that is half typed is none, or one that is over
              if (checkTaskDay(day, today) === null && day !== null)
                save({ kind: 'moved', taskId, dueOn: day, isDone });
            }}
          />
        )}
        <Remove what={words} onRemove={() => save({ kind: 'no-task', taskId })} />
      </div>
    </li>
  );
}

function Notes({ kept, save, pending }: PartProps) {
  const text = useWords(customerNotesText);
  const [typed, setTyped] = useState('');
  const [tries, setTries] = useState(0);
  const form = useFirstWrong<HTMLFormElement>(tries);
  const fault = kept.notes.length >= MOST_NOTES ? 'too_many' : checkNote(typed);
  const add = () => {
    setTries(tries + 1);
    if (fault === null)
      save({ kind: 'note', text: typed }, () => {
        setTyped('');
        setTries(0);
      });
  };
  return (
    <Part title={text.notes}>
      <form ref={form} noValidate onSubmit={onSubmit(add)}>
        <TextArea
          label={text.addNote}
          value={typed}
          error={tries > 0 && fault ? text.faults.note[fault] : undefined}
          onInput={setTyped}
        />
        <Button type="submit" aria-label={text.addThe.note} busy={pending?.kind === 'note'}>
          {text.add}
        </Button>
      </form>
      {kept.notes.length === 0 ? (
        <p className="px-muted">{text.noNotes}</p>
      ) : (
        <ul>
          {kept.notes.map(({ noteId, text: words, createdAt }) => {
            const day = formatDateShort(businessDateAt(createdAt));
            return (
              <li key={noteId} className="customer-notes__row">
                <p>{words}</p>
                <div className="customer-notes__foot">
                  <small className="px-muted">{day}</small>
                  <Remove what={text.noteOf(day)} onRemove={() => save({ kind: 'no-note', noteId })} />
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}

/** Removes at the second press; the first one is forgotten when the button is left. */
function Remove({ what, onRemove }: { readonly what: string; readonly onRemove: () => void }) {
  const text = useWords(customerNotesText);
  const [isAsked, ask] = useState(false);
  return (
    <Button
      size="sm"
      variant={isAsked ? 'danger' : 'ghost'}
      aria-label={isAsked ? text.sureOf(what) : text.removeOf(what)}
      onClick={() => (isAsked ? onRemove() : ask(true))}
      onBlur={() => ask(false)}
    >
      {isAsked ? text.sure : text.remove}
    </Button>
  );
}
