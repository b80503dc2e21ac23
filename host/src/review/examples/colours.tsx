import { Icon, icons } from '@prosperx/sdk/site/ui';
import type { Section } from '#review/example.js';

export const iconSheet: Section = {
  name: 'icons',
  title: 'Icons',
  examples: [
    {
      title: 'All',
      wide: true,
      show: () => (
        <div className="r-icons">
          {Object.entries(icons).map(([name, shape]) => (
            <span key={name}>
              <Icon shape={shape} />
              {name}
            </span>
          ))}
        </div>
      ),
    },
  ],
};

const ROLES = [
  'surface',
  'page',
  'fill',
  'raised',
  'text',
  'muted',
  'control',
  'line',
  'track',
  'accent',
  'accent-strong',
  'accent-soft',
  'accent-text',
  'accent-line',
  'highlight',
  'highlight-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
  'danger-fill',
];
const INKS = [1, 2, 3, 4, 5, 6];

function Ramp({ names, prefix }: { readonly names: readonly (number | string)[]; readonly prefix: string }) {
  return (
    <div className="r-ramp">
      {names.map((name) => (
        <div key={name}>
          <i style={{ background: `var(--px-${prefix}-${name})` }} />
          {name}
        </div>
      ))}
    </div>
  );
}

export const colours: Section = {
  name: 'colour',
  title: 'Colour roles',
  examples: [
    { title: 'Roles', wide: true, show: () => <Ramp names={ROLES} prefix="color" /> },
    { title: 'Chart inks', show: () => <Ramp names={INKS} prefix="chart" /> },
    { title: 'Risk levels', show: () => <Ramp names={INKS} prefix="risk" /> },
  ],
};
