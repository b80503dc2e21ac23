import { assistedSalesTopic } from './assisted-sales.text.js';
import { changeOfBrokerTopic } from './change-of-broker.text.js';
import { mandatesTopic } from './mandates.text.js';
import { platformTopic } from './platform.text.js';
import type { Topic } from './question.js';
import { schemesTopic } from './schemes.text.js';
import { statementsTopic } from './statements.text.js';

/** The help, in the order in which it is shown. */
export const topics: readonly Topic[] = [
  platformTopic,
  assistedSalesTopic,
  schemesTopic,
  statementsTopic,
  changeOfBrokerTopic,
  mandatesTopic,
];
