import { isInvalidEmail } from '@paattu/shared/rules';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { BusyButton } from '../../../components/busy-button';
import { CaptchaField } from '../../../components/captcha/captcha-field';
import { useCaptcha } from '../../../components/captcha/use-captcha';
import { EmailField } from '../../../components/email-field';
import { AiFields } from '../../../components/entry-fields/ai-fields';
import { linkProblem } from '../../../components/entry-fields/link-problem';
import { PhotoField } from '../../../components/entry-fields/photo-field';
import { useVideoCard } from '../../../components/entry-fields/use-video-card';
import { VideoCard } from '../../../components/entry-fields/video-card';
import { TextField } from '../../../components/text-field';
import { goesToSubmit } from '../../../lib/goes-to-submit';
import { useServices } from '../../../lib/services';
import { toast } from '../../../lib/toasts';
import { useFieldErrors } from '../../../lib/use-field-errors';
import { useInView } from '../../../lib/use-in-view';
import { useTranslations } from '../../../translations/use-translations';
import { contestQuery } from '../facts/contest-queries';
import { ContestChangedNotice } from './contest-changed-notice';
import { DuplicateNotice } from './duplicate-notice';
import { EntryConditions } from './entry-conditions';
import type { EntryDraft } from './entry-draft';
import { missingFields, validateEntry } from './entry-validation';
import type { Submitted } from './submitted';
import { SubmittedNotice } from './submitted-notice';
import { useConditions } from './use-conditions';
import { useEnteredContest } from './use-entered-contest';
import { useEntryDraft } from './use-entry-draft';
import { ENTRY, useSubmission } from './use-submission';

export function SubmissionForm() {
  const t = useTranslations('entry-form');
  const form = useRef<HTMLFormElement>(null);
  const { data: current } = useQuery(contestQuery(useServices().api));
  const entered = useEnteredContest();
  const accepted = useConditions(entered.contest);
  const declarations = accepted.conditions?.declarations;
  const needs = {
    ticks: entered.contest?.acceptance === 'ticked',
    declaration: Boolean(declarations),
  };
  const { draft, fill, clear } = useEntryDraft(accepted.textId);
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  const [isDuplicate, setDuplicate] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const inView = useInView(form);
  const captcha = useCaptcha(inView, (captchaText) => change({ captchaText }));
  const broken = validateEntry(draft, !captcha.captcha || captcha.result === 'mismatch', needs, t.validation);
  const fieldErrors = useFieldErrors<keyof EntryDraft>(ENTRY, broken);
  const { send, submitting, percent } = useSubmission({
    onSubmitted(entry) {
      clear();
      fieldErrors.reset();
      captcha.refresh();
      setSubmitted(entry);
    },
    onRejected(failure, found) {
      fieldErrors.reject(found);
      setDuplicate(failure.code === 'DUPLICATE_VIDEO');
      if (failure.code === 'CONTEST_CHANGED') void entered.change();
      if (failure.code === 'RULES_CHANGED') void accepted.renew();
      // An accepted entry uses up its captcha; after any other error the captcha stays valid.
      if (failure.code !== 'CAPTCHA_INCORRECT') return;
      fill({ captchaText: '' });
      captcha.refresh();
    },
  });
  const linkError = linkProblem(draft.youtubeUrl, t.form);
  const video = useVideoCard(draft.youtubeUrl, inView);
  const missing = missingFields(draft, needs).map((name) => t.form.labels[name]);
  const missingId = useId();

  function change(part: Partial<EntryDraft>) {
    // The form must show the values that are being sent.
    if (submitting) return;
    fill(part);
    fieldErrors.change(...Object.keys(part));
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (submitting || isPreparing) return;
    setSubmitted(null);
    setDuplicate(false);
    const { photo } = draft;
    const captchaId = captcha.captcha?.id;
    const [first] = broken;
    const contestId = entered.contest?.id;
    const rulesVersion = accepted.conditions?.rulesVersion;
    const wording = accepted.conditions?.wording;
    if (!first && photo && captchaId)
      return send({ ...draft, photo, captchaId, contestId, rulesVersion, wording });
    if (first) toast({ title: first.title, description: first.message, tone: 'destructive', about: ENTRY });
    fieldErrors.reportBroken();
  }

  const field = (name: 'name' | 'email' | 'youtubeUrl') => ({
    label: t.form.labels[name],
    value: draft[name],
    error: fieldErrors.errorOf(name),
    input: fieldErrors.inputOf(name),
    readOnly: submitting,
    onValue: (value: string) => change({ [name]: value }),
  });

  return (
    <>
      <SubmittedNotice
        submitted={submitted}
        onAnother={() => {
          // A form that is hidden cannot have the focus.
          flushSync(() => setSubmitted(null));
          fieldErrors.focus('name');
        }}
      />
      <ContestChangedNotice contest={entered.isChanged ? entered.contest : undefined} />
      <form
        ref={form}
        noValidate
        // A link that is shown once has the place alone.
        hidden={submitted?.link !== undefined}
        aria-labelledby="enter-title"
        className="card form mt-8 gap-x-8 p-5 sm:p-8 lg:grid-cols-2"
        onSubmit={submit}
      >
        <TextField {...field('name')} maxLength={200} autoComplete="name" />
        <EmailField
          {...field('email')}
          onBlur={(event) => {
            if (isInvalidEmail(draft.email) && !goesToSubmit(event)) fieldErrors.reportLeft('email');
          }}
        />
        <div className="lg:col-span-2">
          <TextField
            {...field('youtubeUrl')}
            hint={t.form.youtubeHint}
            error={linkError ?? fieldErrors.errorOf('youtubeUrl') ?? video.rejection}
            type="url"
            maxLength={2_000}
            autoComplete="off"
          />
          <VideoCard video={video} silence={t.form.video.noAnswer} />
        </div>
        {declarations && (
          <div className="mb-5 lg:col-span-2">
            <AiFields
              declarations={declarations}
              draft={draft}
              error={fieldErrors.errorOf('aiUse')}
              input={fieldErrors.inputOf('aiUse')}
              readOnly={submitting}
              onChange={change}
            />
          </div>
        )}
        <PhotoField
          contest={current ?? undefined}
          photo={draft.photo}
          isPreparing={isPreparing}
          error={fieldErrors.errorOf('photo')}
          input={fieldErrors.inputOf('photo')}
          onPreparing={setPreparing}
          onChange={(photo) => change({ photo })}
          onInvalid={({ title, description }) => {
            toast({ title, description, tone: 'destructive', about: ENTRY });
            fieldErrors.reject([{ field: 'photo', message: description }]);
          }}
        />
        <CaptchaField
          captcha={captcha}
          text={draft.captchaText}
          error={fieldErrors.errorOf('captchaText')}
          readOnly={submitting}
          input={fieldErrors.inputOf('captchaText')}
          onChange={(captchaText) => change({ captchaText })}
        />
        <EntryConditions
          contest={entered.contest}
          accepted={accepted}
          draft={draft}
          errorOf={fieldErrors.errorOf}
          inputOf={fieldErrors.inputOf}
          onChange={change}
        />
        <DuplicateNotice shown={isDuplicate} />
        <div className="mt-3 flex flex-wrap items-center gap-4 lg:col-span-2">
          <BusyButton
            type="submit"
            busy={submitting || isPreparing || linkError !== undefined || !draft.photo}
            aria-describedby={missing.length > 0 ? missingId : undefined}
          >
            {submitting ? t.form.submitting : t.form.submit}
          </BusyButton>
          {missing.length > 0 && (
            <p id={missingId} className="text-sm text-ink-2">
              {t.form.missing(missing)}
            </p>
          )}
          {percent !== null && (
            <div className="flex items-center gap-3 text-sm text-ink-2 tabular-nums">
              <progress
                className="upload-progress"
                max={100}
                value={percent}
                aria-label={t.form.submitting}
              />
              {t.form.uploaded(percent)}
            </div>
          )}
        </div>
      </form>
    </>
  );
}
