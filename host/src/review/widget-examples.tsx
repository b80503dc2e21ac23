import { toReact, type WidgetRow, widgets } from '@prosperx/sdk/site/widgets';
import { type ComponentType, useEffect, useState } from 'react';
import type { Section } from './example.js';
import { PageLines } from './page-lines.js';

type AnyWidget = ComponentType<Record<string, unknown>>;

interface LoadedProps {
  readonly row: WidgetRow;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A widget as React shows it, once its view is there. Without a server it sends no request: these are its states by itself. */
export function Loaded({ row, values }: LoadedProps) {
  const [Widget, setWidget] = useState<AnyWidget | null>(null);
  useEffect(() => {
    let gone = false;
    void row.load().then((View) => {
      const made = toReact(row.contract, View) as unknown as AnyWidget;
      if (!gone) setWidget(() => made);
    });
    return () => {
      gone = true;
    };
  }, [row]);
  return Widget && <Widget {...values} />;
}

/** One section a widget: every example of its contract. */
export const widgetSections: readonly Section[] = (widgets as unknown as readonly WidgetRow[]).map((row) => ({
  name: row.contract.tag,
  title: row.contract.title,
  intro: <PageLines name={row.contract.tag.slice('px-'.length)} />,
  examples: row.contract.examples.map(({ name, props }) => ({
    title: name,
    wide: true,
    show: () => <Loaded row={row} values={props} />,
  })),
}));
