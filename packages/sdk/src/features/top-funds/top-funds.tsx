import { TopFundsStrip } from '#domain/calculator/tax-saver-strip.lazy.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { topFundsContract } from './top-funds.contract.js';
import { topFundsText } from './top-funds.text.js';

/** The funds that returned most; nothing until they are there. */
export function TopFunds({ category, onOpened }: ViewProps<typeof topFundsContract>) {
  const text = useWords(topFundsText);
  const { apiBase } = useWidget();
  if (apiBase === null) return <EmptyState level={2} title={text.noServer} />;
  return <TopFundsStrip category={category} onOpened={onOpened} />;
}

export const TopFundsWidget = /* @__PURE__ */ toReact(topFundsContract, TopFunds);
