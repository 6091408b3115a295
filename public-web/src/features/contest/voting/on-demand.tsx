import { inTime } from '@paattu/shared/in-time';
import type { Locale } from '@paattu/shared/locales';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Spinner } from '../../../components/spinner';
import { useLocale, useTranslations } from '../../../translations/use-translations';

interface OnDemandProps<Code> {
  /** The key of the code among the queries. */
  name: string;
  load(locale: Locale): Promise<Code>;
  /** What the visitor reads meanwhile. */
  loading: string;
  /** The fragment of the address at which the page shows the part again. */
  fragment?: string;
  /** Closes what is around the part. */
  onCancel?(): void;
  children(code: Code): ReactNode;
}

/** A part of the page whose code loads when it is shown. If it does not load, the rest of the page stays. */
export function OnDemand<Code>({
  name,
  load,
  loading,
  fragment = '',
  onCancel,
  children,
}: OnDemandProps<Code>) {
  const { noAnswer, ask } = useTranslations('voting');
  const site = useTranslations('site');
  const locale = useLocale();
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['code', name, locale],
    queryFn: async () => ({ code: await inTime(load(locale)) }),
    retry: false,
    staleTime: Infinity,
  });

  async function retry() {
    const { isSuccess } = await refetch();
    if (isSuccess || !(await siteAnswers())) return;
    // Chromium keeps a module that failed, and a new release has replaced the code: only the document helps.
    if (fragment) history.replaceState(history.state, '', fragment);
    location.reload();
  }

  if (data) return children(data.code);
  if (!isLoadingError) return <Spinner label={loading} />;
  return (
    <>
      <p role="alert" className="mt-4">
        {noAnswer}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="btn" onClick={() => void retry()}>
          {site.tryAgain}
        </button>
        {onCancel && (
          <button type="button" className="btn btn-ghost" onClick={onCancel}>
            {ask.cancel}
          </button>
        )}
      </div>
    </>
  );
}

/** Without an answer, the browser's own page would take the place of this one. */
const siteAnswers = () =>
  fetch(location.pathname).then(
    ({ ok }) => ok,
    () => false,
  );
