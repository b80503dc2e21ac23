/** What is mutated, and the tests that should notice. @type {Readonly<Record<string, { readonly files: readonly string[], readonly tests: readonly string[] }>>} */
export const SUBJECTS = {
  money: {
    files: ['packages/core/src/money/*.ts'],
    tests: ['packages/core/src/money/*.test.ts'],
  },
  validation: {
    files: [
      'packages/core/src/{bank,session,profile,nominee,upload}/check-*.ts',
      'packages/core/src/nominee/nominee.ts',
    ],
    tests: ['packages/core/src/{bank,session,profile,nominee,upload,registration}/*.test.ts'],
  },
  bridge: {
    files: ['packages/sdk/src/bridge/*.ts'],
    tests: ['packages/sdk/src/bridge/*.test.{ts,tsx}'],
  },
  authentication: {
    files: ['packages/api/src/otp/*.ts', 'packages/api/src/throttle/throttle.ts'],
    tests: ['packages/api/src/{otp,throttle}/*.test.ts'],
  },
};
