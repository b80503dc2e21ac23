import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { LoginVerbs } from '#features/login/use-login.js';
import { DataProvider } from '#services/services.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { CodeStep } from './code-step.js';

const server = serverForTests();
afterEach(() => vi.unstubAllGlobals());

it('takes a passkey for the code of the mail alone: a password that differs from its confirmation is not set by it', async () => {
  vi.stubGlobal('PublicKeyCredential', { parseCreationOptionsFromJSON: () => ({}) });
  const setPasswordByPasskey = vi.fn();
  const login = { isBusy: false, error: null, waitLeft: 0, hasMoved: false, setPasswordByPasskey };
  const { user } = renderWithServer(
    server,
    <DataProvider>
      <CodeStep
        login={login as unknown as LoginVerbs}
        step={{
          name: 'updatepassword',
          mobile: '9876500001',
          code: { sends: 1, wait: 0, ticket: 'ticket', isOver: false },
          proof: { sentTo: 'a•••@example.com', hasPasskey: true, wait: 0, isNew: true, sends: 1 },
        }}
      />
    </DataProvider>,
  );
  const passkey = await screen.findByRole('button', { name: /passkey/i });
  const type = (confirmed: string) => {
    enter(screen.getByLabelText(/^New password/), 'brand new words');
    enter(screen.getByLabelText('Confirm password'), confirmed);
  };
  await user.click(passkey);
  type('brand new word');
  await user.click(passkey);
  expect(setPasswordByPasskey).not.toHaveBeenCalled();
  expect(screen.getByText('Please enter same password')).toBeTruthy();
  type('brand new words');
  await user.click(passkey);
  expect(setPasswordByPasskey).toHaveBeenCalledOnce();
});
