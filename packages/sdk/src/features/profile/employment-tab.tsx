import { incomeSlabText, occupationText, type ProfileView } from '@prosperx/core/profile';
import { Card } from '#primitives/display/card.js';
import { Facts } from '#primitives/display/facts.js';
import { Activated } from './activated.js';
import { given } from './given.js';
import { Picture } from './picture.js';
import { profileText as text } from './profile.text.js';

export function EmploymentTab({ profile }: { readonly profile: ProfileView }) {
  const { occupationType, incomeSlab, idType, aadhar, signatureURL } = profile;
  return (
    <>
      <Card flush>
        <Facts
          facts={[
            { term: text.occupation, value: given(occupationType && occupationText[occupationType]) },
            { term: text.income, value: given(incomeSlab && incomeSlabText[incomeSlab]) },
            { term: text.idType, value: given(idType) },
            { term: text.idNumber, value: given(aadhar && text.aadhaarEnds(aadhar)) },
          ]}
        />
      </Card>
      <Picture title={text.signature} alt={text.signatureAlt} path={signatureURL} />
      <Activated profile={profile} />
    </>
  );
}
