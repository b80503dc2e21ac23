import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { RadioCards } from './radio-cards.js';
import { useForm } from './use-form.js';

afterEach(cleanup);

function Form() {
  const form = useForm<{ kind: 'add' | 'replace' | '' }>({
    initial: { kind: '' },
    check: ({ kind }) => ({ kind: kind === '' ? 'Please choose one.' : undefined }),
    textOf: (code) => code,
    onSubmit: () => undefined,
  });
  return (
    <form {...form.form}>
      <RadioCards
        legend="Kind"
        cards={[
          { value: 'replace', title: 'In its place', disabled: true },
          { value: 'add', title: 'One more' },
        ]}
        value={form.values.kind || null}
        onPick={(kind) => form.set('kind', kind)}
        error={form.errorOf('kind')}
      />
      <button>Save</button>
    </form>
  );
}

it('a choice that is missing has the focus, says so, and is marked until it is made', async () => {
  render(<Form />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const card = screen.getByRole('radio', { name: 'One more', description: 'Please choose one.' });
  expect([document.activeElement, card.getAttribute('aria-invalid')]).toEqual([card, 'true']);
  await user.click(card);
  expect(card.getAttribute('aria-invalid')).toBeNull();
});
