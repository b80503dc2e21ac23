import type { InvestmentType } from '@prosperx/core/cart';

interface Choice {
  readonly investmentType: InvestmentType;
  readonly sipDate?: number | undefined;
  readonly numOfSipInstallments?: number | undefined;
}

/** What a SIP alone has: null for a lumpsum, whatever was sent. */
export const sipColumns = ({ investmentType, sipDate, numOfSipInstallments }: Choice) =>
  investmentType === 'SIP'
    ? { sipDate: sipDate ?? null, instalments: numOfSipInstallments ?? null }
    : { sipDate: null, instalments: null };
