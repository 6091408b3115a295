import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LoadFailure } from '../../components/load-failure';
import { PageMeta } from '../../components/page-meta';
import { Spinner } from '../../components/spinner';
import { ApiError } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { focusHeading } from '../../lib/focus-heading';
import { useServices } from '../../lib/services';
import { useLinkToken } from '../../lib/use-link-token';
import { useTranslations } from '../../translations/use-translations';
import { Invitation } from './invitation';
import { JuryCard } from './jury-card';
import { juryQuery } from './jury-query';
import { hasKeptMarks } from './drafts';
import { Room } from './room';

/** The jury room. A jury link opens it, with the token in the fragment: `#t=…`. */
export function JuryPage() {
  const t = useTranslations('jury');
  return (
    // As high as the screen, so that the footer does not move when the room is known.
    <div className="wrap min-h-dvh py-8 md:py-12">
      <PageMeta title={t.title} description={t.description} path="/jury" />
      <Content />
    </div>
  );
}

function Content() {
  const fragment = useLinkToken();
  /** The link that was opened since the page loaded. */
  const [opened, setOpened] = useState('');
  /** The link whose room was closed since then; an empty one for a room that was open before. */
  const [left, setLeft] = useState<string | null>(null);
  if (fragment === null) return <Waiting />;
  const token = fragment.replace(/^t=/, '');
  if (token && token !== opened)
    return <Invitation key={token} token={token} onOpened={() => setOpened(token)} />;
  if (left === token) return <LinkNeeded />;
  return <OpenRoom isNew={token !== ''} onLeave={() => setLeft(token)} />;
}

function LinkNeeded() {
  const t = useTranslations('jury').link;
  return (
    <JuryCard title={t.needed}>
      {t.neededText} {hasKeptMarks() && t.kept}
    </JuryCard>
  );
}

/** Until the link and the room are known, which the server's HTML does not contain. */
function Waiting() {
  const t = useTranslations('jury');
  return (
    <>
      <h1 className="text-3xl">{t.title}</h1>
      <div role="status" className="mt-4">
        <Spinner label={t.loading} />
      </div>
    </>
  );
}

interface OpenRoomProps {
  /** Opened by a link since the page loaded. */
  isNew: boolean;
  onLeave(): void;
}

/** The room of the cookie, which the page cannot read: only the server knows whether there is one. */
function OpenRoom({ isNew, onLeave }: OpenRoomProps) {
  const t = useTranslations('jury');
  const { api } = useServices();
  const { sentenceOrNoAnswer } = useErrorSentences();
  const { data, dataUpdatedAt, error, refetch } = useQuery(juryQuery(api));
  const begins = isNew && data !== undefined;
  useEffect(() => {
    if (!begins) return;
    // The button of the invitation, with the focus in it, was further down.
    scrollTo(0, 0);
    focusHeading();
  }, [begins]);
  if (error instanceof ApiError && error.status === 401) return <LinkNeeded />;
  if (data) return <Room room={data} receivedAt={dataUpdatedAt} onLeave={onLeave} />;
  if (!error) return <Waiting />;
  return (
    <>
      <h1 className="text-3xl">{t.title}</h1>
      <LoadFailure message={sentenceOrNoAnswer(error, t.noAnswer)} onRetry={() => void refetch()} />
    </>
  );
}
