import { Brand, Segment, TextField } from '@prosperx/sdk/site/ui';
import { useId, useState } from 'react';
import type { Example, Section } from './example.js';
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
import { useOwnLandmarks } from './own-landmarks.js';
import { EXAMPLE_PARTNER, PartnerContext } from './page-lines.js';
import { reviewText } from './review.text.js';
import { sandboxValues } from './sandbox-values.js';
import { widgetSections } from './widget-examples.js';

const controls: readonly Section[] = [
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
];
const forIntegrators = [sandboxValues, ...widgetSections];
const sections = [...forIntegrators, ...controls];

/** The sections that `?only=` names: all without it, one by its name, or all controls. */
const sectionsOf = (only: string | null): readonly Section[] =>
  only === 'controls' ? controls : sections.filter(({ name }) => only === null || name === only);

const THEMES = ['light', 'dark', 'auto'] as const;

/** Every widget and every primitive in its states, on one page with an index, for the eye and for axe. `?theme=light|dark` fixes the theme, `?only=fields` shows one section, `?only=controls` all but the widgets. */
export function ReviewPage() {
  const only = new URLSearchParams(location.search).get('only');
  const [partner, setPartner] = useState(EXAMPLE_PARTNER);
  return (
    <main className="r-page">
      <header className="r-head">
        <div>
          <Brand />
          <h1>{reviewText.title}</h1>
          <p>{reviewText.intro}</p>
        </div>
        <div className="r-head__own">
          <TextField label={reviewText.partner} note={reviewText.partnerNote} value={partner} onInput={setPartner} />
          <ThemeSwitch />
        </div>
      </header>
      {only === null && (
        <nav className="r-index" aria-label={reviewText.index}>
          <Contents title={reviewText.widgets} of={forIntegrators} />
          <Contents title={reviewText.controls} of={controls} />
        </nav>
      )}
      <PartnerContext.Provider value={partner}>
        {sectionsOf(only).map((section) => (
          <ReviewSection key={section.name} section={section} />
        ))}
      </PartnerContext.Provider>
    </main>
  );
}

function Contents({ title, of }: { readonly title: string; readonly of: readonly Section[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {of.map((section) => (
          <li key={section.name}>
            <a href={`#${section.name}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </>
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
  const id = useId();
  return (
    <section className="r-section" id={section.name}>
      <h2 id={id}>{section.title}</h2>
      {section.intro}
      <div className="r-grid">
        {section.examples.map((example) => (
          <ShownExample key={example.title} sectionTitle={id} {...example} />
        ))}
      </div>
    </section>
  );
}

interface ShownExampleProps extends Example {
  /** The id of its section's title. */
  readonly sectionTitle: string;
}

function ShownExample({ sectionTitle, title, show, wide }: ShownExampleProps) {
  const id = useId();
  const example = useOwnLandmarks(`${sectionTitle} ${id}`);
  return (
    <div ref={example} className="r-example" data-wide={wide || undefined}>
      <h3 id={id}>{title}</h3>
      <div>{show()}</div>
    </div>
  );
}
