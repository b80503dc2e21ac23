import { formatDateNumeric } from '@prosperx/core/format';
import { ADDRESS_LENGTH, genderText, type ProfileView } from '@prosperx/core/profile';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { accountTypeName, isEntity, isGrownMinor } from '@prosperx/core/session';
import { type ReactNode, useState } from 'react';
import { ContinueOnboarding } from '#domain/profile/exchange-refused.js';
import { PincodeField } from '#domain/profile/pincode-field.js';
import { ProfileOtpDialog } from '#domain/session/otp-dialog.js';
import { Button } from '#primitives/display/button.js';
import { Card, Facts } from '#primitives/display/card.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { Row } from '#primitives/display/stack.js';
import { TextField } from '#primitives/form/text-field.js';
import { useFocusFirst } from '#primitives/form/use-focus-first.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type Contact, useIdentity } from '#queries/profile.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices, useStore } from '#services/services.js';
import { type Draft, useDraft } from '#session/use-draft.js';
import { useIsSignedOn, useSession } from '#session/use-session.js';
import { EmailNotice } from './email-notice.js';
import { OwnData } from './own-data.js';
import { profileText } from './profile.text.js';
import { contactValues, useContactEdit } from './use-contact-edit.js';

const EmailOwner = lazy(async () => (await import('./email-owner.lazy.js')).EmailOwner);
const ConnectedPartners = lazy(async () => (await import('./connected-partners.lazy.js')).ConnectedPartners);

export type Section = keyof typeof profileText.sections;

const INDIVIDUAL = '01';

/** Returns whether a person invests for themselves; any other profile is shown and not changed here. */
export const isIndividual = ({ taxStatus }: Pick<ProfileView, 'taxStatus'>) => taxStatus === INDIVIDUAL;

/** The tabs of a profile, in order. By what its owner comes in concerns no advisor; the accounts of a minor who has turned 18 are closed to them. */
export function sectionsOf(profile: ProfileView, isOwner: boolean): readonly Section[] {
  const nominee: readonly Section[] = isIndividual(profile) ? ['nominee'] : [];
  const bank: readonly Section[] = isGrownMinor(profile) ? [] : ['bank'];
  return ['personal', ...bank, 'employment', ...nominee, ...(isOwner ? (['security'] as const) : [])];
}

export interface PersonalTabProps {
  readonly profile: ProfileView;
  readonly onSaved: () => void;
}

/** Shows who the investor is and how they are reached; they may change the latter. */
export function PersonalTab({ profile, onSaved }: PersonalTabProps) {
  const text = useWords(profileText);
  const draft = useDraft<Contact>('contact', contactValues(profile));
  const [isEditing, setEditing] = useState(draft.found !== null);
  const changed = useFocusFirst<HTMLDivElement>(isEditing);
  const stop = () => {
    draft.keep(null);
    setEditing(false);
  };
  return (
    <>
      <Identity profile={profile} />
      <div ref={changed} className="profile__contact">
        {isEditing ? (
          <ContactForm
            profile={profile}
            draft={draft}
            onStop={stop}
            onSaved={() => {
              stop();
              onSaved();
            }}
          />
        ) : (
          <>
            <Card flush>
              <Facts facts={contactOf(profile, text)} />
            </Card>
            <EmailNotice profile={profile} />
            <NextStep profile={profile} onEdit={() => setEditing(true)} />
          </>
        )}
      </div>
      {!isEditing && <ConnectedPartners />}
      {!isEditing && <OfAdvisor profile={profile} />}
      {!isEditing && <OwnData profile={profile} />}
    </>
  );
}

const YourAdvisor = lazy(async () => (await import('./your-advisor.lazy.js')).YourAdvisor);

/** What the investor's advisor may do and did: to the investor alone, where there is an advisor, or one sent them here. */
function OfAdvisor({ profile }: { readonly profile: ProfileView }) {
  const { user, advisor } = useSession();
  const { code } = useStore(useServices().agent);
  const isOfNobody = user?.mintAgentCode === null && code === null;
  if (advisor || !user || isOfNobody || isGrownMinor(user)) return null;
  return <YourAdvisor fallback={<SkeletonRows />} profile={profile} />;
}

function NextStep({ profile, onEdit }: { readonly profile: ProfileView; readonly onEdit: () => void }) {
  const text = useWords(profileText);
  if (!isIndividual(profile)) return null;
  if (!isRegisteredWithBse(profile)) return <ContinueOnboarding />;
  return <Button onClick={onEdit}>{text.edit}</Button>;
}

/** Who the investor is. PAN and date of birth are masked until its holder asks to see them. */
function Identity({ profile }: { readonly profile: ProfileView }) {
  const genderWords = useWords(genderText);
  const text = useWords(profileText);
  const services = useServices();
  const { advisor } = useSession();
  const identity = useIdentity(profile, (error) => showErrorFlash(services, error));
  const isSignedOn = useIsSignedOn();
  const mayShow = (profile.pan !== null || identity.hasDob) && ((!advisor && !isSignedOn) || identity.isHere);
  return (
    <Card flush>
      <Facts facts={identityOf(profile, identity, genderWords, text)} />
      {mayShow && (
        <Row>
          <Button size="sm" busy={identity.isPending} aria-pressed={identity.isShown} onClick={identity.toggle}>
            {identity.isShown ? text.hideIdentity : text.showIdentity}
          </Button>
        </Row>
      )}
    </Card>
  );
}

function identityOf(
  { name, primaryMobile, gender, taxStatus, aadhar }: ProfileView,
  { pan, dob, hasDob }: Pick<ReturnType<typeof useIdentity>, 'pan' | 'dob' | 'hasDob'>,
  genderWords: typeof genderText,
  text: typeof profileText,
) {
  const isOfEntity = isEntity({ taxStatus });
  const ofPerson = (term: string, value: ReactNode) => (isOfEntity ? [] : [{ term, value }]);
  return [
    { term: isOfEntity ? text.entityName : text.name, value: name, isWhole: true },
    { term: text.mobile, value: primaryMobile },
    ...ofPerson(text.gender, given(gender && genderWords[gender])),
    {
      term: isOfEntity ? text.formed : text.birth,
      value: given(dob ? formatDateNumeric(dob) : hasDob ? text.hiddenDate : null),
    },
    { term: text.pan, value: given(pan) },
    { term: text.taxStatus, value: accountTypeName(taxStatus) },
    ...ofPerson(text.aadhaar, given(aadhar && text.aadhaarEnds(aadhar))),
  ];
}

function contactOf({ primaryEmail, address, pincode, city, state }: ProfileView, text: typeof profileText) {
  return [
    { term: text.email, value: given(primaryEmail) },
    { term: text.address, value: given(address) },
    { term: text.pincode, value: given(pincode && text.place(pincode, city, state)) },
  ];
}

interface ContactFormProps {
  readonly profile: ProfileView;
  readonly draft: Draft<Contact>;
  readonly onStop: () => void;
  readonly onSaved: () => void;
}

function ContactForm({ profile, draft, onStop, onSaved }: ContactFormProps) {
  const text = useWords(profileText);
  const { form, otp, isBusy, isChanged } = useContactEdit(profile, draft, onSaved);
  const address = form.field('address');
  return (
    <>
      <form {...form.form} className="profile__form">
        <TextField
          {...form.field('primaryEmail')}
          label={text.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <EmailOwner
          value={form.values.emailDeclarationFlag ?? profile.emailDeclarationFlag}
          onPick={(flag) => form.set('emailDeclarationFlag', flag)}
          error={form.errorOf('emailDeclarationFlag')}
        />
        <TextField
          {...address}
          label={text.address}
          autoComplete="street-address"
          hint={text.addressHint(address.value.length, ADDRESS_LENGTH)}
        />
        <PincodeField {...form.field('pincode')} />
        <div className="profile__actions">
          <Button variant="ghost" onClick={onStop}>
            {text.discard}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} idle={!isChanged}>
            {text.save}
          </Button>
        </div>
      </form>
      <ProfileOtpDialog otp={otp} title={text.otpTitle} submit={text.otpSubmit} />
    </>
  );
}

/** A value, or in its place that there is none. */
export function given(value: string | null) {
  return value || <Missing />;
}

function Missing() {
  const text = useWords(profileText);
  return <span className="profile__missing">{text.missing}</span>;
}
