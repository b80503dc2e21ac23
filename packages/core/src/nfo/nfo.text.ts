/** Words about orders within a new fund offer that server and pages share. */
export const nfoOrderText = {
  beginsWithApplication: 'A SIP in a new fund offer begins with the application. Please let it begin today.',
};
