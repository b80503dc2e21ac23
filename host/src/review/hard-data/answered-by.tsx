import { createServices, ProsperXProvider, SERVICES, useWidget } from '@prosperx/sdk/internal';
import type { ReactNode } from 'react';

/** The end of a call's path → what is answered to it. */
export type Answers = Readonly<Record<string, unknown>>;

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
export function AnsweredBy({ answers, children }: AnsweredByProps) {
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
