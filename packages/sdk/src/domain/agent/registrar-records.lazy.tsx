import { formatMoment } from '@prosperx/core/format';
import {
  RECORD_VIEWS,
  RECORDS_PAGE_SIZE,
  type RegistrarRecords as Data,
  type RecordView,
} from '@prosperx/core/registrar';
import { useState } from 'react';
import { QueryState, Waiting } from '#domain/query-state/query-state.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { Pager } from '#primitives/display/pager.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { Tabs } from '#primitives/display/tabs.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useRegistrarRecords } from '#queries/registrar.js';
import { DataProvider } from '#services/services.js';
import { useSession } from '#session/use-session.js';
import { AdvisorsOnly } from './advisors-only.js';
import { RecordTable } from './record-table.js';
import { registrarRecordsText } from './registrar-records.text.js';

const ImportDialog = lazy(async () => (await import('./registrar-records-import.lazy.js')).RegistrarRecordsImport);

export interface RegistrarRecordsProps {
  readonly show: RecordView;
  /** From 1. */
  readonly page: number;
  /** Hears what its reader chooses. */
  readonly onChanged: (choice: { readonly show: RecordView; readonly page: number }) => void;
}

/** What the registrars' files say of the folios of the customers of the advisor who is signed in, beside our books. */
export function RegistrarRecords(props: RegistrarRecordsProps) {
  return (
    <DataProvider>
      <ForAdvisors {...props} />
    </DataProvider>
  );
}

function ForAdvisors(props: RegistrarRecordsProps) {
  const text = useWords(registrarRecordsText);
  const { status, advisor } = useSession();
  if (status === 'unknown') return <Waiting title={text.failed} />;
  if (!advisor) return <AdvisorsOnly {...text.logIn} />;
  return <Own {...props} />;
}

function Own({ show, page, onChanged }: RegistrarRecordsProps) {
  const text = useWords(registrarRecordsText);
  const [isAdding, setAdding] = useState(false);
  const query = useRegistrarRecords(show, page);
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      {text.add}
    </Button>
  );
  return (
    <>
      <QueryState query={query} failed={text.failed} waiting={<SkeletonRows rows={6} />}>
        {(data) =>
          data.files.length === 0 && Object.values(data.counts).every((count) => count === 0) ? (
            <EmptyState level={2} title={text.none} text={text.noneText} action={add} />
          ) : (
            <Stack>
              <Row>{add}</Row>
              <Tabs
                label={text.show}
                tabs={RECORD_VIEWS.map((name) => ({ name, title: text.views[name], count: data.counts[name] }))}
                selected={show}
                onSelect={(next) => onChanged({ show: next, page: 1 })}
              >
                <View data={data} show={show} onPage={(next) => onChanged({ show, page: next })} />
              </Tabs>
              <Files files={data.files} />
            </Stack>
          )
        }
      </QueryState>
      {isAdding && <ImportDialog onClose={() => setAdding(false)} />}
      <FlashOutlet />
    </>
  );
}

interface ViewProps {
  readonly data: Data;
  readonly show: RecordView;
  readonly onPage: (page: number) => void;
}

function View({ data, show, onPage }: ViewProps) {
  const text = useWords(registrarRecordsText);
  const many = data[show].length;
  if (many === 0) return <EmptyState level={2} title={text.empty[show]} text={text.emptyText} />;
  const first = (data.page - 1) * RECORDS_PAGE_SIZE + 1;
  return (
    <Stack>
      <p className="px-muted">{text.about[show]}</p>
      <Card flush>
        <RecordTable data={data} show={show} />
      </Card>
      {data.totalPages > 1 && (
        <Row between>
          <p className="px-muted">{text.range(first, first + many - 1, data.counts[show])}</p>
          <Pager page={data.page} pages={data.totalPages} onPage={onPage} />
        </Row>
      )}
    </Stack>
  );
}

function Files({ files }: Pick<Data, 'files'>) {
  const text = useWords(registrarRecordsText);
  if (files.length === 0) return null;
  return (
    <Card title={text.files}>
      <ul className="px-plain">
        {files.map(({ registrar, feed, rows, importedAt }, index) => (
          <li key={`${importedAt} ${index}`}>{text.file(registrar, feed, rows, formatMoment(importedAt))}</li>
        ))}
      </ul>
    </Card>
  );
}
