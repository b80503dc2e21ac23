import { errorText, PxError } from '@prosperx/core/errors';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProsperXProvider } from '#widget/react.js';
import { OtpDialog, type SentCode } from './otp-dialog.js';

afterEach(cleanup);

const sentTo = '••••••0001';
const field = () => screen.getByLabelText<HTMLInputElement>('One-time password (OTP)');

function Page({ first, onGive = vi.fn() }: { readonly first: SentCode; readonly onGive?: (otp: string) => void }) {
  const [sent, setSent] = useState(first);
  return (
    <ProsperXProvider>
      <OtpDialog
        sent={sent}
        title="Confirm"
        submit="Verify"
        busy={false}
        error={null}
        onGive={onGive}
        onResend={() => setSent({ sentTo, sends: sent.sends + 1, wait: 60 })}
        onClose={() => undefined}
      />
    </ProsperXProvider>
  );
}

describe('OtpDialog', () => {
  it('counts down from a minute, and another code empties the boxes', async () => {
    const user = userEvent.setup();
    render(<Page first={{ sentTo, sends: 1, wait: 0 }} />);
    expect(screen.getByText(`Enter the 6 digit code sent to ${sentTo}`)).toBeTruthy();
    await user.type(field(), '12345');
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
    expect(field().value).toBe('');
    expect(screen.getByText(`A new code was sent to ${sentTo}`)).toBeTruthy();
    expect(screen.getByText('Resend OTP in 1:00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resend OTP' })).toBeNull();
  });

  it('tells an empty code from one that is too short, and gives six digits', async () => {
    const user = userEvent.setup();
    const onGive = vi.fn();
    render(<Page first={{ sentTo, sends: 1, wait: 60 }} onGive={onGive} />);
    const verify = screen.getByRole('button', { name: 'Verify' });
    await user.click(verify);
    expect(screen.getByText('Please enter OTP.')).toBeTruthy();
    await user.type(field(), '12a34');
    expect(field().value).toBe('1234');
    await user.click(verify);
    expect(screen.getByText('Please enter correct OTP.')).toBeTruthy();
    expect(onGive).not.toHaveBeenCalled();
    await user.clear(field());
    await user.paste('12 34-56');
    await user.click(verify);
    expect(onGive).toHaveBeenCalledWith('123456');
  });

  it('says nothing of a session that ended, of which the login speaks', () => {
    const ended = new PxError('signed_out', { message: errorText.signed_out });
    const rest = {
      title: 'Confirm',
      submit: 'Verify',
      busy: false,
      onGive: vi.fn(),
      onResend: vi.fn(),
      onClose: vi.fn(),
    };
    render(
      <ProsperXProvider>
        <OtpDialog sent={{ sentTo, sends: 1, wait: 60 }} error={ended} {...rest} />
      </ProsperXProvider>,
    );
    expect(screen.queryByText(errorText.signed_out)).toBeNull();
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });
});
