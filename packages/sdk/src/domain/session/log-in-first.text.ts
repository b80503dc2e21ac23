export const logInFirstText = {
  logIn: 'Login / Sign Up',
};
