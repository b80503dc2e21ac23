import { DataProvider } from '#api/services.js';
import { InvestMore as InvestMoreForm } from '#domain/invest/invest-more-form.js';
import { investMoreText } from '#domain/invest/invest-more.text.js';
import { Card } from '#primitives/display/card.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { investMoreContract } from './invest-more.contract.js';

export function InvestMore({ schemeId, folioNo, onSaved }: ViewProps<typeof investMoreContract>) {
  const text = useWords(investMoreText);
  return (
    <DataProvider>
      <Card title={text.title}>
        <InvestMoreForm {...{ schemeId, folioNo }} onSaved={() => onSaved?.({})} />
      </Card>
    </DataProvider>
  );
}

export const InvestMoreWidget = /* @__PURE__ */ toReact(investMoreContract, InvestMore);
