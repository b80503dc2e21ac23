declare module 'parsedbf' {
  /** Reads all records of a dBASE file, those among them that are marked as deleted; days are of this device's time zone. */
  export default function parseDbf(
    buffer: DataView,
    encoding?: string,
  ): Readonly<Record<string, string | number | boolean | Date>>[];
}
