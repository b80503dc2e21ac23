import { DataProvider } from '#api/services.js';
import { SaleGate } from '#domain/sale/sale-gate.js';
import { SaleFlow } from '#domain/sale/sale-flow.js';
import { saleText } from '#domain/sale/sale.text.js';
import { Card } from '#primitives/display/card.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { switchContract } from './switch.contract.js';

export function Switch({ isin, folioNo, onPlaced, onClosed }: ViewProps<typeof switchContract>) {
  const text = useWords(saleText);
  return (
    <DataProvider>
      <SaleGate kind="switch" onClose={() => onClosed?.({})}>
        <Card title={text.switchTitle}>
          <SaleFlow
            {...{ isin, folioNo }}
            kind="switch"
            onPlaced={({ pxOrderNumber }) => onPlaced?.({ pxOrderNumber })}
            onDone={() => onClosed?.({})}
          />
        </Card>
      </SaleGate>
    </DataProvider>
  );
}

export const SwitchWidget = /* @__PURE__ */ toReact(switchContract, Switch);
