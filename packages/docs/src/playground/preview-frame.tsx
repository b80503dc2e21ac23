import { useEffect, useRef, useState } from 'react';
import { commonEventsText } from '../../../sdk/src/widget/common-fields.text.js';
import type { Contract } from '../../../sdk/src/widget/contract.js';
import { toKebab } from '../../../sdk/src/widget/fields.js';
import { toName } from '../../../sdk/src/widget/names.js';
import { playgroundText as text } from './playground.text.js';
import type { Shown, Told } from './preview-messages.js';
import { lookOf, type PlaygroundState } from './state.js';

interface PreviewProps {
  readonly contract: Contract;
  readonly state: PlaygroundState;
  readonly values: Readonly<Record<string, unknown>>;
  readonly onEvent: (name: string, detail: unknown) => void;
}

const eventsOf = ({ events }: Contract) =>
  [...Object.keys(events), ...commonEventsText.map(({ name }) => name)].join(',');

const addressOf = (contract: Contract, { server, person }: PlaygroundState) =>
  `/docs/preview/?${new URLSearchParams({ server, person, events: eventsOf(contract) }).toString()}`;

function attributesOf(state: PlaygroundState, values: PreviewProps['values']): Shown['attributes'] {
  const server = state.server === 'none' ? {} : { apiBase: location.origin };
  return Object.fromEntries(
    Object.entries({ ...server, ...values, ...lookOf(state) }).map(([name, value]) => [toKebab(name), String(value)]),
  );
}

/** The light or dark of the page around, which a widget without a theme of its own follows. */
function usePageTheme(): string {
  const read = () => document.documentElement.dataset['theme'] ?? 'auto';
  const [theme, setTheme] = useState(read);
  useEffect(() => {
    const observer = new MutationObserver(() => setTheme(read()));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return theme;
}

/** The widget in a page of its own, so that neither knows the other's styles; another server or person opens that page anew. */
export function Preview({ contract, state, values, onEvent }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [failure, setFailure] = useState<'script' | 'person' | null>(null);
  const [ready, setReady] = useState(0);
  const theme = usePageTheme();
  const address = addressOf(contract, state);
  const shown: Shown = {
    kind: 'show',
    tag: contract.tag,
    file: toName(contract.tag),
    attributes: attributesOf(state, values),
    pageTheme: theme,
  };
  const message = JSON.stringify(shown);

  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<Told>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data.kind === 'ready') setReady((before) => before + 1);
      else if (data.kind === 'event') onEvent(data.name, data.detail);
      else if (data.kind === 'failed') setFailure(data.reason);
      else frame.current.style.blockSize = `${data.height}px`;
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  });
  useEffect(() => {
    if (ready > 0) frame.current?.contentWindow?.postMessage(JSON.parse(message), location.origin);
  }, [ready, message]);
  useEffect(() => setFailure(null), [address]);

  return (
    <div className="p-preview" data-width={state.width}>
      {failure && <p role="alert">{text.failed[failure]}</p>}
      <iframe key={address} ref={frame} src={address} title={text.preview(contract.title)} />
    </div>
  );
}
