import { type ReactNode, useId, useState } from 'react';
import { lazy } from '#primitives/display/lazy.js';
import { useLastSet } from '#primitives/hooks/use-last-set.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import { Assumptions } from './assumptions.js';
import type { ResultProps } from './calculator.js';
import { toolsText } from './tools.text.js';
import css from './tools.css?inline';

/** Only where it is asked for: it brings dialog and session. */
const CalculatorShare = lazy(async () => (await import('./calculator-share.lazy.js')).CalculatorShare, {
  optional: true,
  afterTakeOver: true,
});
const TodaysMoney = lazy(async () => (await import('./todays-money.lazy.js')).TodaysMoney);
const YearsTable = lazy(async () => (await import('./years-table.lazy.js')).YearsTable);
const RealFund = lazy(async () => (await import('./real-fund.lazy.js')).RealFund);

/** Per cent a year with which today's money begins, as INFLATION_BOUNDS has it. */
const FIRST_INFLATION = 6;

export interface ToolsProps extends Pick<
  ResultProps,
  'goal' | 'inflation' | 'kind' | 'page' | 'past' | 'projection' | 'summary' | 'today' | 'words'
> {
  /** It is offered to be shared. */
  hasShare: boolean;
  /** Per cent a year that the page gives; 0 is off. */
  givenInflation: number;
}

type Name = 'fund' | 'today' | 'years';

/** What one may do with the result: share it, and look at today's money, the years, and a real fund. Each opens below, and is fetched by the press. */
export function Tools(props: ToolsProps) {
  const text = useWords(toolsText);
  useStyles(css);
  const { apiBase, navigate } = useWidget();
  const [opened, setOpened] = useState<readonly Name[]>([]);
  const [chosen, choose] = useLastSet({ inflation: props.givenInflation });
  const { goal, past, page, projection, today, inflation = chosen.inflation } = props;
  const isOwn = props.inflation !== undefined;
  const toggle = (name: Name) =>
    setOpened(opened.includes(name) ? opened.filter((each) => each !== name) : [...opened, name]);
  const isOpen = (name: Name) => (name === 'today' ? inflation > 0 : opened.includes(name));
  const setInflation = (percent: number) => choose({ inflation: percent });
  const toggleToday = () => setInflation(inflation > 0 ? 0 : FIRST_INFLATION);
  const tool = (name: Name, press: () => void, panel: ReactNode) => ({ name, press, panel });
  const params = isOwn || inflation === 0 ? page.params : { ...page.params, inflation };
  const tools = [
    ...(isOwn || today === null
      ? []
      : [tool('today', toggleToday, <TodaysMoney {...props} inflation={inflation} onInflation={setInflation} />)]),
    ...(projection.points.length > 0
      ? [tool('years', () => toggle('years'), <YearsTable {...props} inflation={inflation} />)]
      : []),
    ...(past && apiBase !== null ? [tool('fund', () => toggle('fund'), <RealFund past={past} />)] : []),
  ];
  return (
    <>
      {props.hasShare && (
        <CalculatorShare
          to={page.to}
          params={params}
          summary={props.summary}
          fallback={<div className="px-tools__share" />}
        />
      )}
      {isOwn && <TodaysMoney {...props} inflation={inflation} onInflation={setInflation} isFixed />}
      {tools.length > 0 && <ToolButtons tools={tools} isOpen={isOpen} text={text} />}
      {goal && apiBase !== null && (
        <button className="px-calc__more" type="button" onClick={() => navigate('/profile/goals', goal)}>
          {text.keepAsGoal}
        </button>
      )}
      <p className="px-calc__note">
        {text.indicative} <Assumptions {...props} />
      </p>
    </>
  );
}

interface ToolButtonsProps {
  tools: readonly { readonly name: Name; readonly press: () => void; readonly panel: ReactNode }[];
  isOpen: (name: Name) => boolean;
  text: typeof toolsText;
}

function ToolButtons({ tools, isOpen, text }: ToolButtonsProps) {
  const id = useId();
  return (
    <>
      <div className="px-tools">
        {tools.map(({ name, press }) => (
          <button
            key={name}
            type="button"
            aria-expanded={isOpen(name)}
            aria-controls={isOpen(name) ? `${id}-${name}` : undefined}
            onClick={press}
          >
            {text.names[name]}
          </button>
        ))}
      </div>
      {tools.map(
        ({ name, panel }) =>
          isOpen(name) && (
            <section key={name} id={`${id}-${name}`} className="px-tools__panel" aria-label={text.names[name]}>
              {panel}
            </section>
          ),
      )}
    </>
  );
}
