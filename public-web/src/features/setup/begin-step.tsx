import type { Schemas } from '@paattu/api-client';
import { localizedPath } from '@paattu/shared/locales';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
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

const CHOICES = ['empty', 'example', 'backup'] as const;
type Choice = (typeof CHOICES)[number];

const KEY = ['example'];
const LOOK_EVERY_MS = 1_000;

/** What the site begins with: nothing, the example, or a backup. */
export function BeginStep() {
  const t = useSentences();
  const { api } = useServices();
  const { name } = useSiteTexts();
  const [isSending, setSending] = useState(false);
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => unwrap(await api.GET('/api/admin/example')),
    staleTime: 0,
    // Another tab may add it too.
    refetchInterval: ({ state }) => (isSending || state.data?.state === 'adding') && LOOK_EVERY_MS,
  });
  return (
    <StepFrame step="begin" title={t.begin.title(name)} text={t.begin.text}>
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
  const [chosen, setChosen] = useState<Choice | null>(null);
  const isThere = example.state === 'there';
  const choice = chosen ?? (example.state === 'none' ? 'empty' : 'example');
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
  const isAdding = add.isPending || example.state === 'adding';
  const next = useFocusOnce(isThere && add.isSuccess);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isAdding) add.send();
  }

  return (
    <form aria-label={t.steps.begin} onSubmit={submit}>
      <Choices example={example} choice={choice} isFixed={isAdding} onChoice={setChosen} />
      {isAdding && <Progress example={example} />}
      <p role="status" className="mt-4">
        {isThere && choice === 'example' && <>✓ {t.begin.exampleThere}</>}
      </p>
      {add.error && !isAdding && !isThere && <p role="alert">{sentenceOf(add.error, t)}</p>}
      {example.state === 'unfinished' && !isAdding && choice === 'example' && <p>{t.begin.unfinished}</p>}
      <StepButtons step="begin">
        {choice === 'example' && !isThere ? (
          <BusyButton type="submit" busy={isAdding}>
            {isAdding ? t.begin.adding : t.begin.add}
          </BusyButton>
        ) : (
          // A plain link: the console is another application, so the browser must load it.
          <a ref={next} href={choice === 'backup' ? '/admin/care' : '/admin'} className="btn">
            {choice === 'backup' ? t.begin.bring : t.begin.open}
          </a>
        )}
        {/* A plain link too: the server writes the line above the page, which names the example. */}
        <a href={localizedPath(locale, '/')} className="text-link tap">
          {t.begin.look}
        </a>
      </StepButtons>
    </form>
  );
}

interface ChoicesProps {
  example: Example;
  choice: Choice;
  isFixed: boolean;
  onChoice(choice: Choice): void;
}

function Choices({ example: { state, canBeAdded }, choice, isFixed, onChoice }: ChoicesProps) {
  const t = useSentences();
  const id = useId();
  /** Why a choice is none now. */
  const against: Partial<Record<Choice, string>> = {
    ...(state === 'there' && { empty: t.begin.notEmpty }),
    ...(state === 'unfinished' && { empty: t.begin.partThere }),
    ...(state === 'none' && !canBeAdded && { example: t.begin.noExample }),
  };
  return (
    <fieldset className="mt-6 grid max-w-2xl gap-3">
      <legend className="mb-2 font-semibold">{t.begin.question}</legend>
      {CHOICES.map((one) => (
        <label key={one} htmlFor={`${id}-${one}`} className="setup-choice">
          <input
            id={`${id}-${one}`}
            type="radio"
            name={id}
            checked={choice === one}
            disabled={against[one] !== undefined || (isFixed && choice !== one)}
            aria-describedby={`${id}-${one}-text`}
            aria-labelledby={`${id}-${one}-name`}
            onChange={() => onChoice(one)}
          />
          <span className="min-w-0">
            <span id={`${id}-${one}-name`} className="block font-medium">
              {t.begin.choices[one].name}
            </span>
            <span id={`${id}-${one}-text`} className="mt-1 block text-sm text-ink-2">
              {against[one] ?? t.begin.choices[one].text}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Progress({ example: { songs, entries, whole } }: { example: Example }) {
  const t = useSentences();
  return (
    <div className="mt-5 max-w-2xl">
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
