import type { Schemas } from '@paattu/api-client';
import { localizedPath } from '@paattu/shared/locales';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { BusyButton } from '../../components/busy-button';
import { LoadFailure } from '../../components/load-failure';
import { Spinner } from '../../components/spinner';
import { ApiError, unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';
import { useSend } from '../../lib/use-send';
import { useSiteTexts } from '../../lib/site-texts';
import { useLocale } from '../../translations/use-translations';
import { StepButtons, StepFrame } from './step-frame';
import { useSentences } from './use-sentences';

type Example = Schemas['ExampleDto'];

const KEY = ['example'];
const LOOK_EVERY_MS = 1_000;

/**
 * What the site begins with: nothing, the example, or a backup. Each takes one press: the example leaves with another one. No button is
 * filled before the choice, which is the owner's.
 */
export function BeginStep() {
  const t = useSentences();
  const { api } = useServices();
  const { name, isNotPublic } = useSiteTexts();
  const [isSending, setSending] = useState(false);
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => unwrap(await api.GET('/api/admin/example')),
    staleTime: 0,
    // Another tab may add it too.
    refetchInterval: ({ state }) => (isSending || state.data?.state === 'adding') && LOOK_EVERY_MS,
  });
  return (
    <StepFrame
      step="begin"
      title={t.begin.title(name)}
      text={isNotPublic ? t.begin.text : t.begin.publicText}
    >
      {data ? (
        <Beginning example={data} onSending={setSending} />
      ) : isLoadingError ? (
        <LoadFailure message={t.unexpected} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="mt-6">
          <Spinner label={t.checking} />
        </div>
      )}
    </StepFrame>
  );
}

function Beginning({ example, onSending }: { example: Example; onSending(isSending: boolean): void }) {
  const t = useSentences();
  const { api } = useServices();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const id = useId();
  const { state, canBeAdded } = example;
  const add = useSend('setup', {
    mutationFn: async () => unwrap(await api.POST('/api/admin/example')),
    onMutate: () => onSending(true),
    onSuccess: (added) => queryClient.setQueryData(KEY, added),
    onSettled: () => {
      onSending(false);
      // A request that was lost has begun it, or not.
      return queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
  const isThere = state === 'there';
  const isAdding = add.isPending || state === 'adding';
  const open = useFocusOnce(isThere && add.isSuccess);
  const isOffered = isAdding || state === 'unfinished' || canBeAdded;

  return (
    <>
      <h2 id={id} className="mt-6 font-semibold">
        {t.begin.question}
      </h2>
      <ul aria-labelledby={id} className="mt-2 grid max-w-2xl gap-3">
        <Choice
          name={t.begin.choices.empty.name}
          text={
            isThere
              ? t.begin.notEmpty
              : state === 'unfinished'
                ? t.begin.partThere
                : t.begin.choices.empty.text
          }
        >
          {/* Plain links: the console is another application, so the browser must load it. */}
          {(described) =>
            !isThere && (
              <a href="/admin" aria-describedby={described} className="btn btn-ghost">
                {t.begin.open}
              </a>
            )
          }
        </Choice>
        <Choice
          name={t.begin.choices.example.name}
          text={isThere || isOffered ? t.begin.choices.example.text : t.begin.noExample}
        >
          {(described) => (
            <>
              {isThere ? (
                <a ref={open} href="/admin" aria-describedby={described} className="btn">
                  {t.begin.open}
                </a>
              ) : (
                isOffered && (
                  <BusyButton
                    className="btn btn-ghost"
                    aria-describedby={described}
                    busy={isAdding}
                    onClick={() => !isAdding && add.send()}
                  >
                    {isAdding ? t.begin.adding : t.begin.add}
                  </BusyButton>
                )
              )}
              {isAdding && <Progress example={example} />}
              <p role="status" className="basis-full empty:hidden">
                {isThere && <>✓ {t.begin.exampleThere}</>}
              </p>
              {add.error && !isAdding && !isThere && (
                <p role="alert" className="basis-full">
                  {sentenceOf(add.error, t)}
                </p>
              )}
              {state === 'unfinished' && !isAdding && <p className="basis-full">{t.begin.unfinished}</p>}
            </>
          )}
        </Choice>
        <Choice name={t.begin.choices.backup.name} text={t.begin.choices.backup.text}>
          {(described) => (
            <a href="/admin/settings/care" aria-describedby={described} className="btn btn-ghost">
              {t.begin.bring}
            </a>
          )}
        </Choice>
      </ul>
      <StepButtons step="begin">
        {/* A plain link too: the server writes the line above the page, which names the example. */}
        <a href={localizedPath(locale, '/')} className="text-link tap">
          {t.begin.look}
        </a>
      </StepButtons>
    </>
  );
}

interface ChoiceProps {
  name: string;
  text: string;
  /** What the choice takes: one press. Gets the id of what describes it. */
  children(described: string): ReactNode;
}

function Choice({ name, text, children }: ChoiceProps) {
  const id = useId();
  return (
    <li className="setup-choice">
      <div className="min-w-0 flex-[1_1_18rem]">
        <h3 className="font-medium">{name}</h3>
        <p id={id} className="mt-1 text-sm text-ink-2">
          {text}
        </p>
      </div>
      {children(id)}
    </li>
  );
}

function Progress({ example: { songs, entries, whole } }: { example: Example }) {
  const t = useSentences();
  return (
    <div className="basis-full">
      <p role="status">{t.begin.addingText}</p>
      <progress
        className="setup-progress is-work"
        max={whole}
        value={Math.min(songs + entries, whole)}
        aria-label={t.begin.adding}
      />
    </div>
  );
}

/** Moves the focus to what takes the place of the button that was pressed. */
function useFocusOnce(isDue: boolean): RefObject<HTMLAnchorElement | null> {
  const target = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isDue) target.current?.focus();
  }, [isDue]);
  return target;
}

function sentenceOf(error: Error, t: ReturnType<typeof useSentences>): string {
  return (error instanceof ApiError && t.errors[error.code]) || t.begin.addFailed;
}
