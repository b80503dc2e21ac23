import { formatDate } from '@prosperx/core/format';
import { getOperatorCalendar, type OperatorCalendar, saveHolidays } from '@prosperx/core/operator';
import { Button, Card, Table, TextArea, useFirstWrong } from '@prosperx/sdk/site/ui';
import { useState } from 'react';
import { calendarText } from './calendar.text.js';
import { PartFrame } from './part-frame.js';
import { ReasonDialog } from './reason-dialog.js';
import { faultOf, useAct, useRead } from './use-operator.js';

type Year = OperatorCalendar['years'][number];

const columns = [
  { name: 'year', title: calendarText.year, cell: ({ year }: Year) => <b>{year}</b> },
  {
    name: 'days',
    title: calendarText.days,
    full: true,
    cell: ({ days }: Year) =>
      days.map(({ date, name }) => (name === '' ? formatDate(date) : `${formatDate(date)} (${name})`)).join(', '),
  },
];

/** The days on which the exchange is closed, by year, and a way to replace them. */
export function Calendar() {
  const calendar = useRead(['calendar'], (api) => api(getOperatorCalendar));
  return (
    <>
      <PartFrame title={calendarText.title} intro={calendarText.text} query={calendar}>
        {({ knownUntil, years }) => (
          <>
            <p>{calendarText.known(formatDate(knownUntil))}</p>
            <Table caption={calendarText.title} columns={columns} rows={years} keyOf={({ year }) => year} cards />
          </>
        )}
      </PartFrame>
      {calendar.data && <Edit years={calendar.data.years} />}
    </>
  );
}

const linesOf = ({ days }: Year) => days.map(({ date, name }) => (name === '' ? date : `${date}, ${name}`)).join('\n');

function Edit({ years }: { readonly years: readonly Year[] }) {
  const [list, setList] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [tries, setTries] = useState(0);
  const save = useAct((api, reason: string) => api(saveHolidays, { body: { list, reason } }), {
    done: ({ data: { years: saved, added = [], gone = [] } }) =>
      calendarText.done(saved.join(', '), added.map(formatDate).join(', '), gone.map(formatDate).join(', ')),
    quiet: true,
    onDone: () => setList(''),
  });
  const fault = faultOf(save.error, 'list');
  const form = useFirstWrong<HTMLDivElement>(tries + (fault ? save.submittedAt : 0));
  const ask = () => {
    setEmpty(list.trim() === '');
    setAsking(list.trim() !== '');
    setTries(tries + 1);
  };
  return (
    <Card title={calendarText.edit}>
      <div ref={form} className="x-op__stack">
        <div className="x-op__actions">
          {years.slice(0, 3).map((year) => (
            <Button key={year.year} size="sm" onClick={() => setList(linesOf(year))}>
              {calendarText.take(year.year)}
            </Button>
          ))}
        </div>
        <TextArea
          label={calendarText.list}
          hint={calendarText.hint}
          rows={12}
          value={list}
          onInput={setList}
          error={isEmpty ? calendarText.empty : fault}
          spellCheck={false}
        />
        <div>
          <Button variant="primary" busy={save.isPending} onClick={ask}>
            {calendarText.save}
          </Button>
        </div>
      </div>
      {isAsking && (
        <ReasonDialog
          title={calendarText.saveTitle}
          action={calendarText.save}
          busy={save.isPending}
          onAct={(reason) => save.mutate(reason, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>{calendarText.saveText}</p>
        </ReasonDialog>
      )}
    </Card>
  );
}
