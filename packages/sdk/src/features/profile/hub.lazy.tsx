import { incomeSlabText, isFatcaDeclared, occupationText, type ProfileView } from '@prosperx/core/profile';
import { isProfileLocked, isRegisteredWithBse } from '@prosperx/core/registration';
import { isEntity } from '@prosperx/core/session';
import { useState } from 'react';
import { SiteLink } from '#domain/navigation/site-link.js';
import { NomineeBanner, NomineePanel } from '#domain/nominee/nominee-panel.js';
import { ContinueOnboarding, ExchangeRefused } from '#domain/profile/exchange-refused.js';
import { HelpDesk } from '#domain/session/help-desk.js';
import { OwnLogin } from '#domain/session/own-login.js';
import { Banner } from '#primitives/display/banner.js';
import { Card, Facts } from '#primitives/display/card.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { Tabs } from '#primitives/display/tabs.js';
import { useKeptFocus } from '#primitives/hooks/use-kept-focus.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useIsLocked, useIsSignedOn, useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { given, isIndividual, PersonalTab, type Section, sectionsOf } from './personal-tab.js';
import { Picture } from './picture.js';
import type { ProfileProps } from './profile.js';
import { profileText } from './profile.text.js';
import css from './profile.css?inline';

const BankTab = lazy(async () => (await import('./bank-tab.lazy.js')).BankTab);
const SecurityTab = lazy(async () => (await import('./security-tab.lazy.js')).SecurityTab);

export interface HubProps extends ProfileProps {
  readonly profile: ProfileView;
}

/** The tabs of a profile, what is to be known first above them. */
export function Hub({ profile, section, onSelected, onSaved }: HubProps) {
  const text = useWords(profileText);
  useStyles(css);
  const { advisor } = useSession();
  const isLocked = useIsLocked();
  const isSignedOn = useIsSignedOn();
  const sections = sectionsOf(profile, !advisor && !isSignedOn);
  const [chosen, setChosen] = useState({ given: section, tab: section });
  // what the page names anew comes before what was chosen here
  if (chosen.given !== section) setChosen({ given: section, tab: section });
  const selected = sections.includes(chosen.tab) ? chosen.tab : 'personal';
  const select = (name: Section) => {
    setAsks(0);
    setChosen({ given: section, tab: name });
    onSelected?.({ section: name });
  };
  const [asks, setAsks] = useState(0);
  const completeNominees = () => {
    select('nominee');
    setAsks(asks + 1);
  };
  const saved = (name: Section) => onSaved?.({ section: name });
  return (
    <div className="profile">
      <OwnLogin to={`/profile/${selected}-info`} />
      <ExchangeRefused profile={profile} />
      {isProfileLocked(profile) && !isLocked && !isFatcaDeclared(profile) && <DeclarationDue />}
      {isIndividual(profile) ? (
        <NomineeBanner profile={profile} onComplete={completeNominees} />
      ) : (
        <Banner tone="info" title={text.otherTitle}>
          {text.otherText} {text.noAdvisor} <HelpDesk />
        </Banner>
      )}
      <Tabs
        label={text.tabs}
        tabs={sections.map((name) => ({ name, title: text.sections[name] }))}
        selected={selected}
        onSelect={select}
      >
        <div className="profile__panel" ref={useKeptFocus()}>
          {selected === 'personal' && <PersonalTab profile={profile} onSaved={() => saved('personal')} />}
          {selected === 'bank' && (
            <BankTab fallback={<SkeletonRows />} profile={profile} onSaved={() => saved('bank')} />
          )}
          {selected === 'employment' && <EmploymentTab profile={profile} />}
          {selected === 'nominee' && <NomineePanel profile={profile} asks={asks} onSaved={() => saved('nominee')} />}
          {selected === 'security' && <SecurityTab fallback={<SkeletonRows />} />}
        </div>
      </Tabs>
    </div>
  );
}

/** Asks an investor who was registered before FATCA was asked for to declare it. */
function DeclarationDue() {
  const text = useWords(profileText);
  const declare = (
    <SiteLink quiet to="/profile/occupation-nominee-details" params={{ flowType: 'profile' }}>
      {text.declare}
    </SiteLink>
  );
  return (
    <Banner title={text.declareTitle} action={declare}>
      {text.declareText}
    </Banner>
  );
}

function EmploymentTab({ profile }: { readonly profile: ProfileView }) {
  const incomeSlabWords = useWords(incomeSlabText);
  const occupationWords = useWords(occupationText);
  const text = useWords(profileText);
  const { occupationType, incomeSlab, idType, aadhar, signatureURL } = profile;
  return (
    <>
      <Card flush>
        <Facts
          facts={[
            { term: text.occupation, value: given(occupationType && occupationWords[occupationType]) },
            { term: text.income, value: given(incomeSlab && incomeSlabWords[incomeSlab]) },
            ...(isEntity(profile)
              ? []
              : [
                  { term: text.idType, value: given(idType && text.idTypes[idType]) },
                  { term: text.idNumber, value: given(aadhar && text.aadhaarEnds(aadhar)) },
                ]),
          ]}
        />
      </Card>
      <Picture title={text.signature} alt={text.signatureAlt} path={signatureURL} />
      <Activated profile={profile} />
    </>
  );
}

/** Says what a registered investor cannot change themselves; an investor who is not registered goes on with it. */
function Activated({ profile }: { readonly profile: ProfileView }) {
  const text = useWords(profileText);
  if (!isIndividual(profile)) return null;
  if (!isRegisteredWithBse(profile)) return <ContinueOnboarding />;
  return (
    <Banner tone="info" title={text.activatedTitle}>
      {text.activated} {text.noAdvisor} <HelpDesk />
    </Banner>
  );
}
