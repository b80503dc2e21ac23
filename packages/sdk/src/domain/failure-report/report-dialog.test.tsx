import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReportDialog } from './report-dialog.js';

afterEach(cleanup);

describe('the dialog "Oh Snap!"', () => {
  it('says that an expert will call whom we know, and nobody else', async () => {
    const onClose = vi.fn();
    const { rerender } = render(<ReportDialog open isKnown onClose={onClose} />);
    expect(screen.getByRole('alertdialog', { name: 'Oh Snap!' }).textContent).toContain('expert will call you shortly');
    rerender(<ReportDialog open onClose={onClose} />);
    expect(screen.getByRole('alertdialog').textContent).toContain('We have received your report');
    expect(screen.getByRole('alertdialog').textContent).not.toContain('call');
    await userEvent.click(screen.getByRole('button', { name: 'Okay' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
