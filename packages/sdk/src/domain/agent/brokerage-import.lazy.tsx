import { type BrokerageFault, type FileTable, brokerageOf } from '@prosperx/core/registrar';
import { useWords } from '#primitives/hooks/use-words.js';
import { useImportBrokerage } from '#queries/brokerage.js';
import { brokerageText } from './brokerage.text.js';
import { RegistrarImport } from './registrar-import.js';

const SOURCES = { CAMS: 'CAMS WBR77', KFINTECH: 'KFintech MFSD205' } as const;

function read(table: FileTable) {
  const { registrar, ...file } = brokerageOf(table);
  return registrar && { ...file, registrar, source: SOURCES[registrar] };
}
type ReadBrokerage = NonNullable<ReturnType<typeof read>>;

/** Adds a registrar's file of brokerage. */
export function BrokerageImport({ onClose }: { readonly onClose: () => void }) {
  const text = useWords(brokerageText).import;
  const sending = useImportBrokerage<ReadBrokerage>();
  return <RegistrarImport<ReadBrokerage, BrokerageFault> {...text} {...{ read, sending, onClose }} />;
}
