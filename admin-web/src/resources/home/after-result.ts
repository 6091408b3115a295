/** What only Home of a decided contest needs. It reads its sentences as it loads. */
export { afterResult } from '../../prize/after-result';
export { Places } from './places';
