import { ProsperXProvider } from '@prosperx/sdk';
import { createServices, SERVICES, useWidget, type WidgetRow, widgets } from '@prosperx/sdk/site/widgets';
import type { ReactNode } from 'react';
import type { Example, Section } from '#review/example.js';
import { hardDataText as t } from '#review/review.text.js';
import { Loaded } from '#review/widget-examples.js';
import { portfolioOf, searchOf, signedIn } from './answers.js';

/** The end of a call's path → what is answered to it. */
type Answers = Readonly<Record<string, unknown>>;

const fetchFrom =
  (answers: Answers): typeof globalThis.fetch =>
  (input) => {
    const path = new URL(input instanceof Request ? input.url : input, location.href).pathname;
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    return Promise.resolve(answer ? Response.json(answer) : Response.json({}, { status: 404 }));
  };

interface AnsweredByProps {
  readonly answers: Answers;
  readonly children: ReactNode;
}

/** Widgets as a server with these answers fills them; no request leaves the page. */
function AnsweredBy({ answers, children }: AnsweredByProps) {
  return (
    <ProsperXProvider apiBase={location.origin} onNavigate={(navigation) => navigation.preventDefault()}>
      <Connected answers={answers}>{children}</Connected>
    </ProsperXProvider>
  );
}

function Connected({ answers, children }: AnsweredByProps) {
  useWidget().shared.get(SERVICES, (provider) => createServices(provider, fetchFrom(answers)));
  return children;
}

const rows = widgets as unknown as readonly WidgetRow[];

const rowOf = (tag: string): WidgetRow => {
  const row = rows.find(({ contract }) => contract.tag === tag);
  if (!row) throw new Error(`there is no ${tag}`);
  return row;
};

const example = (
  title: string,
  tag: string,
  answers: Answers,
  values: Readonly<Record<string, unknown>> = {},
): Example => ({
  title,
  wide: true,
  show: () => (
    <AnsweredBy answers={{ 'get-current-user': signedIn, ...answers }}>
      <Loaded row={rowOf(tag)} values={values} />
    </AnsweredBy>
  ),
});

const search = { keywords: 'longname', page: 1 };

/** What a layout has to bear: names of 80 characters, amounts of twelve digits, nothing at all and 500 rows. */
export const hardData: Section = {
  name: 'hard-data',
  title: t.title,
  examples: [
    example(t.manyFolios, 'px-portfolio', { 'get-user-portfolio': portfolioOf(500) }),
    example(t.noFolio, 'px-portfolio', { 'get-user-portfolio': portfolioOf(0) }),
    example(t.manyFunds, 'px-fund-search', { 'search-mutual-funds-by-text': searchOf(500) }, search),
    example(t.noFund, 'px-fund-search', { 'search-mutual-funds-by-text': searchOf(0) }, search),
  ],
};
