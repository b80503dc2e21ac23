import { type FeedFault, type FileTable, readFeed } from '@prosperx/core/registrar';
import { useWords } from '#primitives/hooks/use-words.js';
import { useImportRegistrarRecords } from '#queries/registrar.js';
import { RegistrarImport } from './registrar-import.js';
import { registrarRecordsText } from './registrar-records.text.js';

function read(table: FileTable) {
  const { layout, ...file } = readFeed(table);
  if (!layout) return null;
  const source = `${layout.registrar === 'CAMS' ? 'CAMS' : 'KFintech'} ${layout.report}`;
  // a file is known by having all columns that it must have
  return { ...file, layout, source, missing: [] };
}
type ReadFeed = NonNullable<ReturnType<typeof read>>;

/** Adds a registrar's file of transactions, folios or SIPs. */
export function RegistrarRecordsImport({ onClose }: { readonly onClose: () => void }) {
  const text = useWords(registrarRecordsText).import;
  const sending = useImportRegistrarRecords<ReadFeed>();
  return <RegistrarImport<ReadFeed, FeedFault> {...text} {...{ read, sending, onClose }} />;
}
