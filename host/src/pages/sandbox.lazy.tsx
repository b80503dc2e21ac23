import { DataProvider } from '@prosperx/sdk/internal';
import { Page } from '#layout/page.js';
import { Clock } from './sandbox/clock.js';
import { Inbox } from './sandbox/inbox.js';
import { Launch } from './sandbox/launch.js';
import { Registry } from './sandbox/registry.js';
import { Reset } from './sandbox/reset.js';
import { sandboxText } from './sandbox.text.js';

export function SandboxPage() {
  return (
    <Page title={sandboxText.title} lead={sandboxText.lead}>
      <DataProvider>
        <Clock />
        <Inbox />
        <Launch />
        <Registry />
        <Reset />
      </DataProvider>
    </Page>
  );
}
