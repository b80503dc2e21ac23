declare module '@11ty/eleventy' {
  /** What our pages read of Eleventy's data. */
  export interface PageData {
    readonly title: string;
    readonly description: string;
    readonly group: string;
    readonly order: number;
    readonly content: string;
    readonly page: { readonly url: string };
    readonly collections: { readonly all: readonly { readonly url: string; readonly data: PageData }[] };
  }

  export interface Config {
    addTemplate(
      path: string,
      content: string | ((data: PageData) => string | Promise<string>),
      data?: Readonly<Record<string, unknown>>,
    ): void;
    addPreprocessor(name: string, formats: string, change: (data: PageData, text: string) => string): void;
    addPlugin(plugin: unknown, options?: Readonly<Record<string, unknown>>): void;
    amendLibrary(name: 'md', amend: (library: MarkdownIt) => void): void;
    addPassthroughCopy(paths: Readonly<Record<string, string>>): void;
  }

  /** The parts of markdown-it that the documentation changes. */
  interface MarkdownIt {
    readonly renderer: { readonly rules: Record<string, (tokens: readonly Token[], place: number) => string> };
    readonly utils: { escapeHtml(text: string): string };
  }

  /** A piece of a page: of a heading, the words stand in the children of the piece after its opening one. */
  export interface Token {
    readonly type: string;
    readonly content: string;
    readonly children: readonly Token[] | null;
  }

  export const IdAttributePlugin: unknown;

  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: {
        quietMode: boolean;
        configPath: null;
        config: (config: Config) => void;
      },
    );
    write(): Promise<unknown>;
  }
}

declare module '@11ty/eleventy-plugin-syntaxhighlight' {
  const plugin: unknown;
  export default plugin;
}
