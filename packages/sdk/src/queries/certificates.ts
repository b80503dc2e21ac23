import {
  type AgentCertificates,
  CERTIFICATE_PREFIX as PREFIX,
  type CertificateDraft,
  getAgentCertificates,
  previewArn,
  previewNism,
  saveAgentCertificates,
  uploadArn,
  uploadNism,
} from '@prosperx/core/agent';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keepAnswer, useServices } from '#services/services.js';
import { type SendFile, uploadFetch } from '#services/upload-fetch.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { useSession } from '#session/use-session.js';

const useAgentCode = () => useSession().advisor?.agentCode ?? '';

/** How often a locked record is read again, so that its reset is seen. */
const TEN_SECONDS = 10_000;

/** Reads what the advisor has handed in. While it waits for its reset it is read again now and then. */
export function useAgentCertificates() {
  const { api } = useServices();
  const agentCode = useAgentCode();
  return useQuery({
    queryKey: ['my', 'certificates', agentCode],
    queryFn: async () => (await api(getAgentCertificates, { query: { agentCode } })).responseData,
    enabled: agentCode !== '',
    refetchInterval: ({ state: { data } }) => (data?.resetAt ? TEN_SECONDS : false),
  });
}

/** Reads the addresses of the pictures that are kept. */
export function useCertificatePictures() {
  const { api } = useServices();
  const agentCode = useAgentCode();
  const client = useQueryClient();
  const queryKey = ['my', 'certificate-pictures', agentCode];
  const { data } = useQuery({
    queryKey,
    queryFn: async () => {
      const query = { agentCode };
      const [nism, arn] = await Promise.all([api(previewNism, { query }), api(previewArn, { query })]);
      return { nism: nism.value, arn: arn.value };
    },
    enabled: agentCode !== '',
  });
  return { pictures: data ?? { nism: null, arn: null }, refetch: () => client.invalidateQueries({ queryKey }) };
}

const bytesOf = async (picture: File) => new Uint8Array(await picture.arrayBuffer());

/** Sends the picture of the NISM certificate. */
export function useSendNism(onSent: () => Promise<unknown>): SendFile {
  const { api } = useServices();
  const agentCode = useAgentCode();
  return async (picture, onProgress, signal) => {
    const body = { file: await bytesOf(picture) };
    await api(uploadNism, { query: { agentCode }, body, fetch: uploadFetch(onProgress), signal });
    await onSent();
  };
}

/** Sends the picture of the card of an ARN; rejects with `arn_mapped_to_other_agent` for one that another agent has. */
export function useSendArn(arnCode: string, onSent: () => Promise<unknown>): SendFile {
  const { api } = useServices();
  const agentCode = useAgentCode();
  return async (picture, onProgress, signal) => {
    const query = { agentCode, arn: `${PREFIX.arn}${arnCode}` };
    const body = { file: await bytesOf(picture) };
    await api(uploadArn, { query, body, fetch: uploadFetch(onProgress), signal });
    await onSent();
  };
}

const orNull = (text: string, prefix = '') => (text === '' ? null : `${prefix}${text}`);

function bodyOf(draft: CertificateDraft) {
  return {
    isNISMCertified: draft.isNISMCertified === 'yes',
    isARNHolder: draft.isNISMCertified === 'yes' && draft.isARNHolder === 'yes',
    nismCode: orNull(draft.nismCode, PREFIX.nism),
    nismValidStartDate: orNull(draft.nismValidStartDate),
    nismValidEndDate: orNull(draft.nismValidEndDate),
    arnCode: orNull(draft.arnCode, PREFIX.arn),
    euin: orNull(draft.euin, PREFIX.euin),
    arnValidStartDate: orNull(draft.arnValidStartDate),
    arnValidEndDate: orNull(draft.arnValidEndDate),
  };
}

interface Outcome {
  readonly onSaved: (saved: AgentCertificates) => void;
  readonly onFailed: (error: Error) => void;
}

/** Registers the advisor by their certificates. */
export function useSaveCertificates({ onSaved, onFailed }: Outcome) {
  const { api } = useServices();
  const agentCode = useAgentCode();
  const client = useQueryClient();
  return useExclusiveMutation({
    mutationFn: async (draft: CertificateDraft) =>
      (await api(saveAgentCertificates, { query: { agentCode }, body: bodyOf(draft) })).responseData,
    onSuccess: async (saved) => {
      onSaved(saved);
      keepAnswer(client, ['my', 'certificates', agentCode], saved);
      await client.invalidateQueries({ queryKey: ['my', 'agent', agentCode] });
    },
    onError: onFailed,
  });
}
