/** The sign-in itself, a chunk of its own: the dialog around it stands at once. */
export { Login as LoginForm } from '@prosperx/sdk';
