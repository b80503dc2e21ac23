import { formatMoney } from '@prosperx/core/format';
import type { FoundRecord } from '@prosperx/core/operator';
import { Link } from '@tanstack/react-router';
import { operatorText } from './operator.text.js';

const { kinds } = operatorText.find;

/** What is decided about: whose it is, with a way to their account, how much, and of what. */
export function About({ record }: { readonly record: FoundRecord | null | undefined }) {
  if (!record) return null;
  const { kind, number, profileId, name, amount, about } = record;
  return (
    <p>
      <Link className="px-link" to="/operator" search={{ part: 'find', profileId }}>
        {name}
      </Link>
      {amount !== null && (
        <>
          {' · '}
          <b>{formatMoney(amount, 2)}</b>
        </>
      )}
      {kind !== 'person' && (
        <span className="px-muted px-small x-op__about">
          {kinds[kind]} <code>{number}</code> · {about}
        </span>
      )}
    </p>
  );
}
