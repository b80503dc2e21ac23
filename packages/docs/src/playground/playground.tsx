import { Button } from '@prosperx/sdk/site/ui';
import { useState } from 'react';
import type { Contract } from '../../../sdk/src/widget/contract.js';
import { Controls } from './controls.js';
import { EventLog, type Heard } from './event-log.js';
import { Lines } from './lines.js';
import { playgroundText as text } from './playground.text.js';
import { Preview } from './preview-frame.js';
import { type PlaygroundState, readProps, readState, writeState } from './state.js';

const KEPT_EVENTS = 50;

/** A widget at work beside everything that can be set about it, and the lines that show the same on a page of the reader's own. */
export function Playground({ contract }: { readonly contract: Contract }) {
  const [state, setState] = useState(() => readState(contract, location.search));
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  const set = (next: PlaygroundState) => {
    setState(next);
    history.replaceState(null, '', `${location.pathname}${writeState(next)}${location.hash}`);
  };
  const change = (part: Partial<PlaygroundState>) => set({ ...state, ...part });
  const { values, refused } = readProps(contract, state);
  const hear = (name: string, detail: unknown) =>
    setHeard((before) => [{ name, detail }, ...before].slice(0, KEPT_EVENTS));
  return (
    <div className="p-play">
      <div className="p-stage">
        <Preview contract={contract} state={state} values={values} onEvent={hear} />
        <EventLog heard={heard} onClear={() => setHeard([])} />
      </div>
      <div className="p-controls">
        <Controls contract={contract} state={state} refused={refused} onChange={change} />
        <Button size="sm" onClick={() => set(readState(contract, ''))}>
          {text.reset}
        </Button>
      </div>
      <Lines contract={contract} state={state} values={values} onKind={(kind) => change({ kind })} />
    </div>
  );
}
