/** A point in time: milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number & { readonly __instant?: never };

/** Where the time comes from. Nothing in the product reads the system's clock by itself. */
export interface Clock {
  now(): Instant;
}
