import { DataProvider, isGrownMinor, isMinor, useLinkedAgent, useSession } from '@prosperx/sdk/internal';
import { layoutText } from '#layout.text.js';
import { AdvisorStrip, CustomerStrip } from './advisor-regions.js';

/** What the strip says of the advisor: to himself, in a customer's account, and to whom he sent a link; and of a minor's account. */
export function AccountNotice() {
  return (
    <DataProvider>
      <OneOf />
    </DataProvider>
  );
}

function OneOf() {
  const { advisor, user } = useSession();
  if (advisor && user) return <CustomerStrip name={user.name} />;
  return advisor ? <AdvisorStrip /> : <OfHolder />;
}

/** Of a minor's account, and of the advisor whose link brought the reader here. */
function OfHolder() {
  const { user } = useSession();
  const agent = useLinkedAgent();
  const minor = user ? minorText(user) : null;
  if (!agent && minor === null) return null;
  return (
    <p className="px-strip__start">
      {minor !== null && <b>{minor}</b>}
      {agent && (
        <span>
          {layoutText.yourAdvisor} <b>{agent.advisorName}</b>
        </span>
      )}
    </p>
  );
}

function minorText(user: { readonly taxStatus: string; readonly majorStatus: string | null }): string | null {
  if (isGrownMinor(user)) return layoutText.grownMinor;
  return isMinor(user) ? layoutText.minor : null;
}
