import { DataProvider, FundSearchBox } from '@prosperx/sdk/site';

export interface SuggestingSearchProps {
  readonly keywords: string;
  /** What was typed into the plain field before. */
  readonly typed: string;
}

/** The search of wide screens with its suggestions; the person is in it already. */
export function SuggestingSearch(props: SuggestingSearchProps) {
  return (
    <DataProvider>
      <FundSearchBox {...props} takesFocus />
    </DataProvider>
  );
}
