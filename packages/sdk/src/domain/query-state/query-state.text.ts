export const queryStateText = {
  nobody: 'We could not check who you are',
  retry: 'Try again',
  logIn: 'Login / Sign Up',
};
