import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.js';

afterEach(cleanup);

const button = () => screen.getByRole('button', { name: 'Pay' });

describe('Button', () => {
  it('keeps its label while busy and takes no second press', async () => {
    const onClick = vi.fn();
    render(
      <Button busy onClick={onClick}>
        Pay
      </Button>,
    );
    expect(button().getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button());
    button().focus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('can be reached when it cannot be pressed, and tells why', async () => {
    const onClick = vi.fn();
    render(
      <Button disabledReason="Enter an amount first." onClick={onClick}>
        Pay
      </Button>,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(button().getAttribute('aria-describedby')).toBe(screen.getByText('Enter an amount first.').id);
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('does not send its form while busy', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Pay
        </Button>
      </form>,
    );
    await userEvent.click(button());
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
