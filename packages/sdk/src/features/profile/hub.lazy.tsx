import { bankAccountTypeText } from '@prosperx/core/bank';
import { incomeSlabText, isRegisteredWithBse, occupationText, type ProfileView } from '@prosperx/core/profile';
import { isEntity } from '@prosperx/core/session';
import { useState } from 'react';
import { useWidget } from '#api/widget-context.js';
import { NomineeBanner, NomineePanel } from '#domain/nominee/nominee-panel.js';
import { ContinueOnboarding, ExchangeRefused } from '#domain/profile/exchange-refused.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { HelpDesk } from '#domain/session/help-desk.js';
import { Banner } from '#primitives/display/banner.js';
import { Card, Facts } from '#primitives/display/card.js';
import { Tabs } from '#primitives/display/tabs.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useStyles } from '#theme/use-styles.js';
import { given, isIndividual, PersonalTab, type Section, sectionsOf } from './personal-tab.js';
import css from './profile.css?inline';
import type { ProfileProps } from './profile.js';
import { profileText } from './profile.text.js';

export interface HubProps extends ProfileProps {
  readonly profile: ProfileView;
}

/** The tabs of a profile, what is to be known first above them. */
export function Hub({ profile, section, onSelected, onSaved }: HubProps) {
  const text = useWords(profileText);
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
      <FlashOutlet />
    </div>
  );
}

/** The account into which money is paid out; its number comes masked. */
function BankTab({ profile }: { readonly profile: ProfileView }) {
  const bankAccountTypeWords = useWords(bankAccountTypeText);
  const text = useWords(profileText);
  const { bankAccountNumber, bankAccountType, bankName, branchName, ifscCode, cancelledChequeURL } = profile;
  return (
    <>
      <Card flush>
        <Facts
          facts={[
            { term: text.account, value: given(bankAccountNumber) },
            { term: text.accountType, value: given(bankAccountType && bankAccountTypeWords[bankAccountType]) },
            { term: text.bank, value: given(bankName) },
            { term: text.branch, value: given(branchName) },
            { term: text.ifsc, value: given(ifscCode) },
          ]}
        />
      </Card>
      <Picture title={text.cheque} alt={text.chequeAlt} path={cancelledChequeURL} />
      <Activated profile={profile} />
    </>
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
                  { term: text.idType, value: given(idType) },
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

interface PictureProps {
  readonly title: string;
  readonly alt: string;
  /** Path on the server, good for some minutes; null: there is none. */
  readonly path: string | null;
}

/** A picture that the investor uploaded. */
function Picture({ title, alt, path }: PictureProps) {
  const text = useWords(profileText);
  const { apiBase } = useWidget();
  const [lost, setLost] = useState<string | null>(null);
  const isLost = path !== null && lost === path;
  return (
    <figure className="profile__picture">
      <figcaption>{title}</figcaption>
      {path !== null && !isLost ? (
        <img src={`${apiBase ?? ''}${path}`} alt={alt} onError={() => setLost(path)} />
      ) : (
        <p className="profile__missing">{isLost ? text.pictureGone : text.noPicture}</p>
      )}
    </figure>
  );
}
