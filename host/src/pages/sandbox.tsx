import { Page } from '#layout/page.js';
import { Clock } from './sandbox/clock.js';
import { Inbox } from './sandbox/inbox.js';
import { Reset } from './sandbox/reset.js';
import { sandboxText } from './sandbox.text.js';

export function SandboxPage() {
  return (
    <Page title={sandboxText.title} lead={sandboxText.lead}>
      <Clock />
      <Inbox />
      <Reset />
    </Page>
  );
}
