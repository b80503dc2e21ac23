import { Icon, siteIcons, useWords } from '@prosperx/sdk/site/ui';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Page } from '#layout/page.js';
import { calculatorList, calculatorsPageText } from './calculators.text.js';

type Name = keyof typeof calculatorList;

/** Each calculator in one group, with its sign. */
const GROUPS: readonly (readonly [
  keyof typeof calculatorsPageText.groups,
  readonly (readonly [Name, keyof typeof siteIcons])[],
])[] = [
  [
    'grow',
    [
      ['sip-calculator', 'calendar'],
      ['lumpsum-calculator', 'landmark'],
      ['step-up-calculator', 'rocket'],
    ],
  ],
  [
    'goals',
    [
      ['goal-amount-calculator', 'target'],
      ['retirement-calculator', 'compass'],
      ['education-calculator', 'trophy'],
    ],
  ],
  [
    'take',
    [
      ['swp-calculator', 'transfer'],
      ['delay-calculator', 'calendar'],
      ['elss-calculator', 'shield'],
    ],
  ],
  [
    'measure',
    [
      ['cagr-calculator', 'chart'],
      ['xirr-calculator', 'scale'],
      ['inflation-calculator', 'receipt'],
    ],
  ],
];

/** All calculators, in groups. */
export function CalculatorsPage() {
  const text = useWords(calculatorsPageText);
  return (
    <Page title={text.title} intro={text.intro}>
      {GROUPS.map(([group, cards]) => (
        <Group key={group} title={text.groups[group]} cards={cards} />
      ))}
    </Page>
  );
}

function Group({ title, cards }: { readonly title: string; readonly cards: (typeof GROUPS)[number][1] }) {
  const text = useWords(calculatorList);
  const id = useId();
  return (
    <section className="x-calculators" aria-labelledby={id}>
      <h2 className="x-h2" id={id}>
        {title}
      </h2>
      <ul className="h-calc">
        {cards.map(([name, icon]) => (
          <li key={name}>
            <Link className="x-card" to={`/${name}`}>
              <span className="h-calc__i">
                <Icon shape={siteIcons[icon]} />
              </span>
              <span>
                <b>{text[name].title}</b>
                <small>{text[name].intro}</small>
              </span>
              <Icon shape={siteIcons.arrowRight} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
