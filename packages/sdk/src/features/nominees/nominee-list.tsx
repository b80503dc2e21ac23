import { maskMobile } from '@prosperx/core/format';
import { type NomineeDraft, type NomineeIdType, nomineeIdTypeText } from '@prosperx/core/nominee';
import type { ProfileView } from '@prosperx/core/profile';
import { Card } from '#primitives/display/card.js';
import { type Fact, Facts } from '#primitives/display/facts.js';
import { typedBirth } from './birth-date.js';
import { nomineesText as text } from './nominees.text.js';

/** What is saved, a block a nominee. */
export function NomineeList({ profile }: { readonly profile: ProfileView }) {
  const { optIn, nomineeList } = profile;
  if (nomineeList.length === 0) return <p className="nominees__none">{optIn === false ? text.optedOut : text.none}</p>;
  return nomineeList.map((nominee, index) => (
    <Card key={nominee.nomineeName} title={text.nominee(index + 1)} flush>
      <Facts facts={factsOf(nominee)} />
    </Card>
  ));
}

function factsOf(nominee: NomineeDraft): Fact[] {
  const { isNomineeMinor: isMinor, nomineeIdentityType: idType } = nominee;
  const facts = [
    { term: text.name, value: nominee.nomineeName },
    { term: text.relationship, value: nominee.relationship },
    { term: text.share, value: text.ofWhole(nominee.nomineePercentage) },
    ...(isMinor
      ? [
          { term: text.birth, value: typedBirth(nominee.nomineeDOB) },
          { term: text.guardian, value: nominee.guardianName },
        ]
      : []),
    { term: nomineeIdTypeText[idType as NomineeIdType] ?? text.idType, value: nominee.nomineeIDNumber },
    { term: text.email, value: nominee.nomineeEmail },
    { term: text.mobile, value: maskMobile(nominee.nomineeMobile) },
    { term: text.address, value: nominee.nomineeAddress },
    { term: text.pincode, value: nominee.nomineePincode },
  ];
  return facts.map((fact) => ({ ...fact, value: fact.value || text.missing }));
}
