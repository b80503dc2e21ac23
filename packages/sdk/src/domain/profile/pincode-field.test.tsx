import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DataProvider } from '#services/services.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { PincodeField } from './pincode-field.js';

const server = serverForTests();
const FAILED = 'Pincode validation Failed. Please try again later.';
const field = () => screen.getByLabelText<HTMLInputElement>('Pincode');

function Page() {
  const [value, setValue] = useState('');
  return (
    <DataProvider>
      <PincodeField name="pincode" value={value} onInput={setValue} onBlur={() => undefined} error={undefined} />
    </DataProvider>
  );
}
function show() {
  const page = renderWithServer(server, <Page />);
  return { ...page, lookUps: () => page.browser.requests.filter((request) => request.includes('pincode')).length };
}

describe('PincodeField', () => {
  it('looks a pincode up when it is left, not while it is typed, and once', async () => {
    const { user, lookUps } = show();
    await user.type(field(), '560 034');
    expect(field().value).toBe('560034');
    expect(lookUps()).toBe(0);
    await user.tab();
    expect(await screen.findByText('Bengaluru, Karnataka')).toBeTruthy();
    await user.type(field(), '{Backspace}4');
    await user.tab();
    expect(await screen.findByText('Bengaluru, Karnataka')).toBeTruthy();
    expect(lookUps()).toBe(1);
  });

  it('says that there is no such place, until something else is typed', async () => {
    const { user } = show();
    await user.type(field(), '999999');
    await user.tab();
    expect(await screen.findByText('Invalid pincode')).toBeTruthy();
    await user.type(field(), '{Backspace}');
    await waitFor(() => expect(screen.queryByText('Invalid pincode')).toBeNull());
  });

  it('says that it could not be looked up, and tries again when it is left again', async () => {
    const { user, browser } = show();
    browser.network = false;
    await user.type(field(), '411038');
    await user.tab();
    expect(await screen.findByText(FAILED)).toBeTruthy();
    browser.network = true;
    await user.click(field());
    await user.tab();
    expect(await screen.findByText('Pune, Maharashtra')).toBeTruthy();
  });
});
