import type { Schemas } from '@paattu/api-client';
import type { ReactNode } from 'react';
import { FocusedHeading } from '../../components/focused-heading';
import { Link } from '../../components/link';
import { useSearch } from '../../lib/use-search';
import { useSiteTexts } from '../../lib/site-texts';
import { useSentences } from './use-sentences';
import { useSettings } from './use-settings';

export type Settings = Schemas['SettingsDto'];

export const STEPS = ['account', 'name', 'email', 'keys', 'begin'] as const;
export type Step = (typeof STEPS)[number];

/** The step after this one, and the one before that the owner may go back to. */
export function around(step: Step): { next?: Step; previous?: Step } {
  const place = STEPS.indexOf(step);
  // The account was made with the code, which is used up.
  return { next: STEPS[place + 1], previous: place > 1 ? STEPS[place - 1] : undefined };
}

export const pathOf = (step: Step) => `/setup?step=${step}`;

/** Where a step leads: through the set-up, or back to the console that opened it alone. */
export function useWay(step: Step): { isFromConsole: boolean; next?: Step; previous?: string } {
  const isFromConsole = useSearch().get('from') === 'console';
  const { next, previous } = around(step);
  return { isFromConsole, next, previous: previous && !isFromConsole ? pathOf(previous) : undefined };
}

interface StepFrameProps {
  step: Step;
  title: string;
  text: string;
  children: ReactNode;
}

/** A step beside the list of all; on a phone below their bar. */
export function StepFrame({ step, title, text, children }: StepFrameProps) {
  const t = useSentences();
  const place = STEPS.indexOf(step);
  const isDone = useIsDone();
  return (
    <div className="mx-auto grid max-w-5xl gap-x-14 gap-y-6 md:grid-cols-[13rem_1fr]">
      <div>
        <p className="text-sm text-ink-2 md:hidden">{t.stepOf(place + 1, STEPS.length)}</p>
        <progress className="setup-progress" max={STEPS.length} value={place + 1} aria-hidden="true" />
        <ol aria-label={t.stepsLabel} className="hidden gap-5 md:grid">
          {STEPS.map((one, index) => (
            <li
              key={one}
              aria-current={one === step ? 'step' : undefined}
              className={`flex items-center gap-3 ${one === step ? 'font-medium' : 'text-ink-2'}`}
            >
              <span
                className={`setup-step ${index < place && isDone(one) ? 'is-done' : ''}`}
                aria-hidden="true"
              >
                {index < place && isDone(one) ? '✓' : index + 1}
              </span>
              {t.steps[one]}
              {index < place && (
                <span className={isDone(one) ? 'sr-only' : 'text-sm font-normal'}>
                  {isDone(one) ? `, ${t.done}` : t.later}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      <div className="min-w-0">
        {/* Each step is a page of its own to its reader. */}
        <FocusedHeading key={step}>{title}</FocusedHeading>
        <p className="mt-2 text-ink-2">{text}</p>
        {children}
      </div>
    </div>
  );
}

/** Whether a step that lies behind has set what it is about; what was left out comes later. */
function useIsDone(): (step: Step) => boolean {
  const { data } = useSettings({ enabled: false });
  const { hasOwnName } = useSiteTexts();
  return (step) => {
    if (step === 'name') return hasOwnName;
    if (step === 'email') return data?.mail.smtpHost != null;
    if (step === 'keys') return data?.youtube.hasKey === true;
    return true;
  };
}

/** Goes on from a step: to the next one, or back to the console that opened it alone. */
export function NextLink({ step }: { step: Step }) {
  const t = useSentences();
  const { isFromConsole, next } = useWay(step);
  if (isFromConsole)
    return (
      // A plain link: the console is another application, so the browser must load it.
      <a href="/admin" className="btn">
        {t.toConsole}
      </a>
    );
  return (
    next && (
      <Link to={pathOf(next)} className="btn">
        {t.nextStep(t.steps[next])}
      </Link>
    )
  );
}

/** Leaves the step out. */
function LaterLink({ step }: { step: Step }) {
  const t = useSentences();
  const { isFromConsole, next } = useWay(step);
  if (isFromConsole)
    return (
      <a href="/admin" className="text-link tap">
        {t.laterToConsole}
      </a>
    );
  return (
    next && (
      <Link to={pathOf(next)} className="text-link tap">
        {t.later}
      </Link>
    )
  );
}

/** The buttons below a step. The first child is the button that saves it. */
export function StepButtons({
  step,
  children,
  mayWait,
}: {
  step: Step;
  children: ReactNode;
  mayWait?: boolean;
}) {
  const t = useSentences();
  const { previous } = useWay(step);
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
      {children}
      {mayWait && <LaterLink step={step} />}
      {previous && (
        <Link to={previous} className="text-link tap sm:ml-auto">
          {t.back}
        </Link>
      )}
    </div>
  );
}

/** For whoever is not the owner of a site that has one. */
export function IsDone() {
  const t = useSentences();
  return (
    <div className="mx-auto max-w-md">
      <FocusedHeading>{t.isDone}</FocusedHeading>
      <p className="mt-3 text-ink-2">{t.isDoneText}</p>
      <Link to={`/auth?returnTo=${encodeURIComponent('/setup')}`} className="btn mt-6">
        {t.signIn}
      </Link>
    </div>
  );
}
