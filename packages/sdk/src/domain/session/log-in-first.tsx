import { useWidget } from '#api/widget-context.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { logInFirstText as text } from './log-in-first.text.js';

interface LogInFirstProps {
  /** What the login is for, as a sentence. */
  readonly title: string;
  /** The page to come back to, with its parameters. */
  readonly to: string;
}

/** What a visitor sees where something is somebody's own. */
export function LogInFirst({ title, to }: LogInFirstProps) {
  const { navigate } = useWidget();
  const logIn = (
    <Button variant="primary" onClick={() => navigate('/login', { to })}>
      {text.logIn}
    </Button>
  );
  return <EmptyState level={2} title={title} action={logIn} />;
}
