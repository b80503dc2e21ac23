import { newInvestor } from '@prosperx/api/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataProvider } from '#services/services.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { useToday } from './calendar.js';

const server = serverForTests();
const Day = () => <p>{useToday()}</p>;
const page = () => (
  <DataProvider>
    <Day />
  </DataProvider>
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-15T06:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a form counts from the server’s day, of a visitor and of a person without a profile, and goes on from it', async () => {
  const { client } = await newInvestor(server.kit, false);
  for (const browser of [testBrowser(server.kit), testBrowser(server.kit, client)]) {
    const { show, unmount } = renderWithServer(server, page(), { browser });
    expect(screen.getByText('2027-01-15')).toBeTruthy();
    expect(await screen.findByText('2026-11-16')).toBeTruthy();
    vi.setSystemTime(Date.parse('2027-01-17T06:00:00Z'));
    show(page());
    expect(await screen.findByText('2026-11-18')).toBeTruthy();
    unmount();
    vi.setSystemTime(Date.parse('2027-01-15T06:00:00Z'));
  }
});
