import type { Schemas } from '@paattu/api-client';
import type { ReactNode } from 'react';
import { FocusedHeading } from '../../components/focused-heading';
import { Link } from '../../components/link';
import { useSentences } from './use-sentences';

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
              <span className={`setup-step ${index < place ? 'is-done' : ''}`} aria-hidden="true">
                {index < place ? '✓' : index + 1}
              </span>
              {t.steps[one]}
              {index < place && <span className="sr-only">, {t.done}</span>}
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
  const { next, previous } = around(step);
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
      {children}
      {mayWait && next && (
        <Link to={pathOf(next)} className="text-link tap">
          {t.later}
        </Link>
      )}
      {previous && (
        <Link to={pathOf(previous)} className="text-link tap sm:ml-auto">
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
