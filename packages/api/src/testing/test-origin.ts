/** Of the own site in tests. */
export const TEST_ORIGIN = 'http://localhost:8080';
