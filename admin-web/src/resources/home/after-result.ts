/** What only Home of a decided contest needs. */
export { afterResult } from '../../prize/after-result';
export { prizeStepSentences } from '../../prize/step-sentences';
export { Places } from './places';
