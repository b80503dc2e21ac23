import { DataProvider, FundSearchBox as Box } from '@prosperx/sdk/internal';

export { forgetRecent } from '@prosperx/sdk/internal';

/** A chunk of its own. */
export function FundSearchBox({ keywords }: { readonly keywords: string }) {
  return (
    <DataProvider>
      <Box keywords={keywords} />
    </DataProvider>
  );
}
