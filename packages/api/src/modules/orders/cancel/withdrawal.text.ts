/** Why the withdrawal of a new fund offer waits, as the console and `npm run queue` show it. */
export const withdrawalText = {
  confirm: (count: number) =>
    `an imported file says that this offer is withdrawn: ${count} open ${count === 1 ? 'order ends' : 'orders end'} when this is approved; drop it where the file is wrong, and import the right one`,
};
