/** Where the site is served. */
export const BASE_PATH = '/v1';

/** What the operator says about himself, on every page. */
export const operator = {
  arn: 'ARN-159953',
  arnValidTo: 'February 2028',
  helpLine: '1800 123 4567',
  supportEmail: 'help@prosperx.example',
} as const;
