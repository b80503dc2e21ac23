import type { ProfileView } from '@prosperx/core/profile';
import { useState } from 'react';
import { useStyles } from '#theme/use-styles.js';
import { Banner } from '#primitives/display/banner.js';
import { ExchangeRefused } from '#domain/profile/exchange-refused.js';
import { FlashPlace } from '#domain/session/flash-place.js';
import { HelpDesk } from '#domain/session/help-desk.js';
import { Tabs } from '#primitives/display/tabs.js';
import { NomineeBanner } from '#features/nominees/nominee-banner.js';
import { NomineePanel } from '#features/nominees/nominee-panel.js';
import { BankTab } from './bank-tab.js';
import { EmploymentTab } from './employment-tab.js';
import { PersonalTab } from './personal-tab.js';
import css from './profile.css?inline';
import { profileText as text } from './profile.text.js';
import type { ProfileProps } from './profile.js';
import { isIndividual, type Section, sectionsOf } from './sections.js';

export interface HubProps extends ProfileProps {
  readonly profile: ProfileView;
}

/** The tabs of a profile, what is to be known first above them. */
export function Hub({ profile, section, onSelected, onSaved }: HubProps) {
  useStyles(css);
  const sections = sectionsOf(profile);
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
      <ExchangeRefused profile={profile} />
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
        <div className="profile__panel">
          {selected === 'personal' && <PersonalTab profile={profile} onSaved={() => saved('personal')} />}
          {selected === 'bank' && <BankTab profile={profile} />}
          {selected === 'employment' && <EmploymentTab profile={profile} />}
          {selected === 'nominee' && <NomineePanel profile={profile} asks={asks} onSaved={() => saved('nominee')} />}
        </div>
      </Tabs>
      <FlashPlace />
    </div>
  );
}
