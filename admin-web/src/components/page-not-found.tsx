import { commonSentences } from '../lib/sentences';
import { Notice } from './notice';

export function PageNotFound() {
  return (
    <Notice title={commonSentences.failures.pageNotFound} text={commonSentences.failures.pageNotFoundText} />
  );
}
