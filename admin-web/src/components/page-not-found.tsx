import { translations } from '../lib/sentences';
import { Notice } from './notice';

export function PageNotFound() {
  return <Notice title={translations.failures.pageNotFound} text={translations.failures.pageNotFoundText} />;
}
