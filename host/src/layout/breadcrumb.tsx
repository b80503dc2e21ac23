import { Link } from '@tanstack/react-router';
import { pageText } from '#layout.text.js';

interface BreadcrumbProps {
  readonly trail: readonly { readonly label: string; readonly to: string }[];
  readonly here: string;
}

export function Breadcrumb({ trail, here }: BreadcrumbProps) {
  return (
    <nav className="px-crumb" aria-label={pageText.breadcrumb}>
      <ol>
        {[{ label: pageText.home, to: '/home' }, ...trail].map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
