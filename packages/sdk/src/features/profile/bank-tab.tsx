import { bankAccountTypeText } from '@prosperx/core/bank';
import type { ProfileView } from '@prosperx/core/profile';
import { Card } from '#primitives/display/card.js';
import { Facts } from '#primitives/display/facts.js';
import { Activated } from './activated.js';
import { given } from './given.js';
import { Picture } from './picture.js';
import { profileText as text } from './profile.text.js';

/** The account into which money is paid out; its number comes masked. */
export function BankTab({ profile }: { readonly profile: ProfileView }) {
  const { bankAccountNumber, bankAccountType, bankName, branchName, ifscCode, cancelledChequeURL } = profile;
  return (
    <>
      <Card flush>
        <Facts
          facts={[
            { term: text.account, value: given(bankAccountNumber) },
            { term: text.accountType, value: given(bankAccountType && bankAccountTypeText[bankAccountType]) },
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
