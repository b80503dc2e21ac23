import { inject, it, type TestOptions } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The tests run within `npm run trust`. */
    readonly isTrust: boolean;
  }
}

/** Returns how often a test repeats something: few times in `npm test`, all of them in `npm run trust`. */
export const countOf = ({ test, trust }: { readonly test: number; readonly trust: number }): number =>
  inject('isTrust') ? trust : test;

/** Returns all of some cases that are much alike in `npm run trust`, and in `npm test` the first ones. */
export const allInTrust = <Case>(cases: readonly Case[], first = 1): readonly Case[] =>
  cases.slice(0, countOf({ test: first, trust: cases.length }));

interface Test {
  (name: string, test: () => Promise<void> | void): void;
  (name: string, options: TestOptions, test: () => Promise<void> | void): void;
}

/** A test that is long beside what it protects: it is part of `npm run trust` alone. */
export const itInTrust: Test = inject('isTrust') ? it : () => {};
