import { approvableCallText, type AskedApproval, blockedTextOfAdvisor } from '@prosperx/core/customer-approval';
import { Card } from '#primitives/display/card.js';
import { SumList } from '#primitives/display/sum-list.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useAskedApprovals } from '#queries/asked-approvals.js';
import { DataProvider } from '#services/services.js';
import { askedApprovalsText } from './asked-approvals.text.js';

/** Tells an advisor who is in an account how what they asked its owner to approve stands; nothing where they asked nothing. */
export const AskedApprovals = () => (
  <DataProvider>
    <Asked />
  </DataProvider>
);

/** As many as an advisor looks at; the last ones come first. */
const SHOWN = 5;

function Asked() {
  const text = useWords(askedApprovalsText);
  const names = useWords(approvableCallText);
  const blocks = useWords(blockedTextOfAdvisor);
  const valueOf = (each: AskedApproval) =>
    each.blocked ? text.blocked(text.state(each), blocks[each.blocked]) : text.state(each);
  const asked = useAskedApprovals().data ?? [];
  if (asked.length === 0) return null;
  return (
    <Card title={text.title}>
      <SumList lines={asked.slice(0, SHOWN).map((each) => ({ term: names[each.call], value: valueOf(each) }))} />
    </Card>
  );
}
