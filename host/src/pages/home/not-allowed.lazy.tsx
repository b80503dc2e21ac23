import { Banner, DataProvider, errorText, useTransactionAllowed } from '@prosperx/sdk/internal';

/** Tells an advisor that he cannot transact for customers, before he begins. */
export function NotAllowed() {
  return (
    <DataProvider>
      <Notice />
    </DataProvider>
  );
}

function Notice() {
  const { allowed, isKnown } = useTransactionAllowed();
  if (!isKnown || allowed) return null;
  return (
    <div className="x-wrap x-unknown">
      <Banner>{errorText.agent_not_allowed}</Banner>
    </div>
  );
}
