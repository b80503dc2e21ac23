import { DataProvider, useLinkedAgent, useSession } from '@prosperx/sdk/internal';
import { layoutText } from '#layout.text.js';
import { AdvisorStrip } from './advisor-strip.js';
import { CustomerStrip } from './customer-strip.js';

/** What the strip says of the advisor: to himself, in a customer's account, and to whom he sent a link. */
export function StripStart() {
  return (
    <DataProvider>
      <OneOf />
    </DataProvider>
  );
}

function OneOf() {
  const { advisor, user } = useSession();
  if (advisor && user) return <CustomerStrip name={user.name} />;
  return advisor ? <AdvisorStrip /> : <LinkedAgent />;
}

function LinkedAgent() {
  const agent = useLinkedAgent();
  if (!agent) return null;
  return (
    <p className="px-strip__start">
      <span>
        {layoutText.yourAdvisor} <b>{agent.advisorName}</b>
      </span>
    </p>
  );
}
