// The library has no types of its own; these are of the two functions that are used here.
declare module 'xliff' {
  interface Unit {
    readonly source: string;
    readonly target?: string;
    readonly note?: string | readonly string[];
  }
  interface Document {
    readonly sourceLanguage: string;
    readonly targetLanguage: string;
    readonly resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>;
  }
  export function jsToXliff12(document: Document): Promise<string>;
  export function xliff12ToJs(xml: string): Promise<Document>;
}
