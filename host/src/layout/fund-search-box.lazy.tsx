import { DataProvider, FundSearchBox as Box } from '@prosperx/sdk/internal';

export function FundSearchBox({ keywords }: { readonly keywords: string }) {
  return (
    <DataProvider>
      <Box keywords={keywords} />
    </DataProvider>
  );
}
