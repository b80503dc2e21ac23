import { helpDesk } from '@prosperx/core/disclosure';
import { MOBILE_WIDTH } from '@prosperx/core/premium-service';
import { businessDate } from '@prosperx/core/time';

/** Where the site is served. */
export const BASE_PATH = '/v1';

/** Matches the windows of phones. */
export const FOR_PHONES = `(max-width: ${MOBILE_WIDTH}px)`;

/** The page of the lender who gives loans against mutual funds. */
export const lenderUrl = 'https://loans.prosperx.example/mutual-funds';

/** The details of the operator that every page shows. */
export const operator = {
  arn: 'ARN-159953',
  /** Said by its month: `formatMonthLong`. */
  arnValidTo: businessDate('2028-02-13'),
  ...helpDesk,
} as const;

/** Address of the operator's annual returns; null: the footer has no link to them. */
export const annualReturnsUrl = webAddress(
  typeof document === 'undefined'
    ? import.meta.env.VITE_ANNUAL_RETURNS_URL
    : document.querySelector<HTMLMetaElement>('meta[name="prosperx-annual-returns"]')?.content,
);

function webAddress(text = ''): string | null {
  return URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null;
}

/** Where a tap on the help line or the support address leads. */
export const contactLinks = {
  helpLine: `tel:${operator.helpLine.replaceAll(' ', '')}`,
  supportEmail: `mailto:${operator.supportEmail}`,
} as const;
