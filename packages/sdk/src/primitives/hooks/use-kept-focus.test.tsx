import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useKeptFocus } from './use-kept-focus.js';

afterEach(cleanup);

function List({ isAsked = false }: { isAsked?: boolean }) {
  const [names, setNames] = useState(['One', 'Two', 'Three']);
  const [asked, ask] = useState<string | null>(null);
  const remove = (name: string | null) => setNames(names.filter((other) => other !== name));
  return (
    <ul ref={useKeptFocus()}>
      {names.map((name) => (
        <li key={name}>
          <button onClick={() => (isAsked ? ask(name) : remove(name))}>{name}</button>
        </li>
      ))}
      <Dialog open={asked !== null} title="Sure?" onClose={() => ask(null)}>
        <button
          onClick={() => {
            remove(asked);
            ask(null);
          }}
        >
          Yes
        </button>
      </Dialog>
    </ul>
  );
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const focused = (words: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(words));

it('gives the focus of a control that goes to the next, to the last one, and to the place', async () => {
  render(<List />);
  press('Two');
  await focused('Three');
  press('Three');
  await focused('One');
  press('One');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')));
});

it('waits for the dialog that a control was removed in', async () => {
  render(<List isAsked />);
  press('Two');
  press('Yes');
  await focused('Three');
});

it('leaves the focus where it went meanwhile', async () => {
  const { container } = render(
    <>
      <List />
      <input aria-label="Elsewhere" />
    </>,
  );
  press('Two');
  screen.getByRole('textbox').focus();
  await waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(2));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
