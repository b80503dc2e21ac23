import { Button } from '@prosperx/sdk/site/ui';
import { playgroundText as text } from './playground.text.js';

export interface Heard {
  readonly name: string;
  readonly detail: unknown;
}

/** What the widget told its page, the last first. */
export function EventLog({ heard, onClear }: { readonly heard: readonly Heard[]; readonly onClear: () => void }) {
  return (
    <section className="p-log" aria-label={text.events}>
      <header>
        <h3>{text.events}</h3>
        {heard.length > 0 && (
          <Button size="sm" variant="ghost" onClick={onClear}>
            {text.clear}
          </Button>
        )}
      </header>
      {heard.length === 0 ? (
        <p>{text.noEvents}</p>
      ) : (
        <ol tabIndex={0} role="log" aria-label={text.events}>
          {heard.map(({ name, detail }, index) => (
            <li key={heard.length - index}>
              <b>{name}</b> <code>{JSON.stringify(detail)}</code>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
