/** For the integrator, on the console. */
export const unconnectedText = {
  missing: (tag: string) =>
    `<${tag}>: "api-base" is missing: give the origin of the server, such as https://invest.example, as attribute or by configure().`,
} as const;
