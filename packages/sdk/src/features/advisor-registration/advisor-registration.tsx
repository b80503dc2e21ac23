import type { AgentCertificates } from '@prosperx/core/agent';
import { useState } from 'react';
import { AdvisorsOnly } from '#domain/agent/advisors-only.js';
import { QueryState, Waiting } from '#domain/query-state/query-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useAgentCertificates } from '#queries/certificates.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import { useSession } from '#session/use-session.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { advisorRegistrationContract } from './advisor-registration.contract.js';
import { registrationText } from './advisor-registration.text.js';

type RegistrationProps = ViewProps<typeof advisorRegistrationContract>;

const Form = lazy(async () => (await import('./registration-form.lazy.js')).RegistrationForm);

export function AdvisorRegistration(props: RegistrationProps) {
  return (
    <DataProvider>
      <ForAdvisors {...props} />
    </DataProvider>
  );
}

function ForAdvisors(props: RegistrationProps) {
  const text = useWords(registrationText);
  const { status, advisor } = useSession();
  usePreloadForPerson(Form);
  if (status === 'unknown') return <Waiting title={text.failed} />;
  if (!advisor) return <AdvisorsOnly title={text.advisorsOnly} text={text.advisorsOnlyText} />;
  return <Certificates {...props} />;
}

function Certificates({ onRegistered, onClosed }: RegistrationProps) {
  const text = useWords(registrationText);
  const query = useAgentCertificates();
  const [registered, setRegistered] = useState<AgentCertificates | null>(null);
  const keep = (saved: AgentCertificates) => {
    setRegistered(saved);
    onRegistered?.({ isArnHolder: saved.isARNHolder });
  };
  const done = () => {
    setRegistered(null);
    onClosed?.({});
  };
  return (
    <QueryState query={query} failed={text.failed} reasonOf={errorMessage}>
      {(saved) => (
        // a record that was reset begins a new form
        <Form
          key={String(saved.isSaved)}
          fallback={<SkeletonRows />}
          saved={saved}
          registered={registered}
          onSaved={keep}
          onDone={done}
        />
      )}
    </QueryState>
  );
}

export const AdvisorRegistrationWidget = /* @__PURE__ */ toReact(advisorRegistrationContract, AdvisorRegistration);
