export const queryStateText = { retry: 'Try again', logIn: 'Login / Sign Up' };
