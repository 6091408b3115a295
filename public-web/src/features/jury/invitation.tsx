import { ownerText } from '@paattu/shared/locales';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BusyButton } from '../../components/busy-button';
import { FocusedHeading } from '../../components/focused-heading';
import { LoadFailure } from '../../components/load-failure';
import { Spinner } from '../../components/spinner';
import { ApiError, unwrap } from '../../lib/api-error';
import { useDeadlines } from '../../lib/deadlines';
import { useErrorSentences } from '../../lib/error-sentence';
import { useServices } from '../../lib/services';
import { SITE_TIME_ZONE } from '../../lib/time-zone';
import { useSend } from '../../lib/use-send';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { Frame, JuryCard } from './jury-card';
import { JURY } from './jury-query';
import { forgetPace } from './pace';

interface InvitationProps {
  token: string;
  onOpened(): void;
}

const isInvalid = (error: Error | null) => error instanceof ApiError && [400, 404].includes(error.status);

/** What a judge declares before the link opens the room. Nothing happens until she presses the button. */
export function Invitation({ token, onOpened }: InvitationProps) {
  const t = useTranslations('jury');
  const { api } = useServices();
  const queries = useQueryClient();
  const { sentenceOrNoAnswer } = useErrorSentences();
  const invitation = useQuery({
    queryKey: ['jury-invitation', token],
    queryFn: async ({ signal }) =>
      unwrap(await api.POST('/api/jury/invitation', { body: { token }, signal })),
    retry: false,
    staleTime: Infinity,
  });
  const { send, isPending, error } = useSend(JURY, {
    mutationFn: async () => unwrap(await api.POST('/api/jury/session', { body: { token, declares: true } })),
    onSuccess: () => {
      // Another judge may have used this browser.
      forgetPace();
      queries.removeQueries({ queryKey: [JURY] });
      onOpened();
    },
  });
  if (isInvalid(invitation.error) || isInvalid(error))
    return <JuryCard title={t.link.invalid}>{t.link.invalidText}</JuryCard>;
  if (invitation.error)
    return (
      <Frame>
        <h1 className="text-2xl">{t.title}</h1>
        <LoadFailure
          message={sentenceOrNoAnswer(invitation.error, t.noAnswer)}
          onRetry={() => void invitation.refetch()}
        />
      </Frame>
    );
  if (!invitation.data)
    return (
      <Frame>
        <h1 className="text-2xl">{t.title}</h1>
        <div role="status" className="mt-4">
          <Spinner label={t.loading} />
        </div>
      </Frame>
    );
  return (
    <Declaration
      invitation={invitation.data}
      problem={error && sentenceOrNoAnswer(error, t.noAnswer)}
      isPending={isPending}
      onDeclare={send}
    />
  );
}

interface DeclarationProps {
  invitation: {
    contestTitle: string;
    contestTitleMalayalam: string | null;
    judgeName: string;
    expiresAt: string;
  };
  problem: string | null;
  isPending: boolean;
  onDeclare(): void;
}

export function Declaration({ invitation, problem, isPending, onDeclare }: DeclarationProps) {
  const { seen, invitation: t } = useTranslations('jury');
  const { deadline } = useDeadlines();
  const contest = ownerText(useLocale(), invitation.contestTitle, invitation.contestTitleMalayalam);
  return (
    <Frame>
      <FocusedHeading>{t.title(invitation.judgeName)}</FocusedHeading>
      <p className="mt-3 wrap-anywhere">{t.text(contest)}</p>
      <p className="mt-4 font-medium">{t.before}</p>
      <ul className="mt-2 grid list-disc gap-2 ps-5">
        {t.declarations.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-4">{seen}</p>
      {problem && (
        <p role="alert" className="mt-4">
          {problem}
        </p>
      )}
      <BusyButton className="btn mt-6" busy={isPending} onClick={onDeclare}>
        {isPending ? t.busy : t.button}
      </BusyButton>
      <p className="mt-4 text-sm text-ink-2">{t.expires(deadline(invitation.expiresAt, SITE_TIME_ZONE))}</p>
    </Frame>
  );
}
