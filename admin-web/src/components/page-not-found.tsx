import { sentences } from '../sentences';
import { Notice } from './notice';

export function PageNotFound() {
  return <Notice title={sentences.failures.pageNotFound} text={sentences.failures.pageNotFoundText} />;
}
