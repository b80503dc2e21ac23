import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { leave } from '#bridge/testing/app-shells.js';
import { shareContract } from '#features/share/share.contract.js';
import { Share as View } from '#features/share/share.js';
import { toReact, type WidgetProps } from '#widget/react.js';

const Share = toReact(shareContract, View);
type Props = WidgetProps<typeof shareContract>;

export const URL_SHARED = 'https://invest.example/v1/nfos';
export const MAIL = 'ravi@bank.in';
export const given = { message: 'Have a look', shareUrl: URL_SHARED };

/** Returns where the page was left to, oldest first; called at the top of a test file. */
export function recordNavigations(): readonly string[] {
  const left: string[] = [];
  beforeEach(() => {
    left.length = 0;
    vi.spyOn(window, 'open').mockImplementation((url) => (left.push(String(url)), null));
    vi.spyOn(location, 'assign').mockImplementation((url) => void left.push(String(url)));
  });
  afterEach(() => {
    cleanup();
    leave();
    document.body.replaceChildren();
  });
  return left;
}

export function show(props: Props = {}) {
  const user = userEvent.setup();
  const onShared = vi.fn();
  const page = (more: Props) => <Share {...given} onShared={onShared} {...props} {...more} />;
  const { rerender } = render(page({}));
  return { user, onShared, show: (more: Props) => rerender(page(more)) };
}

export const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

export const ways = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
