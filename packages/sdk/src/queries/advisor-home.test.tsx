import { advisorOfCode } from '@prosperx/api/testing';
import { createHomePageLead } from '@prosperx/core/lead';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataProvider } from '#services/services.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { useAgentOverview } from './advisor-home.js';

const server = serverForTests();

function Sum() {
  const { data } = useAgentOverview();
  if (!data) return null;
  const { counts, dueTasks, birthdays, openLeads, waits } = data;
  const needs = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return <output>{[openLeads, waits - needs - dueTasks - birthdays].join(' of ')}</output>;
}

it('what waits for an advisor is what accounts need, tasks, birthdays, and leads to call', async () => {
  const client = await advisorOfCode(server.kit, 'AG1001');
  const lead = { investorName: 'Ravi Menon', investorMobileNo: '9000000139', investorEmailId: 'ravi@example.com' };
  await client.call(createHomePageLead, { body: lead });
  const home = (
    <DataProvider>
      <Sum />
    </DataProvider>
  );
  renderWithServer(server, home, { browser: testBrowser(server.kit, client) });
  expect((await screen.findByRole('status')).textContent).toBe('1 of 1');
});
