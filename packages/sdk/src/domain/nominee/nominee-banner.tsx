import { isRegisteredWithBse, type ProfileView } from '@prosperx/core/profile';
import { useState } from 'react';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { TextLink } from '#primitives/display/text-link.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useStyles } from '#theme/use-styles.js';
import css from './nominee.css?inline';
import { nomineesText as text } from './nominee.text.js';

interface NomineeBannerProps {
  readonly profile: ProfileView;
  /** Opens the form in which they are told; left out, the page of the nominees is led to. */
  readonly onComplete?: (() => void) | undefined;
}

/** Nominees are wanted, but the first of them was named before his identity had to be told. */
export function NomineeBanner({ profile, onComplete }: NomineeBannerProps) {
  useStyles(css);
  const [isOpen, setOpen] = useState(false);
  const [first] = profile.nomineeList;
  if (profile.optIn !== true || (first && first.nomineeIdentityType !== '')) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Banner
        title={text.bannerTitle}
        action={
          <span className="nominees__ways">
            {onComplete && isRegisteredWithBse(profile) ? (
              <TextLink onClick={onComplete}>{text.complete}</TextLink>
            ) : (
              <SiteLink to="/profile/nominee-info">{text.complete}</SiteLink>
            )}
            <TextLink onClick={() => setOpen(true)}>{text.learnWhy}</TextLink>
          </span>
        }
      >
        {text.banner}
      </Banner>
      <Dialog
        open={isOpen}
        onClose={close}
        lightDismiss
        title={text.whyTitle}
        actions={
          <Button variant="primary" onClick={close}>
            {text.understood}
          </Button>
        }
      >
        <p>{text.why}</p>
        <ul className="nominees__required">
          {text.required.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
