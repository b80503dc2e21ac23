import { ProsperXProvider } from '@prosperx/sdk';
import { Accordion, Breadcrumb, Pager, ProgressBar, Stepper, Tabs } from '@prosperx/sdk/site/ui';
import { type Section, StatefulExample } from '#review/example.js';
import { words } from '#review/review.text.js';

const t = words.way;
const a = words.accordion;
const tabs = t.tabs.map((title, index) => ({ name: String(index), title, ...(index === 3 ? { count: 2 } : {}) }));

export const wayfinding: Section = {
  name: 'way',
  title: 'Stepper, tabs, breadcrumb, pages, accordion',
  examples: [
    { title: 'Steps', wide: true, show: () => <Stepper label={t.onboarding} steps={t.steps} current={1} /> },
    {
      title: 'Steps, narrow',
      show: () => (
        <div className="r-narrow">
          <Stepper label={t.onboarding} steps={t.steps} current={2} />
        </div>
      ),
    },
    {
      title: 'Breadcrumb',
      show: () => (
        <ProsperXProvider apiBase="">
          <Breadcrumb path={[{ text: t.equity, to: '/search' }]} current={t.flexi} />
        </ProsperXProvider>
      ),
    },
    { title: 'Parts done', show: () => <ProgressBar label={t.question} done={4} of={9} /> },
    {
      title: 'Tabs',
      wide: true,
      show: () => (
        <StatefulExample start="0">
          {(value, set) => (
            <Tabs label={t.profile} tabs={tabs} selected={value} onSelect={set}>
              <p style={{ paddingBlock: 'var(--px-space-4)' }}>{t.panel}</p>
            </Tabs>
          )}
        </StatefulExample>
      ),
    },
    {
      title: 'Pages',
      show: () => (
        <StatefulExample start={1}>{(value, set) => <Pager page={value} pages={14} onPage={set} />}</StatefulExample>
      ),
    },
    {
      title: 'Accordion',
      wide: true,
      show: () => (
        <div>
          <Accordion title={a.when} open>
            {a.whenAnswer}
          </Accordion>
          <Accordion title={a.stop}>{a.stopAnswer}</Accordion>
          <Accordion title={a.mandate}>{a.mandateAnswer}</Accordion>
        </div>
      ),
    },
  ],
};
