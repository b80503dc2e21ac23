import { Icon, icons } from '@prosperx/sdk/internal';
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
