import {
  type AgentCertificates,
  asksFor,
  blankCertificates,
  CERTIFICATE_PREFIX as PREFIX,
  type CertificateDraft,
  checkCertificates,
  needsPicture,
  withoutPrefix,
} from '@prosperx/core/agent';
import { PxError } from '@prosperx/core/errors';
import { useState } from 'react';
import { useForm } from '#primitives/form/use-form.js';
import { useCertificatePictures, useSaveCertificates, useSendArn, useSendNism } from '#queries/certificates.js';
import { errorMessage } from '#services/services.js';
import { useFileUpload } from '#services/upload.js';
import { registrationErrorMessage } from './advisor-registration.text.js';

/** What was handed in, as the form holds it; nothing is answered where nothing was. */
function draftOf(saved: AgentCertificates): CertificateDraft {
  if (!saved.isSaved) return blankCertificates;
  const answer = (is: boolean) => (is ? 'yes' : 'no');
  return {
    isNISMCertified: answer(saved.isNISMCertified),
    isARNHolder: answer(saved.isARNHolder),
    nismCode: withoutPrefix(saved.nismCode, PREFIX.nism),
    nismValidStartDate: saved.nismValidStartDate ?? '',
    nismValidEndDate: saved.nismValidEndDate ?? '',
    arnCode: withoutPrefix(saved.arnCode, PREFIX.arn),
    euin: withoutPrefix(saved.euin, PREFIX.euin),
    arnValidStartDate: saved.arnValidStartDate ?? '',
    arnValidEndDate: saved.arnValidEndDate ?? '',
    hasAgreed: false,
  };
}

/** The two pictures: what is kept of each, what is on its way, and whether the form may be sent with them. */
function usePictures(draft: CertificateDraft, registeredArn: string) {
  const { pictures, refetch } = useCertificatePictures();
  // the card is of the number that stood there when it was sent
  const [cardOf, setCardOf] = useState(registeredArn);
  const nism = useFileUpload(useSendNism(refetch));
  const arn = useFileUpload(
    useSendArn(draft.arnCode, async () => {
      setCardOf(draft.arnCode);
      await refetch();
    }),
  );
  const isSent = (name: string) => name === 'done' || name === 'idle';
  const hasNism = pictures.nism !== null && isSent(nism.state.name);
  const hasArn = pictures.arn !== null && cardOf === draft.arnCode && isSent(arn.state.name);
  return {
    nism: { url: pictures.nism, upload: nism },
    arn: { url: hasArn ? pictures.arn : null, upload: arn },
    areThere: (!needsPicture.nism(draft) || hasNism) && (!needsPicture.arn(draft) || hasArn),
  };
}

/** The registration of an advisor: its form, and the pictures. */
export function useRegistration(saved: AgentCertificates, onSaved: (saved: AgentCertificates) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [withoutArn, setWithoutArn] = useState<CertificateDraft | null>(null);
  const { today } = saved;
  const form = useForm<CertificateDraft>({
    initial: draftOf(saved),
    check: (draft) => checkCertificates(draft, today),
    textOf: registrationErrorMessage,
    eager: true,
    onSubmit: (draft) => {
      setProblem(null);
      if (saved.arnCode !== null && !asksFor.arn(draft)) setWithoutArn(draft);
      else save.mutate(draft);
    },
  });
  const pictures = usePictures(form.values, withoutPrefix(saved.arnCode, PREFIX.arn));
  const save = useSaveCertificates({
    onSaved,
    onFailed: (error) => {
      const fields = error instanceof PxError ? error.details.fields : undefined;
      if (fields) form.refuse(fields);
      setProblem(errorMessage(error));
    },
  });
  return {
    form,
    pictures,
    problem,
    today,
    isBusy: save.isPending,
    /** The ARN that Submit would give up, which is asked about before; null while it is not. */
    givenUp: withoutArn && saved.arnCode,
    giveUp: () => {
      if (withoutArn) save.mutate(withoutArn);
      setWithoutArn(null);
    },
    keepArn: () => setWithoutArn(null),
    /** Submit is there only then. */
    maySubmit: form.isValid && pictures.areThere,
  };
}

export type Registration = ReturnType<typeof useRegistration>;
