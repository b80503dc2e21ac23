import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './tabs.css?inline';

export interface Tab<Name extends string> {
  name: Name;
  title: string;
  /** How many things it holds. */
  count?: number | undefined;
}

export interface TabsProps<Name extends string> {
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: readonly Tab<Name>[];
  selected: Name;
  onSelect: (name: Name) => void;
  /** The panel of the selected tab. */
  children?: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Scrolls the row of tabs alone, where it is wider than its place. */
function showTab(list: HTMLElement | null, at: number): void {
  const tab = list?.children[at]?.getBoundingClientRect();
  if (!list || !tab) return;
  const row = list.getBoundingClientRect();
  list.scrollLeft += Math.max(0, tab.right - row.right) - Math.max(0, row.left - tab.left);
}

/** Views of one thing, one shown at a time. Arrow keys move between the tabs. */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Name>) {
  useStyles(css);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ name }) => name === selected);
  useEffect(() => showTab(list.current, at), [at]);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Number.isFinite(step) ? (at + step + tabs.length) % tabs.length : step < 0 ? 0 : tabs.length - 1;
    const tab = tabs[next];
    if (tab) onSelect(tab.name);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      <div ref={list} className="px-tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ name, title, count }) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === selected}
            aria-controls={name === selected ? `${id}-panel` : undefined}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {title}
            {count !== undefined && <small>{count}</small>}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
