import type { ReactNode } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { ExternalLink } from '../../../components/external-link';
import { ApiError, unwrap } from '../../../lib/api-error';
import { useDates } from '../../../lib/dates';
import { useLanguageOf } from '../../../lib/language';
import { useServices } from '../../../lib/services';
import { toast } from '../../../lib/toasts';
import { useSend } from '../../../lib/use-send';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { useFailureSentence } from '../use-failure-sentence';
import { useReload } from '../use-reload';
import { ifMatch } from './if-match';
import { CHANGE } from './use-change';

interface WaitingChangeProps {
  entry: MyEntry;
  /** Whether she can still change the entry. */
  isOpen: boolean;
  onTakenBack(): void;
}

/** The change that waits for a moderator, beside the entry as it is now. */
export function WaitingChange({ entry, isOpen, onTakenBack }: WaitingChangeProps) {
  const { change: t, photo } = useTranslations('my-entry');
  const { dateTime } = useDates();
  const { send, isPending } = useTakeBack(entry, onTakenBack);
  const { revision, contest } = entry;
  if (!revision) return null;
  const { name, youtubeUrl, photoUrl } = revision;
  const now = {
    name: name && entry.name,
    youtubeUrl: youtubeUrl && entry.youtubeUrl,
    photoUrl: photoUrl && entry.photoUrl,
  };
  return (
    <div className="card mt-4 p-5 sm:p-8">
      <h3 className="text-xl">{t.waiting}</h3>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        {t.waitingText(dateTime(revision.createdAt, contest.timeZone))}
      </p>
      <div className="mt-4 grid gap-6 sm:grid-cols-2">
        <Side title={t.now}>
          <Values {...now} alt={photo} />
        </Side>
        <Side title={t.new}>
          <Values {...revision} alt={t.newPhoto} />
        </Side>
      </div>
      {isOpen && (
        <BusyButton className="btn btn-ghost mt-6" busy={isPending} onClick={() => send()}>
          {t.takeBack}
        </BusyButton>
      )}
    </div>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2">
      <h4 className="font-semibold">{title}</h4>
      {children}
    </div>
  );
}

interface ValuesProps extends Pick<NonNullable<MyEntry['revision']>, 'name' | 'youtubeUrl' | 'photoUrl'> {
  alt: string;
}

function Values({ name, youtubeUrl, photoUrl, alt }: ValuesProps) {
  const languageOf = useLanguageOf();
  return (
    <>
      {name && (
        <p className="wrap-anywhere" lang={languageOf(name)}>
          {name}
        </p>
      )}
      {youtubeUrl && (
        <p className="wrap-anywhere">
          <ExternalLink href={youtubeUrl} className="text-link">
            {youtubeUrl}
          </ExternalLink>
        </p>
      )}
      {photoUrl && (
        <img
          src={`${photoUrl}&size=card`}
          alt={alt}
          width={288}
          height={216}
          className="aspect-4/3 w-full max-w-72 rounded bg-cloth-3 object-cover"
        />
      )}
    </>
  );
}

/** Takes the change back that waits. */
function useTakeBack({ id, version }: MyEntry, onTakenBack: () => void) {
  const t = useTranslations('my-entry').change;
  const { api } = useServices();
  const failureOf = useFailureSentence();
  const reload = useReload(id);
  return useSend(CHANGE, {
    mutationFn: async () =>
      unwrap(
        await api.DELETE('/api/my-entry/{id}/revision', {
          params: { path: { id }, header: ifMatch(version) },
        }),
      ),
    onSuccess: async () => {
      await reload();
      toast({ title: t.takenBack, about: CHANGE });
      onTakenBack();
    },
    onError: (error) => {
      toast({ title: t.notTakenBack, description: failureOf(error), tone: 'destructive', about: CHANGE });
      // It was decided, or changed, meanwhile.
      if (error instanceof ApiError && (error.status === 409 || error.status === 412)) void reload();
    },
  });
}
