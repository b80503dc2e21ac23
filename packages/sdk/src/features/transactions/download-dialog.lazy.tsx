import type { TransactionKind, TransactionState } from '@prosperx/core/portfolio';
import type { BusinessDate } from '@prosperx/core/time';
import { FileFormats } from '#domain/holding/file-formats.js';
import { Stack } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import type { FileChoice } from '#queries/portfolio-files.js';
import type { TransactionFilter } from '#queries/transactions.js';
import { transactionListText } from './transactions.text.js';

interface DownloadDialogProps {
  readonly filter: TransactionFilter;
  readonly onClose: () => void;
}

/** Returns the file of the transactions that a filter chooses. */
function choiceOf({ kind, state, schemeId, folioNo, from, to }: TransactionFilter): FileChoice {
  return {
    kind: 'transactions',
    ...(kind && { transactionKind: kind as TransactionKind }),
    ...(state && { transactionState: state as TransactionState }),
    ...(schemeId && { schemeId }),
    ...(folioNo && { folioNo }),
    ...(from && { from: from as BusinessDate }),
    ...(to && { until: to as BusinessDate }),
  };
}

/** The popup in which the transactions of a list are saved, of every page. */
export function DownloadDialog({ filter, onClose }: DownloadDialogProps) {
  const text = useWords(transactionListText);
  return (
    <Dialog open onClose={onClose} title={text.downloadTitle} lightDismiss>
      <Stack>
        <p>{text.downloadText}</p>
        <FileFormats choose={() => choiceOf(filter)} />
      </Stack>
    </Dialog>
  );
}
