import { Brand, Segment, toReact, type WidgetRow, widgets } from '@prosperx/sdk/internal';
import { type ComponentType, useEffect, useState } from 'react';
import type { Section } from './example.js';
import { buttons } from './examples/buttons.js';
import { charts, figures } from './examples/charts.js';
import { choices } from './examples/choices.js';
import { colours, iconSheet } from './examples/colours.js';
import { fields } from './examples/fields.js';
import { funds } from './examples/funds.js';
import { overlays } from './examples/overlays.js';
import { papers } from './examples/papers.js';
import { sliders } from './examples/sliders.js';
import { status, waiting } from './examples/status.js';
import { wayfinding } from './examples/wayfinding.js';
import { hardData } from './hard-data/hard-data.js';
import { reviewText } from './review.text.js';

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
const widgetSections: readonly Section[] = (widgets as unknown as readonly WidgetRow[]).map((row) => ({
  name: row.contract.tag,
  title: row.contract.title,
  examples: row.contract.examples.map(({ name, props }) => ({
    title: name,
    wide: true,
    show: () => <Loaded row={row} values={props} />,
  })),
}));

const sections: readonly Section[] = [
  colours,
  figures,
  buttons,
  fields,
  papers,
  sliders,
  choices,
  wayfinding,
  status,
  funds,
  charts,
  overlays,
  waiting,
  iconSheet,
  hardData,
  ...widgetSections,
];

const THEMES = ['light', 'dark', 'auto'] as const;

/** Every primitive in its states, on one page, for the eye and for axe. `?theme=light|dark` fixes the theme, `?only=fields` shows one section. */
export function ReviewPage() {
  const only = new URLSearchParams(location.search).get('only');
  return (
    <main className="r-page">
      <header className="r-head">
        <div>
          <Brand />
          <h1>{reviewText.title}</h1>
          <p>{reviewText.lead}</p>
        </div>
        <ThemeSwitch />
      </header>
      {sections
        .filter(({ name }) => only === null || name === only)
        .map((section) => (
          <ReviewSection key={section.name} section={section} />
        ))}
    </main>
  );
}

function ThemeSwitch() {
  const [theme, setTheme] = useState(document.documentElement.dataset['theme'] ?? 'auto');
  const pick = (picked: string) => {
    document.documentElement.dataset['theme'] = picked;
    setTheme(picked);
  };
  const options = THEMES.map((value) => ({ value, text: reviewText.themes[value] }));
  return <Segment<string> label={reviewText.theme} options={options} value={theme} onPick={pick} />;
}

function ReviewSection({ section }: { readonly section: Section }) {
  return (
    <section className="r-section" id={section.name}>
      <h2>{section.title}</h2>
      <div className="r-grid">
        {section.examples.map(({ title, show, wide }) => (
          <div key={title} className="r-example" data-wide={wide || undefined}>
            <h3>{title}</h3>
            <div>{show()}</div>
          </div>
        ))}
      </div>
    </section>
  );
}
