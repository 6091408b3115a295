import { useNotify } from 'react-admin';
import { readServerError } from '../../lib/server-errors';
import { translations } from '../../lib/sentences';
import { Toast } from '../toast';

/** Shows the toast for a failed request, and returns the field errors of the response. */
export function useReportError(): (error: unknown, failed: string) => Record<string, string> {
  const notify = useNotify();

  return (error, failed) => {
    const found = readServerError(error);
    if (!found) {
      notify(failed, { type: 'error' });
      return {};
    }
    const title = translations.errorTitles[found.code] ?? failed;
    const [text = found.message] = Object.values(found.errors);
    notify(<Toast title={title} text={text} />, { type: 'error' });
    return found.errors;
  };
}
