import { AdvisorsOnly } from '#domain/agent/advisors-only.js';
import { leadText } from '#domain/lead/lead.text.js';
import { Waiting } from '#domain/query-state/query-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { DataProvider } from '#services/services.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import { useSession } from '#session/use-session.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { leadFormContract } from './lead-form.contract.js';

export type LeadFormProps = ViewProps<typeof leadFormContract>;

const View = lazy(async () => (await import('./lead-form-view.lazy.js')).LeadFormView);

/** The form of a lead in place, for a page of a partner's app. */
export function LeadForm(props: LeadFormProps) {
  return (
    <DataProvider>
      <ForAdvisors {...props} />
    </DataProvider>
  );
}

function ForAdvisors(props: LeadFormProps) {
  const text = useWords(leadText);
  const { status, advisor } = useSession();
  usePreloadForPerson(View);
  if (status === 'unknown') return <Waiting />;
  if (!advisor) return <AdvisorsOnly title={text.advisorsOnly} text={text.advisorsOnlyText} />;
  return <View fallback={<SkeletonRows rows={4} />} {...props} />;
}

export const LeadFormWidget = /* @__PURE__ */ toReact(leadFormContract, LeadForm);
