/** Words for the integrator, on the console: what a property takes, and what counts in place of a value that does not fit. */
export const refusalText = {
  sentence: (tag: string, name: string, fault: string, wanted: string, instead: string) =>
    `<${tag}>: "${name}" ${fault}: give ${wanted}. ${instead}`,
  deprecated: (tag: string, name: string, instead: string) =>
    `<${tag}>: "${name}" is deprecated and goes with the next major version. ${instead}`,
  unfit: 'does not fit',
  is: (value: string) => `is "${value}"`,
  origin: 'an origin such as https://invest.example',
  address: 'an address such as https://invest.example/page',
  pattern: (pattern: string) => `text that matches ${pattern}`,
  color: 'a colour such as #0b6e4f',
  'padding-left': 'a length such as 4px',
  short: (maxLength: number) => `text of at most ${maxLength} characters`,
  text: 'text',
  options: (options: readonly unknown[]) => options.join(' or '),
  boolean: 'true or false',
  object: 'an object, as a property',
  number: 'a number',
  whole: 'a whole number',
  from: (min: number) => ` from ${min}`,
  upTo: (max: number) => ` up to ${max}`,
  byDefault: (value: unknown) => `The default ${JSON.stringify(value)} is used.`,
  missing: 'It counts as missing.',
  noServer: 'No server is asked.',
} as const;

/** Words for the integrator, on the console: an attribute that means nothing. */
export const unknownAttributesText = {
  sentence: (tag: string, name: string, nearest: string | undefined) =>
    `<${tag}>: there is no attribute "${name}"${nearest === undefined ? '' : `; did you mean "${nearest}"?`}`,
} as const;
