export const logoutText = {
  unheard:
    'You are logged out here, but our server could not be reached. It ends your session when this browser next opens a page of this site. On a shared computer, reload this page once you are online.',
};
