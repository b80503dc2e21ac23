/** Of `too_many_requests` where it is known when the next try is taken; `wait` in words, such as `30 seconds`. */
export const tooManyTriesText = (wait: string) => `Too many tries. Please try again in ${wait}.`;
