import {
  amountOfLakhs,
  checkLead,
  type Lead,
  leadConsent,
  type LeadErrorCode,
  leadErrorText,
  leadTermsSent,
  sentLeadTermsOf,
  typeLakhs,
} from '@prosperx/core/lead';
import { toRupees } from '@prosperx/core/money';
import type { PremiumTag } from '@prosperx/core/premium-service';
import { typeMobile } from '@prosperx/core/session';
import { Button } from '#primitives/display/button.js';
import { Stack } from '#primitives/display/stack.js';
import { TextField } from '#primitives/form/text-field.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useCreateLead } from '#queries/lead.js';
import { errorMessageOr, isSessionExpired, showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { leadText } from './lead.text.js';

interface LeadFormProps {
  /** The tag of the premium service; null makes a lead of the advisor's own list, which needs no amount. */
  readonly tag: PremiumTag | null;
  readonly onCreated: (lead: Lead) => void;
}

const EMPTY = { investorName: '', investorMobileNo: '', investorEmailId: '', amountInLakhs: '' };

const termsOf = ({ amountInLakhs, ...typed }: typeof EMPTY) =>
  leadTermsSent({ ...typed, investmentAmount: amountOfLakhs(amountInLakhs) });

/** The form with which an advisor makes a lead. It says what is wrong as one types; a failure is a flash. */
export function LeadForm({ tag, onCreated }: LeadFormProps) {
  const text = useWords(leadText);
  const words = useWords(leadErrorText);
  const consent = useWords(leadConsent);
  const services = useServices();
  const create = useCreateLead(tag);
  const needsAmount = tag !== null;
  const send = (typed: typeof EMPTY) =>
    create.mutate(sentLeadTermsOf(termsOf(typed)), {
      onSuccess: ({ responseData }) => onCreated(responseData),
      onError: (error) =>
        showErrorFlash(services, error, isSessionExpired(error) ? undefined : errorMessageOr(error, text.failed)),
    });
  const form = useForm({
    initial: EMPTY,
    check: (typed) => {
      const { investmentAmount, ...faults } = checkLead(termsOf(typed), needsAmount || typed.amountInLakhs !== '');
      return { ...faults, amountInLakhs: investmentAmount };
    },
    textOf: (code) => words[code as LeadErrorCode],
    eager: true,
    onSubmit: (typed) => create.isPending || send(typed),
  });
  const amount = amountOfLakhs(form.values.amountInLakhs);
  return (
    <form {...form.form} aria-label={text.createLead}>
      <Stack>
        <TextField {...form.field('investorName')} label={text.name} autoComplete="off" />
        <TextField
          {...form.field('investorMobileNo')}
          label={text.mobile}
          type="tel"
          inputMode="numeric"
          before="+91"
          figures
          accept={typeMobile}
          autoComplete="off"
        />
        <TextField
          {...form.field('investorEmailId')}
          label={text.email}
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
        />
        <TextField
          {...form.field('amountInLakhs')}
          label={text.amount}
          note={needsAmount ? undefined : text.optional}
          inputMode="decimal"
          figures
          before="₹"
          after={<span>{text.lakhs}</span>}
          accept={typeLakhs}
          hint={amount === null ? text.amountHint : text.amountOf(toRupees(amount).toLocaleString('en-IN'))}
          autoComplete="off"
        />
        <p className="px-muted px-small">{consent.byAdvisor}</p>
        <Button type="submit" variant="primary" block busy={create.isPending} idle={!form.isValid}>
          {text.submit}
        </Button>
      </Stack>
    </form>
  );
}
