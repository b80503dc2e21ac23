import * as z from 'zod/mini';
import { ADVISORS, endpoint, fileBody, nothing, operation } from '#http/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { certificateRefusalSchema } from './api.js';

const ofAgent = z.object({ agentCode: z.string() });
const nullableText = z.nullable(z.string());
const nullableDate = z.nullable(dateCodec);

const certificateFields = {
  isARNHolder: z.boolean(),
  isNISMCertified: z.boolean(),
  /** The ARN with its prefix: "ARN-100101". */
  arnCode: nullableText,
  /** "E100101". */
  euin: nullableText,
  /** "NISM-202500012345". */
  nismCode: nullableText,
  arnValidStartDate: nullableDate,
  arnValidEndDate: nullableDate,
  /** The date of the test. */
  nismValidStartDate: nullableDate,
  nismValidEndDate: nullableDate,
};

/** Describes the certificates of an agent as they are kept. */
const agentCertificatesSchema = z.object({
  agentCode: z.string(),
  name: z.string(),
  ...certificateFields,
  /** Whether an operator has verified the ARN as it stands here. */
  isVerified: z.optional(z.boolean()),
  /** The last day on which the ARN counts as it was verified before, while these days of it wait; null where none wait. */
  verifiedUntil: z.optional(z.nullable(dateCodec)),
  /** false before anything was handed in, and again after a reset. */
  isSaved: z.boolean(),
  /** The time at which a record that names no ARN is reset; null where none is. */
  resetAt: z.nullable(instantCodec),
  /** Why an operator refused them: what is asked for is handed in anew. */
  refusal: z.optional(z.nullable(certificateRefusalSchema)),
  /** The server's day, by which the dates of the form are judged. */
  today: dateCodec,
});

const common = { access: ADVISORS, secrets: [] } as const;
const PATH = '/api/v1/agentCertificates/{agentCode}';

export const getAgentCertificates = endpoint({
  ...common,
  name: 'getAgentCertificates',
  method: 'GET',
  path: PATH,
  query: ofAgent,
  body: null,
  reply: operation(agentCertificatesSchema),
  errors: ['forbidden'],
  effect: 'read',
});

/** Texts of the body that may be left out. */
const optionalText = z._default(z.nullable(z.string().check(z.maxLength(40))), null);

export const saveAgentCertificates = endpoint({
  ...common,
  name: 'saveAgentCertificates',
  method: 'POST',
  path: PATH,
  query: ofAgent,
  body: z.object({
    isARNHolder: z.boolean(),
    isNISMCertified: z.boolean(),
    arnCode: optionalText,
    euin: optionalText,
    nismCode: optionalText,
    arnValidStartDate: optionalText,
    arnValidEndDate: optionalText,
    nismValidStartDate: optionalText,
    nismValidEndDate: optionalText,
  }),
  reply: operation(agentCertificatesSchema),
  errors: ['forbidden', 'invalid_input', 'arn_mapped_to_other_agent', 'certificates_locked'],
  effect: 'write',
});

/** The address of a picture that is kept; null: none is. */
const pictureReply = z.object({ value: z.nullable(z.string()) });

const preview = { ...common, method: 'GET', query: ofAgent, body: null, reply: pictureReply, effect: 'read' } as const;

export const previewNism = endpoint({
  ...preview,
  name: 'previewNism',
  path: `${PATH}/preview-nism`,
  errors: ['forbidden'],
});

export const previewArn = endpoint({
  ...preview,
  name: 'previewArn',
  path: `${PATH}/preview-arn`,
  errors: ['forbidden'],
});

const upload = {
  ...common,
  method: 'POST',
  body: fileBody,
  reply: z.object({ value: z.string() }),
  effect: 'write',
} as const;

export const uploadNism = endpoint({
  ...upload,
  name: 'uploadNism',
  path: `${PATH}/upload-nism`,
  query: ofAgent,
  errors: ['forbidden', 'file_not_allowed', 'too_many_pixels', 'upload_failed', 'certificates_locked'],
});

export const uploadArn = endpoint({
  ...upload,
  name: 'uploadArn',
  path: `${PATH}/upload-arn/{arn}`,
  query: z.object({
    agentCode: z.string(),
    /** The ARN with its prefix: "ARN-100101". */
    arn: z.string(),
  }),
  errors: [
    'forbidden',
    'invalid_input',
    'file_not_allowed',
    'too_many_pixels',
    'upload_failed',
    'arn_mapped_to_other_agent',
    'certificates_locked',
  ],
});

export const getAgentPicture = endpoint({
  ...common,
  name: 'getAgentPicture',
  method: 'GET',
  path: '/api/v1/dp-profile-picture',
  query: nothing,
  body: null,
  reply: operation(z.object({ url: nullableText, fileId: nullableText })),
  errors: [],
  effect: 'read',
});

export const uploadAgentPicture = endpoint({
  ...upload,
  name: 'uploadAgentPicture',
  path: '/api/v1/dp-profile-picture',
  query: nothing,
  errors: ['file_not_allowed', 'too_many_pixels', 'upload_failed'],
});

/** A value that `agentCertificatesSchema` has decoded. */
export type AgentCertificates = z.output<typeof agentCertificatesSchema>;
