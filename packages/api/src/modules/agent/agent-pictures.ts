import type {
  getAgentPicture as pictureCall,
  uploadAgentPicture as uploadPictureCall,
  uploadArn as uploadArnCall,
  uploadNism as uploadNismCall,
} from '@prosperx/core/agent';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { fileLink, fileOfAgent } from '#records/file/file-links.js';
import { receivePicture } from '#records/file/receive-picture.js';
import { checkArnIsFree, checkUnlocked, ownAgent, parseArn } from './certificates.js';

export const uploadNism: Verb<typeof uploadNismCall> = async ({ ctx, input }) => {
  const advisor = await ownAgent(ctx, input.agentCode);
  await checkUnlocked(ctx, advisor);
  const owner = { agentCode: advisor.code, kind: 'nism', certificate: null } as const;
  return { value: await receivePicture(ctx, owner, input.file, 'upload_failed') };
};

export const uploadArn: Verb<typeof uploadArnCall> = async ({ ctx, input }) => {
  const advisor = await ownAgent(ctx, input.agentCode);
  await checkUnlocked(ctx, advisor);
  const arn = parseArn(input.arn);
  await checkArnIsFree(ctx.db, arn, advisor.code);
  const owner = { agentCode: advisor.code, kind: 'arn', certificate: arn } as const;
  return { value: await receivePicture(ctx, owner, input.file, 'upload_failed') };
};

export const getAgentPicture: Verb<typeof pictureCall> = async ({ ctx }) => {
  const { code } = await advisorOf(ctx);
  const file = await fileOfAgent(ctx.db, code, 'agent_picture');
  return file ? { url: fileLink(ctx, file.id), fileId: file.id } : { url: null, fileId: null };
};

export const uploadAgentPicture: Verb<typeof uploadPictureCall> = async ({ ctx, input }) => {
  const { code: agentCode } = await advisorOf(ctx);
  const owner = { agentCode, kind: 'agent_picture', certificate: null } as const;
  return { value: await receivePicture(ctx, owner, input.file, 'upload_failed') };
};
