import type { OperatorHome } from '@prosperx/core/operator';
import { Card } from '@prosperx/sdk/site/ui';
import { Link } from '@tanstack/react-router';
import { writeMoment } from '#pages/write-moment.js';
import { countOf } from './nav.js';
import { operatorText } from './operator.text.js';
import { overviewText } from './overview.text.js';
import { PARTS } from './parts.js';

/** How much waits, and where. */
export function Overview({ home }: { readonly home: OperatorHome }) {
  const parts = PARTS.filter((part) => part === 'books' || countOf(home, part) !== null);
  return (
    <Card title={overviewText.title}>
      <div className="x-op__stack">
        <ul className="px-plain x-op__tiles">
          {parts.map((part) => {
            const count = countOf(home, part);
            return (
              <li key={part} data-waits={count !== null && count > 0 ? true : undefined}>
                <Link to="/operator" search={{ part }}>
                  <b className="px-num">{count ?? '–'}</b>
                  <span>{part === 'books' ? overviewText.findings : operatorText.parts[part]}</span>
                </Link>
              </li>
            );
          })}
        </ul>
        <p className="px-muted px-small">
          {home.lastReconciliation === null
            ? `${operatorText.parts.books}: ${overviewText.noRun}`
            : overviewText.last(writeMoment(home.lastReconciliation))}
        </p>
      </div>
    </Card>
  );
}
