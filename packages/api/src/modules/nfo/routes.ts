import * as calls from '@prosperx/core/nfo';
import { serve } from '#http/serve.js';
import { getNfos } from './get-nfos.js';
import { getNfoReminders, setNfoReminder } from './nfo-reminders.js';
import { shareNfo } from './share-nfo.js';

export const nfoRoutes = [
  serve(calls.getNfos, getNfos, { cacheable: true }),
  serve(calls.getNfoReminders, getNfoReminders),
  serve(calls.setNfoReminder, setNfoReminder),
  serve(calls.shareNfo, shareNfo),
];
