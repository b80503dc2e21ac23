export {
  type ContentItem,
  getActiveContent,
  getContentFile,
  getScratchCard,
  getTemplate,
  sendSurvey,
  setSubscription,
} from './api.js';
export { COMMENT_LENGTH, LEADS_FOR_CARD, type ScratchEvent, type Survey } from './content.js';
