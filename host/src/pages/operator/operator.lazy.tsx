import { type FoundRecord, type OperatorHome, signOutOperator } from '@prosperx/core/operator';
import { DataProvider, errorMessage } from '@prosperx/sdk/site';
import { Badge, Button, EmptyState, SkeletonRows, useStyles } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { Page } from '#layout/page.js';
import { Advisors } from './advisors.js';
import { Audit } from './audit.js';
import { BankReviews } from './bank-reviews.js';
import { Books } from './books.js';
import { Calendar } from './calendar.js';
import { Deletions } from './deletions.js';
import { Find } from './find.js';
import { FoundContext } from './found.js';
import { Imports } from './imports.js';
import { Jobs } from './jobs.js';
import { Kyc } from './kyc.js';
import { Nav } from './nav.js';
import { operatorText as text } from './operator.text.js';
import { Overview } from './overview.js';
import { Partners } from './partners.js';
import { type Part, PARTS } from './parts.js';
import { Proposals } from './proposals.js';
import { SignIn } from './sign-in.js';
import { useAct, useHome } from './use-operator.js';
import css from './operator.css?inline';

export function OperatorPage() {
  useStyles(css);
  return (
    <Page title={text.title} intro={text.intro}>
      <DataProvider>
        <Console />
      </DataProvider>
    </Page>
  );
}

function Console() {
  const { data, error, refetch } = useHome();
  if (error && !data)
    return (
      <EmptyState
        level={2}
        tone="error"
        title={text.failed}
        text={errorMessage(error)}
        action={<Button onClick={() => void refetch()}>{text.look}</Button>}
      />
    );
  if (data === undefined) return <SkeletonRows />;
  const { isSandbox, home } = data;
  return home === null ? <SignIn isSandbox={isSandbox} /> : <Parts home={home} isSandbox={isSandbox} />;
}

const CONTENT: Readonly<Record<Exclude<Part, 'overview'>, () => ReactNode>> = {
  find: Find,
  jobs: Jobs,
  proposals: Proposals,
  bank: BankReviews,
  kyc: Kyc,
  advisors: Advisors,
  deletions: Deletions,
  books: Books,
  partners: Partners,
  calendar: Calendar,
  imports: Imports,
  audit: Audit,
};

function Parts({ home, isSandbox }: { readonly home: OperatorHome; readonly isSandbox: boolean }) {
  const search = useSearch({ from: '/operator' });
  const part = PARTS.find((name) => name === search.part) ?? 'overview';
  const [found, setFound] = useState<readonly FoundRecord[] | null>(null);
  const logOut = useAct((api) => api(signOutOperator, { body: {} }));
  useFindShortcut();
  const Content = part === 'overview' ? null : CONTENT[part];
  return (
    <>
      <div className="x-op__head">
        <p>
          <Badge tone={isSandbox ? 'warning' : 'success'}>{isSandbox ? text.sandbox : text.live}</Badge>{' '}
          {text.who(home.name)}
        </p>
        <Button size="sm" busy={logOut.isPending} onClick={() => logOut.mutate(undefined)}>
          {text.logOut}
        </Button>
      </div>
      <div className="x-op">
        <Nav part={part} home={home} />
        <FoundContext.Provider value={{ found, setFound }}>
          <div className="x-op__part">{Content ? <Content /> : <Overview home={home} />}</div>
        </FoundContext.Provider>
      </div>
    </>
  );
}

/** Ctrl K, or ⌘ K, from everywhere in the console. */
function useFindShortcut() {
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      document.querySelector<HTMLElement>('.x-op [data-find]')?.click();
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, []);
}
