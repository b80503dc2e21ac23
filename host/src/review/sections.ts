import { buttons } from './examples/buttons.js';
import { charts } from './examples/charts.js';
import { choices } from './examples/choices.js';
import { fields } from './examples/fields.js';
import { colours, figures, iconSheet } from './examples/figures.js';
import { funds } from './examples/funds.js';
import { overlays } from './examples/overlays.js';
import { papers } from './examples/papers.js';
import { sliders } from './examples/sliders.js';
import { status } from './examples/status.js';
import { waiting } from './examples/waiting.js';
import { wayfinding } from './examples/wayfinding.js';
import { hardData } from './hard-data/hard-data.js';
import { type Section, widgetSections } from './review-page.js';

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
