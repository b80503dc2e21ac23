import { formatDate } from '@prosperx/core/format';
import { getOperatorCalendar, type OperatorCalendar, saveHolidays } from '@prosperx/core/operator';
import { Button, Card, Table, TextArea } from '@prosperx/sdk/site/ui';
import { useState } from 'react';
import { listsText } from './lists.text.js';
import { PartFrame } from './part-frame.js';
import { ReasonDialog } from './reason-dialog.js';
import { faultOf, useAct, useRead } from './use-operator.js';

const text = listsText.calendar;

type Year = OperatorCalendar['years'][number];

const columns = [
  { name: 'year', title: text.year, cell: ({ year }: Year) => <b>{year}</b> },
  {
    name: 'days',
    title: text.days,
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
      <PartFrame title={text.title} intro={text.text} query={calendar}>
        {({ knownUntil, years }) => (
          <>
            <p>{text.known(formatDate(knownUntil))}</p>
            <Table caption={text.title} columns={columns} rows={years} keyOf={({ year }) => year} cards />
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
  const save = useAct((api, reason: string) => api(saveHolidays, { body: { list, reason } }), {
    done: ({ data: { years: saved, added = [], gone = [] } }) =>
      text.done(saved.join(', '), added.map(formatDate).join(', '), gone.map(formatDate).join(', ')),
    quiet: true,
    onDone: () => setList(''),
  });
  const ask = () => {
    setEmpty(list.trim() === '');
    setAsking(list.trim() !== '');
  };
  return (
    <Card title={text.edit}>
      <div className="x-op__stack">
        <div className="x-op__actions">
          {years.slice(0, 3).map((year) => (
            <Button key={year.year} size="sm" onClick={() => setList(linesOf(year))}>
              {text.take(year.year)}
            </Button>
          ))}
        </div>
        <TextArea
          label={text.list}
          hint={text.hint}
          rows={12}
          value={list}
          onInput={setList}
          error={isEmpty ? text.empty : faultOf(save.error, 'list')}
          spellCheck={false}
        />
        <div>
          <Button variant="primary" busy={save.isPending} onClick={ask}>
            {text.save}
          </Button>
        </div>
      </div>
      {isAsking && (
        <ReasonDialog
          title={text.saveTitle}
          action={text.save}
          busy={save.isPending}
          onAct={(reason) => save.mutate(reason, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>{text.saveText}</p>
        </ReasonDialog>
      )}
    </Card>
  );
}
