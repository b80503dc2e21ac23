import { isMasked, maskMobile } from '@prosperx/core/format';
import {
  hasComeOfAge,
  type NomineeDraft,
  type NomineeIdType,
  nomineeIdTypeText,
  relationshipName,
} from '@prosperx/core/nominee';
import { type ProfileView } from '@prosperx/core/profile';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { useState } from 'react';
import { SiteLink } from '#domain/navigation/site-link.js';
import { ContinueOnboarding } from '#domain/profile/exchange-refused.js';
import { ProfileOtpDialog } from '#domain/session/otp-dialog.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Card, type Fact, Facts } from '#primitives/display/card.js';
import { TextLink } from '#primitives/display/links.js';
import { useFocusFirst } from '#primitives/form/use-focus-first.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useToday } from '#queries/calendar.js';
import { useNomineeIds } from '#queries/profile.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { useIsSignedOn, useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { typedBirth } from './nomination.js';
import { NomineeForm } from './nominee-form.js';
import { nomineesText } from './nominee.text.js';
import { type NomineeEdit, useNomineeEdit } from './use-nomination.js';
import css from './nominee.css?inline';

export interface NomineePanelProps {
  readonly profile: ProfileView;
  /** Hears of a saved change. */
  readonly onSaved?: ((detail: { wanted: boolean }) => unknown) | undefined;
  /** The number of times that the form was opened from elsewhere; the form opens with each. */
  readonly asks?: number | undefined;
}

/** The nominees of a profile, and for who is registered the way to change them. */
export function NomineePanel({ profile, onSaved, asks = 0 }: NomineePanelProps) {
  const text = useWords(nomineesText);
  useStyles(css);
  const edit = useNomineeEdit(profile, (wanted) => onSaved?.({ wanted }), asks);
  const isRegistered = isRegisteredWithBse(profile);
  const shown = useFocusFirst<HTMLDivElement>(edit.isEditing);
  if (isRegistered && edit.isEditing) {
    return (
      <div ref={shown}>
        <Editing edit={edit} />
      </div>
    );
  }
  return (
    <div ref={shown} className="nominees">
      <NomineeList profile={profile} />
      {isRegistered ? (
        <Button onClick={edit.edit}>{profile.nomineeList.length > 0 ? text.edit : text.addDetails}</Button>
      ) : (
        <ContinueOnboarding />
      )}
    </div>
  );
}

function Editing({ edit }: { readonly edit: NomineeEdit }) {
  const text = useWords(nomineesText);
  const { nomination, otp } = edit;
  return (
    <>
      <form className="nominees nominees--edit" noValidate onSubmit={edit.submit}>
        <NomineeForm nomination={nomination} />
        <div className="nominees__actions">
          {edit.canDiscard && (
            <Button variant="ghost" onClick={edit.discard}>
              {text.discard}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={edit.isBusy} idle={!nomination.isChanged}>
            {text.save}
          </Button>
        </div>
      </form>
      <ProfileOtpDialog otp={otp} title={text.otpTitle} submit={text.otpSubmit} />
    </>
  );
}

/** Shows what is saved, a block a nominee. */
function NomineeList({ profile }: { readonly profile: ProfileView }) {
  const nomineeIdTypeWords = useWords(nomineeIdTypeText);
  const text = useWords(nomineesText);
  const services = useServices();
  const { advisor } = useSession();
  const isSignedOn = useIsSignedOn();
  const { optIn, nomineeList } = profile;
  const { ids, toggle, isPending } = useNomineeIds((error) => showErrorFlash(services, error));
  if (nomineeList.length === 0) return <p className="nominees__none">{optIn === false ? text.optedOut : text.none}</p>;
  const isHidden = nomineeList.some(({ nomineeIDNumber }) => isMasked(nomineeIDNumber));
  return (
    <>
      {nomineeList.map((nominee, index) => (
        <Card key={nominee.nomineeName} title={text.nominee(index + 1, profile.nomineeRules?.most)} flush>
          <Facts
            facts={factsOf(
              { ...nominee, nomineeIDNumber: ids?.[index] ?? nominee.nomineeIDNumber },
              nomineeIdTypeWords,
              text,
            )}
          />
        </Card>
      ))}
      {isHidden && !advisor && !isSignedOn && (
        <Button size="sm" busy={isPending} aria-pressed={ids !== null} onClick={toggle}>
          {ids ? text.hideIds : text.showIds}
        </Button>
      )}
    </>
  );
}

function factsOf(
  nominee: NomineeDraft,
  nomineeIdTypeWords: typeof nomineeIdTypeText,
  text: typeof nomineesText,
): Fact[] {
  const { isNomineeMinor: isMinor, nomineeIdentityType: idType } = nominee;
  const facts = [
    { term: text.name, value: nominee.nomineeName },
    { term: text.relationship, value: relationshipName(nominee.relationship) },
    { term: text.share, value: text.ofWhole(nominee.nomineePercentage) },
    ...(isMinor
      ? [
          { term: text.birth, value: typedBirth(nominee.nomineeDOB) },
          { term: text.guardian, value: nominee.guardianName },
        ]
      : []),
    { term: nomineeIdTypeWords[idType as NomineeIdType] ?? text.idType, value: nominee.nomineeIDNumber },
    { term: text.email, value: nominee.nomineeEmail },
    { term: text.mobile, value: maskMobile(nominee.nomineeMobile) },
    { term: text.address, value: nominee.nomineeAddress },
    { term: text.pincode, value: nominee.nomineePincode },
  ];
  return facts.map((fact) => ({ ...fact, value: fact.value || text.missing }));
}

interface NomineeBannerProps {
  readonly profile: ProfileView;
  /** Opens the form of the nominees; without it the panel links to the page of the nominees. */
  readonly onComplete?: (() => void) | undefined;
}

/** Tells whether nominees are wanted, of whom the first was named before the rules in force asked for an identity. */
function isWithoutIdentity({ optIn, nomineeRules, nomineeList: [first] }: ProfileView): boolean {
  const isAskedFor = nomineeRules?.mandatory.includes('nomineeIdentityType') ?? true;
  return optIn === true && (first ? isAskedFor && first.nomineeIdentityType === '' : true);
}

/** Says that details of nominees are missing, and which, or that a nominee is no minor any more. */
export function NomineeBanner({ profile, onComplete }: NomineeBannerProps) {
  const text = useWords(nomineesText);
  useStyles(css);
  const [isOpen, setOpen] = useState(false);
  // the day is asked for by those alone who have named a minor
  const hasMinor = profile.nomineeList.some(({ isNomineeMinor }) => isNomineeMinor);
  if (!isWithoutIdentity(profile)) return hasMinor && <GrownNominee profile={profile} onComplete={onComplete} />;
  const close = () => setOpen(false);
  return (
    <>
      <Banner
        title={text.bannerTitle}
        action={
          <span className="nominees__ways">
            <WayToNominees profile={profile} onComplete={onComplete}>
              {text.complete}
            </WayToNominees>
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

function WayToNominees({ profile, onComplete, children }: NomineeBannerProps & { readonly children: string }) {
  return onComplete && isRegisteredWithBse(profile) ? (
    <TextLink onClick={onComplete}>{children}</TextLink>
  ) : (
    <SiteLink to="/profile/nominee-info">{children}</SiteLink>
  );
}

/** Says who of the nominees was named as a minor and has come of age. */
function GrownNominee(props: NomineeBannerProps) {
  const text = useWords(nomineesText);
  const today = useToday();
  const grown = props.profile.nomineeList.find((nominee) => hasComeOfAge(nominee, today));
  if (!grown) return null;
  return (
    <Banner title={text.grownTitle(grown.nomineeName)} action={<WayToNominees {...props}>{text.edit}</WayToNominees>}>
      {text.grown}
    </Banner>
  );
}
