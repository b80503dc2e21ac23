/** The two registrars whose files are read. */
export const REGISTRARS = ['CAMS', 'KFINTECH'] as const;
/** One of `REGISTRARS`. */
export type Registrar = (typeof REGISTRARS)[number];

/** The most bytes of a registrar’s file. */
export const REGISTRAR_FILE_BYTES = 40_000_000;
/** The most rows of it that are taken over. */
export const REGISTRAR_FILE_ROWS = 100_000;
/** Rows that go in one call. */
export const REGISTRAR_ROWS_AT_ONCE = 1_000;
/** Rows that are kept of an advisor, of brokerage and of the feeds each. */
export const REGISTRAR_ROWS_KEPT = 500_000;

/** A table as it was read: its first row has the titles. */
export type FileTable = readonly (readonly string[])[];

/** The titles of a column in the files of each kind: the first that a file has counts. */
export type Titles = readonly string[];

/** dBASE keeps ten letters of a title. */
const DBF_TITLE = 10;

const plain = (title: string) => title.toUpperCase().replace(/[^A-Z0-9]/g, '');
const short = (title: string) => plain(title.slice(0, DBF_TITLE));

/** The place of each column in a table, by the titles that are looked for, in any order and case. */
export class Columns<Name extends string> {
  private readonly at: ReadonlyMap<Name, number>;
  private readonly read: ReadonlySet<number>;

  constructor(
    private readonly titles: readonly string[],
    wanted: Readonly<Record<Name, Titles>>,
  ) {
    const whole = titles.map(plain);
    const found = Object.entries<Titles>(wanted).flatMap(([name, names]): [Name, number][] => {
      const isIn = (form: (title: string) => string) =>
        names.map((title) => whole.indexOf(form(title))).find((index) => index >= 0);
      const index = isIn(plain) ?? isIn(short);
      return index === undefined ? [] : [[name as Name, index]];
    });
    this.at = new Map(found);
    this.read = new Set(found.map(([, index]) => index));
  }

  has(name: Name): boolean {
    return this.at.has(name);
  }

  /** Returns a cell without spaces around it, and without the apostrophe by which spreadsheets keep it text. */
  cell(row: readonly string[], name: Name): string {
    return (row[this.at.get(name) ?? -1] ?? '').trim().replace(/^'/, '').replace(/'$/, '');
  }

  /** The titles of columns that are neither read nor among those that such files are known to have. */
  unknown(known: string): string[] {
    const names = new Set(known.split(/\s+/).flatMap((title) => [plain(title), short(title)]));
    return this.titles.filter(
      (title, index) => title.trim() !== '' && !this.read.has(index) && !names.has(plain(title)),
    );
  }
}
