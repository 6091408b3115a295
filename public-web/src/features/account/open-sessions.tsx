import type { Schemas } from '@paattu/api-client';
import { nameOfDevice } from '@paattu/shared/devices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BusyButton } from '../../components/busy-button';
import { Link } from '../../components/link';
import { Spinner } from '../../components/spinner';
import { unwrap } from '../../lib/api-error';
import { useDates } from '../../lib/dates';
import { useErrorSentences } from '../../lib/error-sentence';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useSend } from '../../lib/use-send';
import { useTranslations } from '../../translations/use-translations';
import { AuthCard } from './auth-card';
import { useAuthMode } from './use-auth-mode';

type OpenSession = Schemas['OpenSessionDto'];

const ABOUT = 'sessions';
const KEY = ['sessions'];

/** Where the visitor is signed in, with a button that ends each session but this one. */
export function OpenSessions() {
  const t = useTranslations('account');
  const site = useTranslations('site');
  const { api } = useServices();
  const { linkTo } = useAuthMode();
  const { sentenceOrNoAnswer } = useErrorSentences();
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => unwrap(await api.GET('/api/auth/sessions')),
    staleTime: 0,
  });
  return (
    <AuthCard title={t.sessions.title} text={t.sessions.text}>
      {data ? (
        <SessionList sessions={data} />
      ) : isLoadingError ? (
        <div role="alert" className="mt-6">
          <p>{sentenceOrNoAnswer(null, t.unexpected)}</p>
          <button type="button" className="btn mt-4" onClick={() => void refetch()}>
            {site.tryAgain}
          </button>
        </div>
      ) : (
        <div role="status" className="mt-6">
          <Spinner label={t.sessions.loading} />
        </div>
      )}
      <p className="mt-6">
        <Link to={linkTo('change-password')} className="text-link tap">
          {t.sessions.changePassword}
        </Link>
      </p>
    </AuthCard>
  );
}

function SessionList({ sessions }: { sessions: OpenSession[] }) {
  const t = useTranslations('account');
  const { api } = useServices();
  const { dateTime } = useDates();
  // The list loads in the browser alone.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const queries = useQueryClient();
  const { sentenceOrNoAnswer } = useErrorSentences();
  /** One session, or all but this one. */
  const { send, isPending, variables } = useSend(ABOUT, {
    mutationFn: async (id: string | null) => {
      unwrap(
        id === null
          ? await api.DELETE('/api/auth/sessions')
          : await api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } }),
      );
    },
    onSuccess: (_, id) => {
      const { ended, endedText, othersEnded, othersEndedText } = t.sessions;
      const words =
        id === null
          ? { title: othersEnded, description: othersEndedText }
          : { title: ended, description: endedText };
      toast({ ...words, about: ABOUT });
      return queries.invalidateQueries({ queryKey: KEY });
    },
    onError: (error) => {
      const description = sentenceOrNoAnswer(error, t.unexpected);
      toast({ title: t.error, description, tone: 'destructive', about: ABOUT });
    },
  });
  return (
    <>
      <ul aria-label={t.sessions.title} className="mt-6 grid gap-5">
        {sessions.map((session) => {
          const { id, firstAt, lastAt, isCurrent } = session;
          const name = nameOfDevice(session) ?? t.sessions.unknownDevice;
          return (
            <li key={id} className="border-l-3 border-zari pl-4">
              <strong>{name}</strong>
              {isCurrent && <span className="text-ink-2"> · {t.sessions.here}</span>}
              <p className="text-sm text-ink-2">
                {t.sessions.times(dateTime(firstAt, timeZone), dateTime(lastAt, timeZone))}
              </p>
              {!isCurrent && (
                <BusyButton
                  className="text-link tap"
                  busy={isPending && variables === id}
                  aria-label={`${t.sessions.end}: ${name}`}
                  onClick={() => send(id)}
                >
                  {t.sessions.end}
                </BusyButton>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <BusyButton className="btn mt-6" busy={isPending && variables === null} onClick={() => send(null)}>
          {t.sessions.endOthers}
        </BusyButton>
      )}
    </>
  );
}
