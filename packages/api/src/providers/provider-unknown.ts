/** A provider did not answer, or not so that one could tell: what was asked may or may not have been carried out. Ask by our reference before sending again. */
export class ProviderUnknown extends Error {
  constructor(what: string, cause?: unknown) {
    super(`no answer: ${what}`, cause === undefined ? undefined : { cause });
    this.name = 'ProviderUnknown';
  }
}
