import type { OperatorHome } from '@prosperx/core/operator';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { operatorText as text } from './operator.text.js';
import { type Part, PARTS } from './parts.js';
import { useLookAgain } from './use-operator.js';

/** What waits in a part; null where nothing is counted. */
export function countOf({ waiting }: OperatorHome, part: Part): number | null {
  const counts: Partial<Record<Part, number | null>> = {
    jobs: waiting.jobs,
    proposals: waiting.proposals,
    bank: waiting.bankReviews,
    kyc: waiting.kyc,
    advisors: waiting.advisors,
    deletions: waiting.deletions,
    books: waiting.findings,
  };
  return counts[part] ?? null;
}

interface NavProps {
  readonly part: Part;
  readonly home: OperatorHome;
}

/** The parts of the console, each with how much waits in it. */
export function Nav({ part, home }: NavProps) {
  const lookAgain = useLookAgain();
  const nav = useRef<HTMLElement>(null);
  // where the row is wider than its place, the part that is open is seen
  useEffect(() => {
    const open = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && open)
      nav.current.scrollLeft = open.offsetLeft - (nav.current.clientWidth - open.offsetWidth) / 2;
  }, [part]);
  return (
    <nav ref={nav} className="x-op__nav" aria-label={text.nav}>
      <ul className="px-plain">
        {PARTS.map((name) => {
          const count = countOf(home, name);
          return (
            <li key={name}>
              <Link
                to="/operator"
                search={name === 'overview' ? {} : { part: name }}
                onClick={lookAgain}
                activeOptions={{ exact: true, includeSearch: true }}
                data-find={name === 'find' || undefined}
                aria-current={name === part ? 'page' : undefined}
              >
                {text.parts[name]}
                {count !== null && count > 0 && (
                  <small>
                    <span aria-hidden="true">{count}</span>
                    <span className="px-vh">{text.waiting(count)}</span>
                  </small>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
