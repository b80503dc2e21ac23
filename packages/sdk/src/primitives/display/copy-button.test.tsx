import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button.js';

afterEach(cleanup);

it('says that a text was copied, and where the page may not use the clipboard that it was not', async () => {
  const user = userEvent.setup();
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  render(<CopyButton text="HDFC0000001" />);
  const status = screen.getByRole('status');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(status.textContent).toBe('It could not be copied. Select it and copy it yourself.'));
  expect(status.className).toBe('');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(status.textContent).toBe('Copied'));
  expect(write).toHaveBeenCalledTimes(2);
});
