import { Banner, Icon, siteIcons } from '@prosperx/sdk/internal';
import { Link } from '@tanstack/react-router';
import { layoutText } from '#layout.text.js';

/** Says why one is at home, when the page that was asked for does not exist; it stays as long as one does. */
export function UnknownPage() {
  const search = (
    <Link to="/search">
      {layoutText.search} <Icon shape={siteIcons.arrowRight} />
    </Link>
  );
  return (
    <div className="x-wrap x-unknown" role="alert">
      <Banner action={search}>{layoutText.notFound}</Banner>
    </div>
  );
}
