/**
 * What is mutated, and the tests that should notice; `equal` names faults that change nothing, by file and kind, and says why.
 * @typedef {{ readonly files: readonly string[], readonly tests: readonly string[], readonly equal?: Readonly<Record<string, string>> }} Subject
 */

/** @type {Readonly<Record<string, Subject>>} */
export const SUBJECTS = {
  money: {
    files: ['packages/core/src/money/*.ts'],
    tests: ['packages/core/src/money/*.test.ts'],
    equal: {
      'packages/core/src/money/divide.ts EqualityOperator':
        'a BigInt has one zero: less than it and not more are the same sign of it',
    },
  },
  validation: {
    files: [
      'packages/core/src/{bank,session,profile,upload}/rules.ts',
      'packages/core/src/nominee/{check-nominees,nominee}.ts',
      'packages/core/src/session/limits.ts',
      'packages/core/src/upload/pixels.ts',
    ],
    tests: ['packages/core/src/{bank,session,profile,nominee,upload}/*.test.ts'],
  },
  bridge: {
    files: ['packages/sdk/src/bridge/*.ts', 'packages/sdk/src/bridge/{guest,host,native}/*.ts'],
    tests: ['packages/sdk/src/bridge/**/*.test.{ts,tsx}'],
  },
  authentication: {
    files: ['packages/api/src/{otp,crypto}/*.ts', 'packages/api/src/throttle/throttle.ts'],
    tests: ['packages/api/src/{otp,crypto,throttle}/*.test.ts'],
  },
};
