import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Services, useServices } from '#services/services.js';
import { ProsperXProvider } from '#widget/react.js';
import { FlashOutlet } from './flash-outlet.js';

afterEach(cleanup);

let partners = 0;
let services: Services;
function Connected() {
  services = useServices();
  return null;
}

/** A page of a partner of its own, with widgets that say something, and a place of its own where the page is ours. */
function show() {
  const partner = `partner-${(partners += 1)}`;
  const page = (widgets: readonly string[], hasPlace: boolean) => (
    <ProsperXProvider apiBase="https://api.example" partner={partner}>
      <Connected />
      {widgets.map((name) => (
        <section key={name} aria-label={name}>
          <FlashOutlet />
        </section>
      ))}
      {hasPlace && (
        <section aria-label="page">
          <FlashOutlet isPages />
        </section>
      )}
    </ProsperXProvider>
  );
  const view = render(page(['first', 'second'], false));
  return { change: (...next: Parameters<typeof page>) => view.rerender(page(...next)) };
}

const say = (message: string) => act(() => services.flash.getState().show('error', message));
/** Returns where it is said; what shows it comes later. */
async function placeOf(message: string) {
  await screen.findAllByText(message);
  return screen
    .getAllByRole('alert')
    .filter(({ textContent }) => textContent === message)
    .map((alert) => alert.closest('section')?.getAttribute('aria-label'));
}

describe('FlashOutlet', () => {
  it('is in the first widget of a page that has no place itself, and in no other', async () => {
    show();
    say('It did not work.');
    expect(await placeOf('It did not work.')).toEqual(['first']);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('moves on to the next when that one goes', async () => {
    const { change } = show();
    change(['second'], false);
    say('It did not work.');
    expect(await placeOf('It did not work.')).toEqual(['second']);
  });

  it('is the page’s own where it has one', async () => {
    const { change } = show();
    change(['first', 'second'], true);
    say('It did not work.');
    expect(await placeOf('It did not work.')).toEqual(['page']);
  });

  it('marks what stays English, such as a refusal that no language has', async () => {
    show();
    say('FAILED: LIMIT EXCEEDED');
    await waitFor(() => expect(screen.getByRole('alert').lang).toBe('en'));
    say('बदलाव सेव नहीं हुए।');
    expect(screen.getByRole('alert').lang).toBe('');
  });

  it('says nothing old to a widget that comes later', async () => {
    const { change } = show();
    change([], false);
    say('Said to nobody.');
    change(['late'], false);
    expect((await screen.findByRole('alert')).textContent).toBe('');
  });
});
