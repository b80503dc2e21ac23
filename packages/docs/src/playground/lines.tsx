import { CopyButton, Tabs, TextField } from '@prosperx/sdk/site/ui';
import { useEffect, useState } from 'react';
import { snippet } from '../../../../scripts/lib/snippet.mjs';
import type { Contract } from '../../../sdk/src/widget/contract.js';
import { toName } from '../../../sdk/src/widget/names.js';
import { type LineKind, lineKinds, needsServer, pageLines } from '../../../sdk/src/widget/page-lines.js';
import { CodeText } from './code-text.js';
import { playgroundText as text } from './playground.text.js';
import { lookOf, type PlaygroundState } from './state.js';

type Manifest = Parameters<typeof snippet>[0];

/** What this server gives out now: with it the lines load a fixed version, each file with its integrity. */
function useManifest(): Manifest | null {
  const [manifest, setManifest] = useState<Manifest | null>(null);
  useEffect(() => {
    void fetch('/sdk/manifest.json')
      .then(async (answer) => {
        if (answer.ok) setManifest((await answer.json()) as Manifest);
      })
      .catch(() => {});
  }, []);
  return manifest;
}

/** The lines without the element. */
const scriptLines = (manifest: Manifest, file: string) =>
  snippet(manifest, file, `${location.origin}/sdk/${manifest.version}/`)
    .split('\n')
    .filter((line) => /^<(link|script)/.test(line))
    .join('\n');

interface LinesProps {
  readonly contract: Contract;
  readonly state: PlaygroundState;
  readonly values: Readonly<Record<string, unknown>>;
  readonly onKind: (kind: LineKind) => void;
}

/** What shows the widget of the preview on a page of the reader's own, in the way that they build it. */
export function Lines({ contract, state, values, onKind }: LinesProps) {
  const [partner, setPartner] = useState('bluebank');
  const { kind } = state;
  const manifest = useManifest();
  const isConnected = state.server !== 'none';
  const file = kind === 'html' ? toName(contract.tag) : kind === 'frame' ? 'embed' : null;
  const script = manifest && file ? scriptLines(manifest, file) : undefined;
  const lines = pageLines(kind, contract, {
    server: location.origin,
    partner,
    props: values,
    look: lookOf(state),
    isConnected,
    ...(script && { script }),
  });
  return (
    <section className="p-lines" aria-label={text.lines}>
      <Tabs<LineKind>
        label={text.lines}
        tabs={lineKinds.map((name) => ({ name, title: text.kinds[name] }))}
        selected={kind}
        onSelect={onKind}
      >
        <div className="p-lines__code">
          <CodeText code={lines} kind={kind} />
          <CopyButton text={lines} label={text.copy} of={text.kinds[kind]} />
        </div>
        <p>
          <a href={text.guides[kind]}>{text.guide}</a>
        </p>
      </Tabs>
      {(needsServer(contract) || isConnected) && (
        <TextField label={text.partner} value={partner} onInput={setPartner} />
      )}
    </section>
  );
}
