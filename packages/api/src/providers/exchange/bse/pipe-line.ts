/** What stands at which place of a pipe string, places counted from 1 as in the exchange's document. */
export type Places = Readonly<Record<number, string>>;

/** Text as a pipe string takes it: its separator and line breaks would move every field behind them. */
const clean = (text: string) => text.replace(/[|\r\n]+/g, ' ').trim();

/** A pipe string of so many fields; the places that are not named are empty. */
export function pipeLine(count: number, places: Places): string {
  return Array.from({ length: count }, (_, index) => clean(places[index + 1] ?? '')).join('|');
}
