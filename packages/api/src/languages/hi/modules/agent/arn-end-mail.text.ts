import type { Translation } from '@prosperx/core/language';
import { addressed, notificationHelp } from '#languages/hi/providers/notification.text.js';
import type { arnEndMailText as english } from '#modules/agent/arn-end-mail.text.js';

export const arnEndMailText: Translation<typeof english> = {
  arnEnds: (name, { title, words, link }) =>
    [
      `नमस्ते ${addressed(name)},`,
      '',
      `${title}। ${words}`,
      `अपने पार्टनर ऐप से ProsperX खोलें और उन्हें जमा करें: ${link}`,
      '',
      notificationHelp,
    ].join('\n'),
};
