import { OPERATOR_ROWS } from '@prosperx/core/operator';
import { Button } from '@prosperx/sdk/site/ui';
import { operatorText } from './operator.text.js';

interface PagesProps<Row> {
  /** The rows of the page that is shown. */
  readonly rows: readonly Row[];
  /** The one after which it begins; undefined of the first page. */
  readonly from: string | undefined;
  readonly idOf: (row: Row) => string;
  readonly words: { readonly first: string; readonly next: string };
  readonly onGo: (from?: string) => void;
}

/** Leads from a page of a list to the next one, and back to the first. */
export function Pages<Row>({ rows, from, idOf, words, onGo }: PagesProps<Row>) {
  const last = rows.at(-1);
  return (
    <div className="x-op__actions">
      {last === undefined && from !== undefined && <p>{operatorText.noMore}</p>}
      {from !== undefined && (
        <Button size="sm" onClick={() => onGo()}>
          {words.first}
        </Button>
      )}
      {last !== undefined && rows.length >= OPERATOR_ROWS && (
        <Button size="sm" onClick={() => onGo(idOf(last))}>
          {words.next}
        </Button>
      )}
    </div>
  );
}
