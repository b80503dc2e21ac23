import type { Section } from './example.js';
import { buttons } from './examples/buttons.js';
import { charts } from './examples/charts.js';
import { choices } from './examples/choices.js';
import { colours } from './examples/colours.js';
import { fields } from './examples/fields.js';
import { figures } from './examples/figures.js';
import { funds } from './examples/funds.js';
import { hardData } from './hard-data/hard-data.js';
import { iconSheet } from './examples/icon-sheet.js';
import { overlays } from './examples/overlays.js';
import { papers } from './examples/papers.js';
import { sliders } from './examples/sliders.js';
import { status } from './examples/status.js';
import { waiting } from './examples/waiting.js';
import { wayfinding } from './examples/wayfinding.js';
import { widgetSections } from './widget-examples.js';

export const sections: readonly Section[] = [
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
