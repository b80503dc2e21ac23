import { DataProvider } from '#api/services.js';
import { SaleGate } from '#domain/sale/sale-gate.js';
import { SaleFlow } from '#domain/sale/sale-flow.js';
import { saleText } from '#domain/sale/sale.text.js';
import { Card } from '#primitives/display/card.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { redeemContract } from './redeem.contract.js';

export function Redeem({ isin, folioNo, onPlaced, onClosed }: ViewProps<typeof redeemContract>) {
  const text = useWords(saleText);
  return (
    <DataProvider>
      <SaleGate kind="redeem" onClose={() => onClosed?.({})}>
        <Card title={text.redeemTitle}>
          <SaleFlow
            {...{ isin, folioNo }}
            kind="redeem"
            onPlaced={({ pxOrderNumber }) => onPlaced?.({ pxOrderNumber })}
            onDone={() => onClosed?.({})}
          />
        </Card>
      </SaleGate>
    </DataProvider>
  );
}

export const RedeemWidget = /* @__PURE__ */ toReact(redeemContract, Redeem);
